import { message, messageCount } from './named-message'
import type { Rewording } from './other-words'
import { polite } from './polite'

/** Messages that are ordered in few words, or with all that they are to offer. */
export const ordersInFewWords: readonly Rewording[] = [
  // “Three emails in which we offer a set for 100 guests”
  [
    new RegExp(
      `(\\b(?:write|draft|create|prepare|compose|need|want)\\b[^.;:!?"“”]{1,60}?\\b(?:e-?mails?|messages?|notes?|sequence)(?: (?:to|for) (?:them|everyone))?),? (?:in which|where|wherein) (?=(?:we|i)\\s(?:offer|invite|announce|present|introduce|say|tell|mention|ask)\\b)`,
      'i',
    ),
    '$1: ',
  ],
  // “Write them: standing desks for rent. 3 emails”
  [
    new RegExp(
      `^(${polite})(?:write|e-?mail|message)(?: to)? (?:them|everyone)\\s*[:–-]\\s*([^?"“”]{6,300}?)[.,;] (${messageCount}) ((?:linked-?in )?(?:${message})s)[.!]*$`,
      'i',
    ),
    '$1write $3 $4: $2',
  ],
  // “3 short mails, we pick up broken pallets”
  [
    new RegExp(
      `^(${polite})(?:(?:write|draft|make|create|prepare) (?:me |us |them )?)?(${messageCount}) (?:short |friendly |quick |brief )*(linked-?in messages?|${message}s), (?=(?:we|our|i)\\s)`,
      'i',
    ),
    '$1write $2 $3: ',
  ],
  // “Write one email and one LinkedIn message, we repair grinders”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make|create|prepare|need|want) (?:me |us )?(?:an?|one|1) (?:short |friendly |quick |brief )*(?:linked-?in (?:message|note)|${message})(?:,? (?:and|plus|&) (?:an?|one|1) (?:short )?(?:linked-?in(?: (?:message|note))?|e-?mail|mail))?), (?=(?:we|our|i)\\s)`,
      'i',
    ),
    '$1: ',
  ],
  // “A LinkedIn message that invites them to the open house”
  [
    new RegExp(
      `(\\b(?:write|draft|create|prepare|compose)\\b[^.;:!?"“”]{1,60}?\\b(?:e-?mails?|messages?|notes?|sequence)) (?:that|which) invites (?=(?:them|everyone|people) to [^.;:!?]{3,40}[.!?]*$)`,
      'i',
    ),
    '$1 inviting ',
  ],
  // “Write three emails again, with the monthly rent of 59 euros”
  [
    /,? with (?:the|our|an?) (new )?((?:monthly |yearly |weekly |annual |daily )?(?:rent|price|fee|rate|cost)) of (?=(?:only )?[€$£]?\d[^,;:!?]*(?:,? and |[.!?]|$))/gi,
    (_, _new = '', what = '') => `. Mention that the ${what} is `,
  ],
  // “Write 3 emails, first test is free, we come after six”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make) (?:${messageCount}|an?) (?:short |friendly )*(?:${message})s?), (?=(?:the |an? |our |first )?[\\p{L} \\d-]{3,50}? (?:is|are|costs?|takes?) (?:free|only|included|\\d|an?\\b))`,
      'iu',
    ),
    '$1: ',
  ],
  // “Write 3 emails: …. And one LinkedIn message”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make|create) (?:${messageCount}|an?) (?:short |friendly )*e-?mails?)([^]*?)[.,;] (?:and |plus )(?:also )?(?:an?|one) (?:short )?(linked-?in (?:message|note))(?: too| as well| please)*[.!]*$`,
      'i',
    ),
    '$1 and a $3$2',
  ],
  // “Write 3 mails and a LinkedIn message. Free test cleaning, done in a day”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make) [^.;:!?"“”]{0,60}?\\b(?:e-?mails?|messages?|mails?|notes?|sequence))[.] (?=free\\s)`,
      'i',
    ),
    '$1: ',
  ],
  // “… I want them to order a sample.”
  [/(?<=\S[.!] )(?:i|we)(?:['’]d| would)? (?:want|like) them to (?=\p{L}{3,})/giu, 'Ask them to '],
  [/((?:^|[.!] ))they should (?:please |just )?reply with (?=(?:the|their|a|an)?\b)/gi, '$1Ask them to reply with '],
  // “Write 3 emails, price 8 euro per box, we come on Mondays”
  [
    new RegExp(
      `^(${polite}(?:write |draft |make )?)(${messageCount}|an?) (?:short |friendly )*(linked-?in messages?|${message}s?), (?:the )?(price)(?: is)? (?=[€$£]?\\d)`,
      'i',
    ),
    '$1$2 $3: the price is ',
  ],
  // “3 emails, offer a free test of 30 days”
  [
    new RegExp(
      `^(${polite})(${messageCount}) (?:short |friendly |quick |brief )*(linked-?in messages?|${message}s)(?:,? (?:please|now))*[,:] ?(?=(?:offer|invite|introduce|announce|present|tell|ask|promote)\\b)`,
      'i',
    ),
    '$1write $2 $3: ',
  ],
  // “… The goal is a free inspection on site.”
  [/((?:^|[.!?]) )(?:(?:the|our|my) )?(?:goal|aim) is (?=an? free )/gi, '$1Offer '],
  // “Write three emails which offer a free sample, and a LinkedIn message”
  [
    new RegExp(
      `^(${polite}(?:could you |would you |can you )?(?:please )?(?:write|draft|create|prepare|compose) (?:(?!linked-?in)[^.;:!?"“”]){3,60}?\\b(?:e-?mails?|sequence(?: of [a-z0-9]+ e-?mails)?)) ((?:that|which|offering|inviting|about|telling)\\b[^.;:!?"“”]{3,200}?),? (?:and|plus|as well as) (?:also )?(?:an?|one) (?:short )?(linked-?in (?:message|note))(?: as well| too)?([.!?]*)$`,
      'i',
    ),
    '$1 and a $3 $2$4',
  ],
]
