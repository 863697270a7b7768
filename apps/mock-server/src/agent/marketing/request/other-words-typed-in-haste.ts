import type { Rewording } from './other-words'
import { polite } from './polite'

const ordinal = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)'

/** Orders as they are typed in haste, with half of the words left out. */
export const otherWordsTypedInHaste: readonly Rewording[] = [
  // “We clean offices in Cologne. Can you find me facility managers at law firms there?”
  [
    /^([^.!?]*\b(?:in|near|around) (\p{L}[\p{L} -]{2,30}?)[.!]\s+[^.!?]*?\b(?:find|get|look for|search for|need|want)\b[^.!?]*?) there(?=[?.!,]|$)/iu,
    '$1 in $2',
  ],
  // “LinkedIn message to them, 2 steps, mention we are certified”
  [
    new RegExp(
      `^${polite}(linked-?in|e-?mail)s?(?: (?:messages?|sequence|notes?))? (?:to|for) (?:them|these|those|all of them|everyone|everybody)(?:,\\s+(\\d|two|three|four|five) (?:steps?|messages?|parts?|e-?mails?))?(?:[,.]\\s+(?:and\\s+)?(?=mention|say|tell|ask|offer|invite)(mention |say )?(?:that )?)?(?=\\s*$|(?<=[,.]\\s.*)\\S)`,
      'i',
    ),
    (_, way: string, count?: string, told?: string) => {
      const [one, several] = /^l/i.test(way) ? ['a LinkedIn message', 'LinkedIn messages'] : ['an email', 'emails']
      const what = count === undefined ? one : `${count} ${several}`
      return `write ${what} to them${told === undefined ? ', ' : ` and ${told}that `}`
    },
  ],
  // “Write three emails about our service, first one short”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make|create|prepare)\\s[^.;!?]{4,120}?),\\s+(?:the\\s+)?(${ordinal})\\s+(?:one\\s+|e-?mail\\s+|message\\s+|step\\s+)?(?:very\\s+|quite\\s+)?short[.!]*$`,
      'i',
    ),
    '$1. Make the $2 one shorter',
  ],
  // “Not enough, also Bonn”
  [
    new RegExp(
      `^(?:(?:that['’]s |still )?(?:not enough|too few|not many|need more)[,.;!]\\s+)(?:also|and|plus|add|try|then)\\s+(?:in\\s+)?(?=\\p{L}[\\p{L} ,-]{2,40}[.!]*$)`,
      'iu',
    ),
    'what about ',
  ],
  // “Does it say anything about ferries?”
  [
    /^(?:(?:and|so|ok(?:ay)?)[,\s]+)*(?:does|do) (?:it|that|this|they|the (?:document|handbook|file|pdf)s?) say (?:anything|something|more) (?:about|on)\s+(?=\S)/i,
    'what do our documents say about ',
  ],
]
