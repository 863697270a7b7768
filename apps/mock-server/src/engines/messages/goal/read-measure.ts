import { type Ask, readAsk } from './asks'
import { audienceOf } from './audience-of'
import type { ClauseRule } from './clause-rule'
import { isPeople } from './people-words'

/** “Increase demo bookings from retailers”: what the sender counts is nothing to tell of. */
export const readMeasure: ClauseRule = (text) => {
  const [, what, rest = ''] =
    /^(?:increase|grow|boost|drive|generate|raise|improve|build|get|win|maximi[sz]e|scale|expand)\s+(?:\p{L}+\s+){0,2}?((?:demo |trial )?(?:bookings?|sign-?ups?|registrations?|leads?|demos?|meetings?|pipeline|attendance|awareness|traffic|relationships?|reply rates?|open rates?))\b(.*)$/iu.exec(
      text,
    ) ?? []
  if (what === undefined) return undefined
  const whom = /^\s+(?:with|from|among|at|by)\s+(.+)$/i.exec(rest)?.[1]
  return {
    audience: whom !== undefined && isPeople(whom) ? audienceOf(whom) : undefined,
    ask: readAsk(what) ?? bookedBy(what),
  }
}

function bookedBy(what: string): Ask | undefined {
  return /demo/i.test(what) ? 'demo' : undefined
}
