import { lowerFirst } from '../../../engines/messages/lower-first'
import { askedInTwoSentences } from './asked-in-two-sentences'
import { months } from './date-named'
import { offersAsked } from './offers-asked'
import type { Rewording } from './other-words'
import { polite } from './polite'
import { narrowedInPassing } from './search-going-on'

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const ifWords = '(?:if|whether|how|what|which|when|where|who)'

/** Orders and changes as they are put in few words, or with what matters behind. */
export const otherWordsInShort: readonly Rewording[] = [
  narrowedInPassing,
  ...askedInTwoSentences,
  ...offersAsked,
  // “Change the ending to ask whether they have a plan”, “end with asking if we should call”
  [
    new RegExp(
      `^(${polite})(?:(?:change|make|set|turn) (?:the |its )?(?:ending|end|closing|last (?:sentence|line)|(?:final |last |closing )?question|call to action|cta)(?: at the end)? (?:in)?to (?:be )?(?:ask|asking)|(?:end|close|finish|conclude) (?:it )?(?:with|by|in) asking) (?:them )?(?=${ifWords}\\s)`,
      'i',
    ),
    '$1ask ',
  ],
  // “Make the subject more personal”
  [
    new RegExp(
      `^(${polite})(?:make|have) (?:the|its|my) subject(?: line)? (?:a bit |a little |much )?more personal(?:i[sz]ed)?[.!]*$`,
      'i',
    ),
    '$1put the first name in the subject',
  ],
  // “Take out the number 12”
  [
    new RegExp(
      `^(${polite})(?:drop|remove|delete|take out|leave out|cut|strip) the (?:number|figure|percentage|price|amount)s? ([€$£]?\\d[\\d.,–-]*\\s?(?:%|€|k|percent|euros?)?)((?:,? (?:in|from|of) [^.;!?]{3,40})?)[.!]*$`,
      'i',
    ),
    (_, before = '', value = '', where = '') =>
      /^\d+$/.test(value.trim()) && where === ''
        ? `${before}take out the word ${value.trim()}`
        : `${before}leave out "${value.trim()}"${where}`,
  ],
  // “And a follow-up a week later”
  [/^(?:(?:and|plus|then|also|now)[,\s]+)+(?=(?:an?|one)\s(?:short\s|friendly\s|polite\s)?follow[- ]up\b)/i, 'add '],
  // “The place is Hotel Adlon, mention that”
  [
    new RegExp(
      `^(${polite})((?:the|our|it|we|they|there|you)\\s[^.;!?]{4,150}?),\\s*(?:please )?(?:mention|say|add|include) (?:that|this|it)(?: too| as well| please)*[.!]*$`,
      'i',
    ),
    (_, before = '', fact = '') => `${before}mention that ${lowerFirst(fact)}`,
  ],
  // “Don't say saved, say spared”, “instead of boiler check say heating check”
  [
    /^(?:(?:please|no|and|but|also|ok(?:ay)?)[,\s]+)*(?:(?:don['’]?t|do not|never) (?:say|write|use)|instead of|rather than)\s+["“]?((?!(?:the|a|an|our|that|it|this|anything|so)\b)[\p{L}\p{N}-]+(?:\s[\p{L}\p{N}-]+){0,3}?)["”]?,?\s+(?:but\s+)?(?:say|write|use)\s+["“]?([\p{L}\p{N}-]+(?:\s[\p{L}\p{N}-]+){0,4}?)["”]?(?: instead)?[.!]*$/iu,
    'replace "$1" with "$2"',
  ],
  // “Email them. We help with succession planning.”
  [
    new RegExp(
      `^(${polite})(?:(e-?mail)|message|write(?: to)?) (?:them|him|her|everyone|everybody|all of them)[.!]\\s+(?=(?:We|Our|I)\\b)`,
      'i',
    ),
    (_, before = '', email = '') => `${before}write ${email === '' ? 'a message' : 'an email'} to them. `,
  ],
  // “Find 5 CFOs and write them an email in one go”
  [/,?\s+(?:all )?in one go(?=[\s.!?]*$|,?\s+and\s)/gi, ''],
  // “Write to them: we deliver fresh fish”
  [
    new RegExp(
      `^(${polite})(?:(message)|write to|e-?mail) (?:them|everyone|everybody|all of them)\\s*:\\s*(?=\\S)`,
      'i',
    ),
    (_, before = '', message = '') => `${before}write ${message === '' ? 'an email' : 'a message'} to them: `,
  ],
  // “Sounds a bit stiff, loosen it up”
  [
    /^(?:(?:it |that |this )?(?:sounds?|is|feels?|reads?)\s+(?:still |a bit |a little |too |so |rather )*(?:stiff|formal|cold|dry)[,;]\s*)?(?:please\s+)?(?:loosen|lighten|warm) (?:it|this|that|them) up(?: a bit| a little| please)*[.!]*$/i,
    'make it friendlier',
  ],
  // “Invite the CMOs of SaaS companies to our breakfast, find 10 first”
  [
    /^((?:please\s+)?(?:invite|e-?mail|message|write to|contact))\s+((?!(?:them|everyone|everybody|him|her)\b)[^,.;:!?]{4,80}?)\s+((?:to|about)\s(?:our|the|a|an)\s[^.;:!?]{4,120}?),?\s+(?:and\s+|but\s+)?(?:please\s+)?find (?:(\d{1,3})(?: of them)?|them|some|a few) first[.!]*$/i,
    (_, deed = '', whom = '', matter = '', count = '') =>
      `Find ${count === '' ? '' : `${count} `}${whom.replace(/^(?:the|all|some)\s+/i, '')}. ${/^(?:please\s+)?invite/i.test(deed) ? 'Invite them' : 'Write an email to them'} ${matter}`,
  ],
  // “Heads of R&D”: one area, and not two.
  [/\b((?:heads?|directors?|vps?|vice presidents?|chiefs?|managers?|leaders?) of) r ?& ?d\b/gi, '$1 research'],
  // “More, 5 in the Netherlands”
  [/^(?:and\s+)?more[,:]\s+(\d{1,3})\s+(?=(?:in|from|at)\s)/i, '$1 more '],
  // “Cold email, 3 steps: bottling line rental, no investment”
  [
    new RegExp(
      `^(${polite})(?:an?\\s+)?(?:cold\\s+|short\\s+)?(e-?mail|linked-?in)(?:\\s+(?:sequence|message))?,\\s*([2-7]|two|three|four|five)[ -](?:steps?|messages|e-?mails|mails):\\s*(?!(?:we|our|i|first|step|1|intro)\\b)(?=\\p{L})`,
      'iu',
    ),
    '$1write a $3-step $2 sequence about our ',
  ],
  // “Tuesday is bad, Thursday please”
  [
    new RegExp(
      `^(?:(?:sorry|no|oh|but|actually)[,\\s]+)*(${day}) (?:is (?:bad|not (?:good|possible|ideal)|no good|taken|full)|does(?:n['’]t| not) work|won['’]t work|isn['’]t good)(?: for (?:me|us))?[,;:.]\\s*(?:so |but |and )*(?:make it |rather |better |say |take )?(?:on )?(${day})(?: (?:please|instead|then|would be better|is better|works))*[.!]*$`,
      'i',
    ),
    'replace $1 with $2',
  ],
  // “Don't be so direct”
  [
    /^(?:please\s+)?(?:don['’]?t|do not) be (?:so|too|that) (?:direct|pushy|insistent|aggressive|salesy)[.!]*$/i,
    'make it less pushy',
  ],
  // “Our event: Packaging Day, 3 October in Cologne”
  [
    new RegExp(
      `(^|[.!?]\\s+)Our (?:event|conference|fair|webinar|workshop|meeting)(?: is)?:\\s*(\\p{Lu}[^,.:;!?]{3,60}),\\s*(?:on )?((?:\\d{1,2}(?:st|nd|rd|th)? (?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?)(?: (?:in|at) [^.,;:!?]{3,60})?)(?=[.!?]|$)`,
      'giu',
    ),
    '$1We are hosting our $2 on $3',
  ],
  // “Write an invitation”
  [/\b((?:write|draft|prepare|create)\s+(?:me\s+|us\s+)?(?:an?|the)\s+(?:short\s+)?invitation)(?=[.!]*$)/i, '$1 email'],
  // “Shorter than 60 words”, as a sentence of its own
  [/(^|[.!?]\s+)(?:keep it )?shorter than (\d{2,3}) words(?=[.!?]|$)/gi, '$1At most $2 words'],
  // “Practice owners” own what they lead.
  [/\bpractice owner(s?)\b/gi, 'owner$1'],
]
