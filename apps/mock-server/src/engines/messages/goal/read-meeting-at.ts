import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { toThem } from './to-them'

/** “Book a meeting at the Transport Logistic fair in Munich”: they are asked to meet there. */
export const readMeetingAt: ClauseRule = (text) => {
  const [, whom = 'them', where] = meeting.exec(text) ?? []
  if (where === undefined || !isAddressee(whom)) return undefined
  const [place = where] = where.split(/\s(?=in\s)/i)
  return {
    question: inProperCase(`Could we meet ${toThem(where)}?`),
    subject: inProperCase(`Shall we meet ${toThem(place)}?`),
  }
}

const meeting =
  /^(?:book|arrange|schedule|set up|propose|suggest|request|get|plan|ask(?:\s+(?:them|him|her))?\s+for)\s+(?:an?\s+)?(?:(?:short|quick|first|\d+[- ]minute)\s+)*(?:meetings?|appointments?|coffee)\s+(?:with\s+(.{2,50}?)\s+)?(at\s+(?:the|our|their)\s[^.,;:]{3,80})$/i
