import { upperFirst } from '../upper-first'
import type { Rewording } from './rewording'

const person = String.raw`(?:we|I)`
const wish = String.raw`(?:would|['’]d)\s(?:like|love)`
const whom = String.raw`(?:them|(?:[^\s.,;:!?]+\s){0,5}?(?:[^\s.,;:!?]+s|people))`
const sentence = String.raw`(^|[.!?]\s+)`

/** Who or what does something: “our trainer visits”, “our app tests”. */
const doers = String.raw`(?:[\p{L}-]*(?:er|or|ist|ian)s?|teams?|vans?|trucks?|experts?|staff|mechanics?|chefs?|colleagues?|firm|company|shop|app|tool|system|software|platform|device|robots?|lab|that|which|who|and)\s`
const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)days'

/** One of several, and nothing that is not counted: “a sketch”, “parking”. */
function isOne(thing: string): boolean {
  return !/(?:[^s]s|ing)$/i.test(thing) && !uncounted.test(thing)
}

const uncounted =
  /^(?:delivery|advice|support|access|coffee|tea|beer|wine|water|food|breakfast|lunch|dinner|fruit|installation|maintenance|software|entry|admission|insurance|set-?up|wifi|pick-?up|collection|returns?|transport|and|or|until|for|of|if|with|to|from|in|on|at)$/i

const done = /^(?:delivery|pick-?up|installation|set-?up|collection)$/i

