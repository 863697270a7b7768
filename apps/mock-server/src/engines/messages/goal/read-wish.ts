import { askedFor } from './asked-for'
import { readAsk } from './asks'
import { withAudience } from './audience-of'
import type { ClauseRule } from './clause-rule'
import { isPeople } from './people-words'
import { readBooking } from './read-booking'
import { readMove } from './read-move'

/** “They should book a call”, “ask them for feedback on our pricing” */
export const readWish: ClauseRule = (text) => {
  const [, who = '', should] =
    /^(they|he|she|recipients|readers|[\p{L} ]{3,40}?)\s+(?:should|must|need to|can|could|will|would|are to|have to|shall|may)\s+(?:just\s+|please\s+|then\s+|be\s+)?(.+)$/iu.exec(
      text,
    ) ?? []
  if (should !== undefined && (/^(?:they|he|she|recipients|readers)$/i.test(who) || isPeople(who)))
    return { ...withAudience(who, askedFor(should)), ask: readAsk(should) }
  // “I want CTOs to try it”, “we need meetings with dentists”
  const needed = /^(?:we|i)(?:'d)?\s+(?:need|want|would like|like|would love)\s+(.+)$/i.exec(text)?.[1]
  if (needed !== undefined) return readMove(`get ${needed}`) ?? readBooking(`get ${needed}`)
  const [, whom, what] = /^ask(?:ing)?\s+(?:(.+?)\s+)?(?:for|to|if|whether)\s+(.+)$/i.exec(text) ?? []
  if (what === undefined) return undefined
  const audience = whom !== undefined && isPeople(whom) ? whom : undefined
  return { ...withAudience(audience, askedFor(what)), ask: readAsk(what) }
}
