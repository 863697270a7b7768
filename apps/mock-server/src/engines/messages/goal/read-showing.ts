import { readAsk } from './asks'
import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'

/** “Ask for 15 minutes to show how our portal cuts paperwork”: what the time is for is said, and the time is asked for. */
export const readShowing: ClauseRule = (text) => {
  const [, time = '', verb = '', what = ''] = asked.exec(text) ?? []
  const ask = readAsk(time)
  if (what === '' || ask === undefined || !/^(?:call|meeting|demo|visit)$/.test(ask)) return undefined
  const minutes = /\b(\d{1,3}) ?-?min(?:ute)?s?\b/i.exec(time)?.[1]
  const told = /^(?:show|tell)$/i.test(verb) ? `${verb} you` : verb
  return {
    ask,
    note: asSentence(inProperCase(`I would like to ${told.toLowerCase()} ${what}`), mostWords),
    question: minutes === undefined ? undefined : `Would you have ${minutes} minutes for a ${kindOf(time)} next week?`,
  }
}

function kindOf(time: string): string {
  return /\b(?:meeting|chat|demo)\b/i.exec(time)?.[0].toLowerCase() ?? 'call'
}

const asked =
  /^(?:ask(?:\s+(?:them|him|her|people))?\s+for|request|propose|suggest|get|book|arrange)\s+(.{3,40}?)\s+to\s+(show|tell|explain|demonstrate)\s+(?:(?:to\s+)?(?:them|him|her)\s+)?((?:how|what|why|where|which)\s.+)$/i
const mostWords = 30
