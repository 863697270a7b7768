import type { Rewording } from './other-words'
import { polite } from './polite'

/** What is to be otherwise in messages, as it is wished for beside something else: a day, a tone, whom to call, who signs. */
export const otherWordsOfWishes: readonly Rewording[] = [
  // “The trial day is not in March any more but on Tuesday 14 April, please correct that everywhere”
  [
    /^(?:(?:the|our) )?(?:[\p{L}-]+ ){1,3}?is (?:not|no longer) ((?:in|on|at|from|until) [^.,;:!?]{2,30}?)(?: any ?more| any longer)?,? but ((?:in|on|at|from|until) [^.,;:!?]{2,40}?)(?:,? (?:so )?(?:please |can you |could you )?(?:correct|change|update|fix) (?:that|this|it)(?: everywhere| in all(?: of them)?| in every message)?)?(?=[.!]|$)/iu,
    'replace "$1" with "$2"',
  ],
  // “A slightly warmer tone would be nice”
  [
    /(^|[.!] )(?:and )?(?:an? )?(?:(?:slightly|bit|little|somewhat|much) )?(warmer|friendlier|softer|more formal|more personal|less formal|more relaxed) tone would be (?:nice|good|better|great|lovely|fine)(?=[.!]|$)/i,
    '$1Make it $2',
  ],
  // “…, and end the last message with a question about whether I may bring a basket”
  [
    /(?:,? and |[.!;] (?:and )?)(?:please )?(?:end|close|finish) the (first|second|third|fourth|fifth|last|final) (message|e-?mail|one) with (?:a |the )?question (?:about |of )?(whether|if) /i,
    '. In the $1 $2, ask $3 ',
  ],
  [
    new RegExp(
      `^(${polite})(?:end|close|finish) the (first|second|third|fourth|fifth|last|final) (message|e-?mail|one) with (?:a |the )?question (?:about |of )?(whether|if) `,
      'i',
    ),
    '$1in the $2 $3, ask $4 ',
  ],
  // “Make it friendlier and say they can simply call me, Jutta Drexler, on 0421 555 018”
  [
    /(^|,? and |[.!] )(?:please )?(?:say|add|write|tell them)(?: that)? they (?:can|may|could) (?:simply |just |also |always )?(call|phone|ring|reach|e-?mail|text|write to) (?:me|us), (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?), (on|at|under) (?=\S)/iu,
    (_, before: string, act: string, who: string, at: string) =>
      `${before === '' ? '' : '. '}Mention that they can ${act} ${who} ${at} `,
  ],
  [
    /(^|,? and |[.!] )(?:please )?(?:say|write)(?: that)? they (?=(?:can|may|could) (?:simply |just |also |always )?(?:call|phone|ring|reach|e-?mail|text|write to) )/iu,
    (_, before: string) => `${before === '' ? '' : '. '}Mention that they `,
  ],
  // “Write me three emails. My name is Megan Pryce, and we offer …”: who signs is no sentence of them
  [
    /^([^]{0,200}?\b(?:e-?mails?|messages?|sequence|notes?)\b[^]{0,200}?[.!?:] )[Mm]y name is (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}),? and (?:(we)|I) ([^]+?)[.!]*$/u,
    (_, order = '', name = '', we = '', rest = '') =>
      `${order}${we === '' ? 'I' : 'We'} ${rest}. Sign it with ${name}.`,
  ],
]
