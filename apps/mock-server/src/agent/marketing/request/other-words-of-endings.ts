import { upperFirst } from '../../../engines/messages/upper-first'
import type { Rewording } from './other-words'
import { polite } from './polite'

const message = '(?:e-?mail|message|mail|step|one|note|follow-?up)'
const ordinal = '(?:first|second|third|fourth|fifth|last|final|1st|2nd|3rd|4th|5th)'
const named = `(?:the\\s+|my\\s+|our\\s+)?(?:${ordinal}\\s+${message}|${message}\\s+#?\\d)`
const ask = '(?:call[- ]to[- ]action|cta|ask|(?:closing|last|final) (?:line|sentence|question))(?: at the end)?'
/** What somebody is told to do says so with a verb at its beginning. */
export const callsToDo =
  /^(?:please\s+|just\s+|simply\s+)?(?:reply|answer|respond|write|call|ring|text|send|book|pick|choose|sign up|register|rsvp|click|visit|drop|let me|let us|tell|hit|give|come|join|grab|reserve|order|try|download|see|say|email|e-mail|message|contact)\b/i

/** How messages begin and end, as people put it. */
export const otherWordsOfEndings: readonly Rewording[] = [
  // “End with Best instead of Kind regards”
  [
    /^((?:please |now |and |also )*)(?:end|close|finish|sign off|sign) (?:it |them )?(?:with |as )?["“]?(\p{Lu}[\p{L} ]{2,30}?)["”]? (?:instead of|rather than|and not) ["“]?((?:kind|best|warm) (?:regards|wishes)|best|regards|cheers|yours sincerely|sincerely)["”]?[.!]*$/iu,
    '$1replace "$3" with "$2"',
  ],
  // “The CTA should be: reply with yes and I'll put you on the list”
  [
    new RegExp(
      `^${polite}(?:(?:change|make|set|turn|switch) (?:the |my |our |its )?${ask}(?: (?:in)?to)?(?: be| say| read)?|(?:the |my |our |its )?${ask}(?: (?:should|must|has to|is to|could)(?: be| say| read)?| is| =)?)\\s*(:?)\\s*["“]?([^"“”?]{8,160}?)["”]?[.!]*$`,
      'i',
    ),
    // “Change the CTA to book a demo” says what is asked for, and not in which words.
    (all, colon = '', words = '') =>
      callsToDo.test(words) &&
      (colon !== '' ||
        !/^(?:book|schedule|arrange|have|order|try|reply|call)\b/i.test(words) ||
        words.split(' ').length > 4)
        ? `end with the question "${upperFirst(words)}."`
        : all,
  ],
  // “Change the ending to: Would you like to see the programme?”
  [
    new RegExp(
      `^(${polite})(?:(?:change|make|set|turn) (?:the |my |its )?(?:ending|end|last line|last sentence|closing)(?: of (?:it|${named}))?(?: (?:in)?to)?|(?:the |its )?(?:ending|last line|last sentence) (?:should|must|could) (?:be|say|read))\\s*:?\\s*["“]?([^"“”?.!;]{8,160}\\?)["”]?$`,
      'i',
    ),
    '$1end with the question "$2"',
  ],
  // “End it with a question about how they track holidays”, “start with a question: Do you …?”
  [
    new RegExp(
      `^${polite}(?:end|close|finish) (?:(?:it|them|the e-?mails?|the messages?) )?with (?:a|the|one) question (?:about|on|asking|of) (?=(?:how|what|who|when|where|why|which|whether|if)\\s)`,
      'i',
    ),
    'ask ',
  ],
  [
    new RegExp(
      `^(${polite}(?:start|begin|open|end|close|finish)(?: (?:it|them|the e-?mails?|the messages?))? with) (?:a|the|this) question:\\s*["“]?([^"“”?]{8,160}\\?)["”]?$`,
      'i',
    ),
    '$1 "$2"',
  ],
  // “Make the second one start with "Did my note get lost?"”
  [
    new RegExp(
      `^${polite}(?:make|have|let)\\s+(${named})\\s+(start|begin|open|end|close|finish)s?\\s+with\\s+(?=\\S)`,
      'i',
    ),
    'in $1 $2 with ',
  ],
  // “End the last email with "Drive safely, Pieter"”
  [
    new RegExp(
      `^${polite}(?:end|finish|close|sign)(?: off)? (it|them|all|(?:all |both )?(?:the |my |our |these )?(?:e-?mails|messages|mails)|(?:the |my |our )?(?:${ordinal} (?:one|${message})|${message} #?\\d)) (?:with|as) (?:["“„](\\p{Lu}[\\p{L} ]{2,30}, \\p{Lu}[\\p{L}'’. -]{1,40})["”]|((?:with )?(?:best|kind|warm|many) (?:regards|wishes|greetings), \\p{Lu}[\\p{L}'’. -]{1,40}))[.!]*$`,
      'iu',
    ),
    (_, which = '', quoted = '', said = '') =>
      `${/\d|(?:e-?mail|message|mail|one|note|step|follow-?up)$/i.test(which) ? `in ${which} ` : ''}sign it as "${upperFirst(quoted || said)}"`,
  ],
  // “Use Best regards, Jonas Weber”
  [
    new RegExp(
      `^${polite}(?:sign(?: it| them| off| all)?(?: off)?(?: (?:as|with))?|use|write|put|take|(?:end|close|finish)(?: (?:it|them|all))? with|(?:the |my )?(?:sign-?off|goodbye|closing|signature|ending)(?: should be| is|:)?)\\s+:?["“]?((?:with\\s+)?(?:best|kind|warm|many)\\s+(?:regards|wishes|greetings)|regards|best|cheers|sincerely|yours\\s\\p{L}+|many thanks|all the best)\\s*,?\\s+((?:from\\s+)?\\p{Lu}[\\p{L}'’.-]*(?:,?\\s(?:(?:de|van|von|der|den|la|le|du|di|da|of|at|from)\\s){0,2}\\p{Lu}[\\p{L}\\d'’.-]*){0,6})["”]?(?:\\s+(?:at the end|under it|as (?:the )?signature|below))?[.!]*$`,
      'iu',
    ),
    (_, bye = '', name = '') => `sign it as "${upperFirst(bye)}, ${name}"`,
  ],
  // “In a PS, mention that places are limited”
  [
    new RegExp(
      `^(${polite})(?:in|as) (?:an? |the )?(?:p\\.?\\s?s\\.?|postscript),? (?:please )?(?:(?:mention|say|add|write|tell them|state|put)(?: that)?|:)\\s+`,
      'i',
    ),
    '$1add a PS: ',
  ],
  // “Add that drinks are free as a PS”
  [
    new RegExp(
      `^(${polite})(?:add|say|mention|write|put)(?: that)? ([^.;:!?"“„]{4,120}?) (?:as|in) an? (?:p\\.?\\s?s\\.?|postscript)[.!]*$`,
      'i',
    ),
    '$1add a PS: $2',
  ],
  // “The last one needs a PS: we are at stand 12”
  [
    new RegExp(
      `^(${polite})(${named}|(?:the|my|our) (?:e-?mail|message|note)) (?:needs|should (?:have|get)|could use|gets) an? (?:p\\.?\\s?s\\b\\.?|postscript)\\s*(?=\\S)`,
      'i',
    ),
    '$1add a PS to $2 ',
  ],
  // “Make it shorter, and add a PS to the last one: we are at the fair”
  [
    new RegExp(`(\\b(?:p\\.?\\s?s\\.?|postscript) (?:to|under|below|in) ${named})\\s*:\\s*(?=\\p{L})`, 'iu'),
    '$1 saying ',
  ],
]
