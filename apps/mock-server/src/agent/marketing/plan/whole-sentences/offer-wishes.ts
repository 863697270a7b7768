import { upperFirst } from '../../../../engines/messages/upper-first'
import { type Wish } from './pieces'

/** What an order tells of an offer or an event. */
export const offerWishes: readonly Wish[] = [
  // “About our offer: a yearly inspection for 490 euros, and 10 percent off for orders until …”
  [
    /\babout our (?:special |current |new )?(?:offer|service|product|deal): (?:an? |the )?(?=\p{L})/giu,
    () => 'about our ',
  ],
  [
    /(?<=\babout our [^.!?:;]{8,200}),? (?:and|plus) (?<what>\d+ ?(?:%|percent|per cent) off [^.!?]{3,80})/giu,
    (said) => `. There is ${said['what'] ?? ''}`,
  ],
  // “Attendance is free, there are 60 places, and please ask them to …”
  [
    /(?<one>(?:^|[.!?]\s+)[^.!?,;:"“”]{4,80} (?:is|are|costs?|takes?|lasts?|has|have) [^.!?,;:"“”]{2,60}), (?=there (?:is|are) )/giu,
    (said) => `${said['one'] ?? ''}. `,
  ],
  [
    /,? and (?:please )(?<next>ask them|tell them|mention|sign|add|invite them|say)(?=\s)/giu,
    (said) => `. ${upperFirst(said['next'] ?? '')}`,
  ],
  // “…, and ask them to call 0231 55667 by Friday”
  [
    /,? and (?<next>ask them to (?:call|ring|phone|text|write to|e-?mail|register|sign up|reply)\b[^!?]*?(?:\d|@|www\.)[^!?]*?)(?=[.!?]*$|[.!?]\s)/giu,
    (said) => `. ${upperFirst(said['next'] ?? '')}`,
  ],
]
