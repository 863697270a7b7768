import { audienceOf } from './audience-of'
import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { isPeople } from './people-words'

/** “Invite them to see it”, of what was named before; “book a slot” */
export const readSeeing: ClauseRule = (text) => {
  const [, whom = '', when = ''] = seen.exec(text) ?? []
  if (isPeople(whom))
    return { audience: audienceOf(whom), question: inProperCase(`Would you like to come and see it${when}?`) }
  const [, watcher = '', film] = watched.exec(text) ?? []
  if (film !== undefined && isAddressee(watcher))
    return {
      note: inProperCase(`We would like to invite you to ${film}.`),
      question: 'May I send you the link?',
      isPlain: true,
    }
  const [, tester = '', way] = tested.exec(text) ?? []
  if (way !== undefined && isPeople(tester))
    return { audience: audienceOf(tester), ask: 'trial', question: inProperCase(`Would you like to try it ${way}?`) }
  const [, place] = booked.exec(text) ?? []
  return place === undefined ? undefined : { question: inProperCase(`Would you like to book ${place}?`) }
}

const seen =
  /^(?:invite|ask)\s+(.{2,60}?)\s+to\s+(?:come (?:and|to|by and)\s+)?(?:see|visit|look at|have a look at)\s+it((?:\s+(?:in|on|next|this|at|before|after)\s[^,;:]{2,40})?)$/i
const watched = /^invite\s+(.{2,60}?)\s+to\s+((?:watch|listen to)\s(?:the|our|an?)\s[^,;:]{3,60})$/i
const tested =
  /^(?:invite|ask)\s+(.{2,60}?)\s+to\s+(?:try|test)\s+it\s+((?:for|free|until|in|on|during)\b[^,;:]{2,40})$/i
const booked =
  /^(?:please\s+)?(?:book|reserve)\s+((?:an?|one of the)\s+(?:free\s+|time\s+)?(?:slots?|seats?|places?|tables?|spots?|tickets?)(?:\s(?:in|on|at|for|by|before|via)\s[^,;:]{2,40})?)$/i
