import { lowerFirst } from '../../../engines/messages/lower-first'
import { upperFirst } from '../../../engines/messages/upper-first'
import { message, messageCount, ordinal } from './named-message'
import type { Rewording } from './other-words'
import { polite } from './polite'

const numbered = ['first', 'second', 'third', 'fourth', 'fifth']

const name = String.raw`\p{Lu}[\p{L}'’.-]*(?:(?:,| [/|–-])? (?:(?:at|from|of|de|van|von|der|den|&) ){0,2}\p{Lu}[\p{L}\d'’.-]*){0,8}`

/** What is to be otherwise in messages, in whole sentences and with where it is to be so. */
export const changesAtLength: readonly Rewording[] = [
  // “Replace "…" with "…" and put the same sentence at the end of the third email”
  [
    new RegExp(
      `(\\breplace ["“”][^"“”]{2,200}["”] (?:with|by) (["“”][^"“”]{2,200}["”])),? and (?:also )?(?:put|add|repeat|write|say) (?:the same|it|this|that)(?: sentence| line| words)? (?:at the end of|in|to|into) (the (?:${ordinal}) (?:one|${message}))`,
      'i',
    ),
    '$1. In $3 add $2',
  ],
  // “Add that people should kindly reply by 18 December”
  [
    /(\b(?:add|say|mention|tell them)(?: also| in it)?) that (?:people|they|everyone|everybody|guests|recipients|readers|the readers?) should (?:please |kindly )*((?:reply|answer|respond|register|sign up|book|call|write|confirm|let us know|choose|pick)\b[^.!?;:"“”]{0,80})(?=[.!?]|$)/gi,
    '$1 "Please $2."',
  ],
  // “Ask for a quick call on 0821 555 0143”
  [
    /\bask (?:them )?(?:for an? (?:quick |short |brief )?call|to call(?: me| us)?) (?:on|at|under) (\+?\d[\d /()-]{5,20}\d)(?: instead)?/gi,
    'end with the question "Would you give me a call on $1?"',
  ],
  // “They should call me, 0821 555 0143”
  [
    /(^|[.!,] |\band )they (?:should|can|may|could) (?:please |just |simply )*(?:call|phone|ring) (?:me|us)(?:,| on| at| under|:)? ?(\+?\d[\d /()-]{5,20}\d)(?=[.!]|$)/gi,
    (_, before = '', number = '') => `${before === '' ? '' : '. '}Add "Please call me on ${number}."`,
  ],
  // “First mail: add that shoes are included”
  [
    new RegExp(
      `^(?:(?:and|in|for|the)\\s+)*(${ordinal}) (?:one|${message})\\s*[:–-]\\s*(?:please )?(?=(?:add|say|mention|write|ask|tell|put|remove)\\b)`,
      'i',
    ),
    'in the $1 email ',
  ],
  // “It should also say that we deliver within three days”, “the emails should mention 30% less film”
  [
    new RegExp(
      `^(?:please )?(?:it|they|(?:the|both|all) (?:${message})s?) (?:should|must|could|needs? to) (?:also )?(?:say|mention|state) (?=(?:that\\b|\\d|our\\b|the\\b))(?![^.]*:)`,
      'i',
    ),
    'mention ',
  ],
  // “Could the subject mention menu cards?”
  [
    /^(?:(?:please|and|also)[,\s]+)*(?:could|can|should) the subject(?: line)? (?:also )?(?:mention|say|have|include|name) ([^.?!"“”:;]{3,50}?)(?: in it)?\?*$/i,
    'change the subject to "About $1"',
  ],
  // “Close with “Mit freundlichen Grüßen, Jens Petersen””
  [
    new RegExp(
      `^${polite}(?:end|close|finish|sign(?: off)?)(?: it| them| both| all)? with ["“„](\\p{L}[^"“”]{2,40}, \\p{Lu}[^"“”]{1,60})["”][.!]*$`,
      'iu',
    ),
    'sign it as "$1"',
  ],
  // “Sign dr. lena krause, datavera”
  [
    /^((?:please |and |now )*)sign (?:(?:it|them|with|as|by) )*((?:dr\.? |prof\.? )?(?!(?:it|them|all|off|with|as|by|both|my|the|our|every|each|up|here|on|in|for|and|off)\b)\p{Ll}+ (?!(?:with|as|off|by|please|up|for)\b)\p{Ll}+(?:,? (?:from )?\p{Ll}+(?: \p{Ll}+)?)?)[.!]*$/u,
    (_, before = '', who = '') =>
      `${before}sign it as "${who
        .split(/(?<=, )|(?<= )/)
        .map(upperFirst)
        .join('')
        .replace(/(?<= )From /, 'from ')}"`,
  ],
  // “Add my name Petra Novak”
  [
    new RegExp(
      `^(${polite})(?:add|put|use|write) my name:? (${name})(?: (?:under|below|at the (?:end|bottom)).*)?[.!]*$`,
      'u',
    ),
    '$1sign it as "$2"',
  ],
  // “In number 2 say …”, “mention in 1 that …”
  [
    /\bin (?:(?:number|no\.?|#) ?([1-5])\b,?|([1-5])(?= that\b))/gi,
    (_, number?: string, other = '1') => `in the ${numbered[Number(number ?? other) - 1] ?? 'first'} email`,
  ],
  // “Mention our site in the last”
  [
    new RegExp(
      `^(${polite}(?:mention|say|add|put|write|use|include)\\s(?:[^.!?:]|\\.(?=\\p{L})){3,140}? (?:in|to|into) the (?:${ordinal}))([.!]*)$`,
      'iu',
    ),
    '$1 one$2',
  ],
  // “I would like the second email to mention that …”
  [
    new RegExp(
      `^(?:please )?(?:i|we)(?:['’]d| would)? (?:like|want|love) (the (?:${ordinal}) (?:${message})) to (?:also )?(?=(?:mention|say|tell|add|ask|offer)\\b)`,
      'i',
    ),
    'in $1 ',
  ],
  // “End both with: Best wishes, Clara”
  [/\b(end|close|finish|sign) (?:both|all|them|it)(?: of them)? with: /gi, '$1 them with '],
  // “It should say in all three emails: …”
  [
    new RegExp(
      `^${polite}(?:it|they) should say in (?:all|each|every(?: one)?|both)(?: of)?(?: the| my)?(?: ${messageCount})?(?: ${message}s?)?\\s*:\\s*["“„]?([^"“”]{4,300}?)["”]?$`,
      'iu',
    ),
    'add "$1" in all emails',
  ],
  // “Add to the second and third email that …”, “In the second and third email, say that …”
  [
    new RegExp(
      `^${polite}(?:add|write|put|say)(?: in)?(?: to)? the (${ordinal}) and(?: the)? (${ordinal}) (${message}) that ((?:[^.!?:]|:(?=\\d)){4,200})(?=[.!?]|$)`,
      'i',
    ),
    'In the $1 $3, say that $4. In the $2 $3, say that $4',
  ],
  [
    new RegExp(
      `^${polite}in the (${ordinal}) and(?: the)? (${ordinal}) (${message}),? (?:please )?((?:say|mention|add|tell them) (?:[^.!?:]|:(?=\\d)){4,200})(?=[.!?]|$)`,
      'i',
    ),
    'In the $1 $3, $4. In the $2 $3, $4',
  ],
  // “In the last mail remind them the free inspection ends 15 January”
  [
    new RegExp(
      `(\\bin the ${ordinal} (?:${message}),?) (?:please )?remind (?:them|people|everyone) (?:that )?(?=(?:the|our|we|it|there|they)\\b)`,
      'i',
    ),
    '$1 say that ',
  ],
  // “Add that we come on Saturdays. They should answer by 14 January.”
  [
    /((?:^|[.!?] ))they should (?:please |kindly )*((?:answer|reply|respond|register|sign up|confirm|book|call) (?:by|before|until) [^.!?]{3,40})(?=[.!]|$)/i,
    '$1Add "Please $2."',
  ],
  // “The first email should begin with: We invite you to …”
  [
    new RegExp(
      `^${polite}(the ${ordinal} (?:${message})) (?:should|must|has to|needs to|could) (begin|start|open|end|close) with\\s*:?\\s*["“„]?([^"“”?]{4,200}?[^"“”]?)["”]?$`,
      'iu',
    ),
    '$2 $1 with "$3"',
  ],
  // “Say in it that we also come on Saturdays”
  [new RegExp(`^(${polite}(?:say|mention|add|write)) in (?:it|there|them) that `, 'i'), '$1 that '],
  // “Put in the second that we do repairs within a day”, “mention in both that we bring certificates”
  [
    new RegExp(
      `^(${polite})(?:put|write|say|mention|add)(?: it)? (?:in|into|to) (?:the )?(${ordinal})(?: (?:one|${message}))? that `,
      'i',
    ),
    '$1in the $2 email say that ',
  ],
  [
    new RegExp(
      `^(${polite})(?:put|write|say|mention|add)(?: it)? (?:in|into|to) both(?: (?:of them|${message}s))? that ([^.!?]{4,160})`,
      'i',
    ),
    'In the first email, say that $2. In the second email, say that $2',
  ],
  // “The game lasts 60 minutes, please add that to the first one”
  [
    new RegExp(
      `^((?:the|our|my|we|it|there|parking|entry|lunch|breakfast|drinks)\\b[^.!?:;"“”]{6,140}?),? (?:and |so )?(?:please |can you |could you )+(?:add|mention|say|put|include|write) (?:that|this|it)(?: too| as well)?(?: (?:to|in|into) (?:the (${ordinal}) (?:one|${message})|it|them|the (?:text|e-?mail|message)))?(?: (?:too|as well))?[?.!]*$`,
      'i',
    ),
    (_, fact = '', which?: string) =>
      `${which === undefined ? '' : `in the ${which} email `}say that ${lowerFirst(fact)}`,
  ],
  // “Make the last one shorter and sign as Mara from Lock & Riddle”
  [
    new RegExp(
      `(\\b[Tt]he ${ordinal} (?:one|${message})\\b[^.!?]{0,60}?),? and (?:please )?sign (?:it )?(?:as|with) (?=\\p{Lu})`,
      'u',
    ),
    '$1. Sign all of them with ',
  ],
  // “Sign Sanne, Velopool”
  [new RegExp(`^(${polite})sign (?:it )?(${name})[.!]*$`, 'u'), '$1sign it as "$2"'],
  // “The fourth one is just a goodbye”
  [
    new RegExp(
      `^(${polite})(?:the )?(${ordinal})(?: one| ${message})?(?: is| should be| as)? (?:just |only |simply )+(?=(?:an? |the )?(?:short |polite )?(?:goodbye|farewell|reminder)\\b)`,
      'i',
    ),
    '$1the $2 one should be ',
  ],
  // “Add to first: we installed 120 chargers”
  [
    new RegExp(
      `^(${polite})(?:add|put|write) (?:this |that )?(?:to|in|into) (?:the )?(${ordinal})(?: one| ${message})?\\s*:\\s*(?=\\S)`,
      'i',
    ),
    '$1in the $2 email say that ',
  ],
  // “In the second email tell them about our feedback: 96% would recommend it”
  [
    new RegExp(
      `(\\bin the ${ordinal} ${message},?) (?:please )?tell them about (?:our|the) [\\p{L} -]{3,30}: (?=\\S)`,
      'iu',
    ),
    '$1 say that ',
  ],
  // “Take the price out of the first”
  [
    new RegExp(
      `^(${polite})take (?:out )?([^.!?:;]{3,60}?) out (?:of|from) (?:the )?(${ordinal})(?: one| ${message})?[.!]*$`,
      'i',
    ),
    '$1remove $2 from the $3 email',
  ],
  // “The last one sounds rude, make it nicer”
  [
    new RegExp(
      `^(${polite})the (${ordinal})(?: one| ${message})? (?:sounds|is|reads|feels|seems) [^,.;:!?]{3,40}[,.;:–-]+\\s+(?:so |please |can you |could you )*make (?:it|that) (?:a (?:bit|little) |much |sound )?(?:nicer|kinder|warmer|friendlier|softer|more (?:polite|friendly))[.!?]*$`,
      'i',
    ),
    '$1make the $2 one friendlier',
  ],
  // “Nora Feld, Papyr should be the signature”
  [
    new RegExp(`^(${name}) (?:should|must|could) be (?:the|my|our) (?:signature|sign-?off)[.!]*$`, 'u'),
    'sign it as "$1"',
  ],
  [new RegExp(`^(${polite})signed (?:by|as|with) (${name})[.!]*$`, 'u'), '$1sign it as "$2"'],
  // “Make both max 60 words”
  [/^((?:please |and |now )*make) both (?=(?:max|at most|under|below|no more)\b)/i, '$1 them '],
  // “The second should be shorter and say we speak German”
  [
    /\b(say|mention) (?=we (?:speak|are|have|do|can|come|offer|deliver|work|also|only|always|never|install|repair|bring)\b)/gi,
    '$1 that ',
  ],
  // “Subject should be: mice in your kitchen? and make it shorter”
  [
    /(^|[,.] |\band )(?:the |my )?subject(?: line)?(?: (?:should|must|could) (?:be|say|read)| is|:)\s*:?\s*(?:["“„])?([^"“”.!?:]{4,70}\?)["”]?(?=\s|$)/i,
    '$1change the subject to "$2"',
  ],
  // “Where is my name and the price? Put in …”
  [/^where(?:['’]s| is| are) (?:my|our|the)\s[^?.!]{3,60}\?\s+(?=(?:put|add|write|mention|say|sign)\b)/i, ''],
  [
    /^((?:please )?put in )([^.;:!?"“”]{4,120}?),? and (?=sign\b)/i,
    (_, _order, what = '') => `Add "${upperFirst(what)}.". Then `,
  ],
  // “Sign all mails Ute Kessler, Kessler Pest Control”, “end every mail with: Ute Kessler, Kessler Pest Control”
  [
    new RegExp(
      `(^|[,.] |\\band )(?:please )?(?:[Ss]ign|[Ee]nd|[Cc]lose|[Ff]inish) (?:all|every|each)(?: of)?(?: the| my| our)? (?:e-?)?(?:mails?|messages?|notes?)(?: (?:with|as|by))?\\s*:?\\s*["“„]?(${name})["”]?(?=[.!]*$)`,
      'u',
    ),
    (_, before = '', who = '') =>
      `${before.replace(/^, $/, '. ')}${before === '' || before.startsWith(',') ? 'Sign' : 'sign'} it as "${who}"`,
  ],
  // “Sign all of them with Helen Strand, Marketing Manager, Oakridge Acoustics”
  [
    new RegExp(`(\\b[Ss]ign (?:it|them|all|all of them|both)(?: off)? (?:with|as)) (${name}, ${name})(?=[.!]*$)`, 'u'),
    '$1 "$2"',
  ],
]
