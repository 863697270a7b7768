import { askedFor } from './asked-for'
import { askNouns, readAsk } from './asks'
import type { ClauseRule } from './clause-rule'
import { isPeople } from './people-words'

/** “Book demos of our new pricing”, “get meetings with founders” */
export const readBooking: ClauseRule = (text) => {
  const [, tried] = onTrial.exec(text) ?? []
  if (tried !== undefined) return { ask: 'trial', question: `Would you like to book ${tried.toLowerCase()}?` }
  const pattern = new RegExp(
    `^(?:aim for|go for|push for|want|need|would like|looking for|book|arrange|schedule|set up|get|win|land|secure|request|propose|suggest|agree on|generate|drive|fill|collect|gather|have|obtain|start|organi[sz]e|line up|have)\\s+(?:(?!about|for|with|of|to)[\\p{L}\\p{N}%'-]+\\s+){0,5}?(${askNouns})(?![\\p{L}-])(.*)$`,
    'iu',
  )
  const [, noun, rest = ''] = pattern.exec(text) ?? []
  if (noun === undefined) return undefined
  // “A call about our route with heads of logistics” is a call with them.
  const [, about = '', whom = ''] = /^(\s+(?:about|on|regarding)\s.+)\s+with\s+(.+)$/i.exec(rest) ?? []
  const matter = isPeople(whom) ? ` with ${whom}${about}` : rest
  const minutes = /\b(\d{1,3}) ?-?min(?:ute)?s?\b/i.exec(text)?.[1]
  const question =
    minutes === undefined
      ? undefined
      : `Would you have ${minutes} minutes for a ${/^(?:meeting|chat|demo)/i.exec(noun)?.[0].toLowerCase() ?? 'call'} next week?`
  return { ...askedFor(`a ${noun}${matter}`), ask: readAsk(`a ${noun}`), question }
}

/** “Book a test drive” */
const onTrial =
  /^(?:book|arrange|get)\s(an?\s(?:free\s)?(?:test (?:drive|ride|day|flight)|trial (?:lesson|class|day|session|shift)|tasting|fitting|viewing))$/i
