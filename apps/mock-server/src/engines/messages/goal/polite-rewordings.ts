import type { Rewording } from './rewording'

const person = String.raw`(?:we|I)`
const wish = String.raw`(?:would|['’]d)\s(?:like|love)`
const whom = String.raw`(?:them|(?:[^\s.,;:!?]+\s){0,5}?(?:[^\s.,;:!?]+s|people))`
const sentence = String.raw`(^|[.!?]\s+)`

/** Goals of whoever tells in whole sentences what they do and wish, in the words of orders that other rules know. */
export const politeRewordings: readonly Rewording[] = [
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
