import { readAsk } from './asks'
import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { orderParts, withThat } from './order-parts'
import { asSentence } from './read-note'
import { stated } from './read-statement'

/** “Remind them that the survey closes on Friday”, “a reminder of our open day”, “remind the CTOs to confirm their order” */
export const readReminder: ClauseRule = (text) => {
  const rest = head.exec(text)?.[1]
  const parts = rest === undefined ? undefined : orderParts(withThat(rest.trim()), 'that|of|about|to')
  if (parts === undefined) return undefined
  const { joint } = parts
  const [named = '', ...others] = parts.matter.split(andThat)
  const more = others.map((other) => stated(other))
  // What cannot be said by itself stays where it stood.
  const isParted = more.length > 0 && more.every((each) => each !== undefined)
  const matter = withAntecedent(isParted ? named : parts.matter, parts.whom)
  // That they should have a call is asked of them, and nothing that they forgot.
  if (joint === 'to' && !deeds.test(matter) && /^(?:call|meeting|demo|trial)$/.test(readAsk(matter) ?? ''))
    return undefined
  const said =
    joint === 'that'
      ? `a short reminder: ${matter}`
      : joint === 'to'
        ? `a short reminder: please ${matter.replace(andTo, ' and ')}`
        : `a short reminder of ${matter}`
  const first = asSentence(inProperCase(said), mostWords)
  return {
    note: first === undefined || !isParted ? first : [first, ...more].join(' '),
    subject: 'A short reminder',
  }
}

const andThat = /,?\s+and\s+that\s+|,\s+(?=it\s(?:expires|ends|starts|begins|closes)\s)/i

/** “To send their slides by Friday and to book their hotel” */
const andTo = /,?\s+and\s+to\s+(?=\p{Ll}+\s(?:their|the|an?|our|us|it|them)\b)/iu

/** “It” is what they came for: “the people who signed up for our webinar that it starts on Friday”. */
function withAntecedent(matter: string, whom: string): string {
  const [, thing] = /\bwho\b.*\s((?:our|the|an?)\s.+)$/i.exec(whom) ?? []
  return thing === undefined ? matter : matter.replace(/^it\b/i, thing.replace(/^an?\b/i, 'the'))
}

const head =
  /^(?:remind|(?:send\s+)?(?:(?:an?|our|the)\s+)?(?:(?:friendly|short|quick|kind|gentle|polite|last|final)\s+)*reminder(?!\s(?:software|apps?|tools?|systems?|services?|devices?|platforms?|solutions?|cards?)\b)(?:\s+(?:note|e?-?mail|mail|message|letter))?)(?![\p{L}-])(?!:)(.*)$/iu
/** What is done at a meeting, or before it, is no meeting. */
const deeds = /^(?:vote|bring|send|prepare|submit|pay|read|sign|register|upload|return)\b/i
const mostWords = 45