/** Goals of whoever tells in whole sentences what they do and wish, in the words of orders that other rules know. */
export const politeRewordings: readonly Rewording[] = [
  // “The goal is a short call”, “our goal is a free inspection”
  [
    new RegExp(
      String.raw`${sentence}(?:and\s)?(?:(?:the|my|our)\s)?(?:goal|aim)(?:\sis|:)\s(an?\s(?:(?:short|quick|brief|first|personal|\d+[- ]minute)\s)*(?:call|chat|meeting|demo|appointment|conversation|visit)\b)`,
      'gi',
    ),
    '$1Ask for $2',
  ],
  [new RegExp(String.raw`${sentence}(?:(?:the|my|our)\s)?(?:goal|aim)(?:\sis|:)\s(an?\sfree\s)`, 'gi'), '$1Offer $2'],
  // “Ask for a visit to our showroom”
  [
    /\bask (?:them )?for an? (?:short |quick |brief )?visit (?:to|of|at|in) (?=(?:our|the|my)\s)/gi,
    'ask them to visit ',
  ],
  // “Mention the price of 18,000 euros”
  [
    /\b(mention|say|state|include)(s?) (?:the|our|a|my) (?:fixed )?price of (?=(?:only )?[€$£]?\d)/gi,
    '$1$2 that the price is ',
  ],
  // “We offer a free check of the piano, and a tuning costs 120 euros”
  [
    /(\b(?:we|i)\s(?:would\slike\sto\s)?offer\s(?:them\s)?(?:an?|our)\s[^.!?,;:]{3,80}),?\sand\s((?:an?|the|our|each|every)\s(?:[\p{L}-]+\s){1,3}?(?:costs?|takes?|is|are|includes?|lasts?|comes?|starts?)\s)/giu,
    (_, offer = '', fact = '') => `${offer}. ${upperFirst(fact)}`,
  ],
  // “Tell them that a day costs 69 euros, that we have 12 rooms, and invite them to …”
  [
    /\b((?:tell|inform) them|say|mention)\sthat\s([^.!?;:"“”]{4,120}?),\s(?:and\s)?that\s([^.!?;:"“”]{4,120}?)(?=[.!?]|$|,?\sand\s(?:invite|offer|ask|say|mention|tell)\b)/gi,
    '$1 that $2. $1 that $3',
  ],
  // “Free sketch of a green wall for their lobby”
  [
    /^(?:a\s)?free\s(?!(?:for|until|of|if|with|to|from|in|on|at|and|or|when|as)\s)((?:[\p{L}-]+\s){0,2}?)([\p{L}-]+)(?=\s(?:of|for|in|at|on|with|until|to|within|before)\s|[.,;]|$)/iu,
    (all, before = '', thing = '') =>
      isOne(thing) ? `offer a free ${before}${thing}` : done.test(thing) ? `we offer free ${before}${thing}` : all,
  ],
  // “Our yearly checks of fire doors”, “introduce our home deliveries on Sundays”: things, and nobody does anything
  [
    new RegExp(
      String.raw`^(?:(?:introduce|present|promote|advertise|about|write\sabout)\s)?our\s((?:(?!${doers})[\p{L}-]+\s){1,3}?(?:(?:checks|tests|deliveries|inspections|refills|transports|prints|walks|rides)(?=\s(?:of|on|in|at)\s)|moves(?=\s(?:on\s(?:weekends|${weekdays})|at\snight|(?:for|from|at)\s(?:only\s)?[€$£]?\d)))[^.;:!?]*)`,
      'iu',
    ),
    'We offer $1',
  ],
  // “Our offer: yearly extinguisher check, 9 euro each”
  [
    /(^|[.!?]\s+)((?:our |the |my )?offer:\s|we offer )(?!an?\s|the\s|our\s|\d)((?:[\p{L}-]+\s){0,5}?(?:check|inspection|service|workshop|consultation|trial|demo|tour|tasting|audit|course|visit|test|plan|package|sample|subscription|delivery|assessment|analysis|contract))(?=[.,;]|\s(?:for|from|with|at|in|of|on|until|to)\s|\s?$)/giu,
    (_, before = '', lead = '', thing = '') =>
      `${before}${/^we/i.test(lead) ? lead : 'offer '}${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`,
  ],
  // “We are X. We invite office managers to our open day”
  [
    new RegExp(
      String.raw`${sentence}${person}\s(?:(?:${wish}|want|wish)\sto\s)?invite\s(?!you\b)${whom}\sto\s(?=(?:our|my|an?|the)\s)`,
      'gi',
    ),
    '$1Invite them to ',
  ],
  // “…, with breakfast, and everyone who comes gets a free measurement”
  [/(?<=\s[^.!?]{8,200}),?\sand\se(very(?:one|body)\swho\s\p{L}+\s(?:gets|receives)\s)/giu, '. E$1'],
  // “I am X from Y. We rent out work clothes, we pick them up every Monday”
  [
    /^((?:I|We)(?:['’]m|['’]re|\sam|\sare)\s[^.!?]{3,80}[.!]\s(?:[^.!?]{3,160}[.!]\s)?)(We\s(?!are\b|have\b)\p{Ll}+\s[^.!?:;,]{8,120}),\swe\s(?=\p{Ll}+\s)/u,
    '$1$2. We ',
  ],
  // “Invite them to a free check of their archive, which takes 20 minutes”
  [
    new RegExp(
      String.raw`((?:invite|offer)\s(?:${whom}\s)?(?:to\s)?(?:an?|our)\s(?:(?:free|short|quick|personal)\s)*)((?:[\p{L}-]+\s){0,2}?[\p{L}-]{3,})((?:\s(?:of|for|in|at|on|with)\s[^.;:!?,]+?)?),\swhich\s(?=(?:(?:usually|normally|only|just)\s)?(?:takes|costs|lasts|includes|covers|saves|is\sfree)\b)([^.;:!?,]+?)(?:,\s(?=(?:before|until|by|in|on|at|between)\s)([^.;:!?,]+?))?(?=[.!]|$)`,
      'iu',
    ),
    (_, order = '', thing = '', more = '', which = '', moment?: string) =>
      `${order}${thing}${more}${moment === undefined ? '' : ` ${moment}`}. The ${thing} ${which}`,
  ],
  // “The reader should choose a date by 8 January”
  [
    new RegExp(
      String.raw`${sentence}(?:the\sreaders?|the\srecipients?|people|they)\sshould\s(?:please\s|kindly\s)*(?=(?:choose|pick|register|reply|answer|respond|book|confirm|sign\sup|call|write|let)\b)`,
      'gi',
    ),
    '$1Ask them to ',
  ],
  // “We would like them to register by 5 March”, “Please have them reply with a date that suits them”
  [
    new RegExp(
      String.raw`${sentence}(?:${person}\s(?:${wish}|want|need|ask)\sthem\sto|(?:please\s)?(?:have|let)\sthem(?:\sto)?)\s(?=(?:register|reply|answer|respond|book|confirm|sign\sup|send|choose|pick|call|write|let)\b)`,
      'gi',
    ),
    '$1Ask them to ',
  ],
  // “We are X. We would like to offer them a free check of one room; it takes an hour”
  [
    new RegExp(
      String.raw`^(${person}\s[^.!?]{4,160}[.!]\s(?:[^.!?]{4,120}[.!]\s)?)(?:${person}\s${wish}\sto\s)?offer\s(?:${whom}\s)?(an?\s(?:(?:free|short|quick)\s)*)((?:[\p{L}-]+\s){0,2}?[\p{L}-]{3,})((?:\s(?:of|until|till|in|for|on|at|before|by|with|worth)\s[^.;:!?]+?)?)[.;]\sit\s(?=(?:(?:usually|normally|otherwise|also|only|just)\s)?(?:takes|costs|lasts|includes|covers|saves)\s)`,
      'iu',
    ),
    '$1Offer them $2$3$4. The $3 ',
  ],
]
