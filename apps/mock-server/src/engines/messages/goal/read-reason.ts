import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isPeople } from './people-words'
import { asSentence } from './read-note'
import { stated } from './read-statement'
import { toThem } from './to-them'

/** “explain why: fuel and tolls”, “explain how our insurance works”, “tell them how much they can save” */
export const readReason: ClauseRule = (text) => {
  const [, why] = /^(?:explain|say|tell(?:\s+them)?|give)\s+(?:why|the reasons?)\s?[:,]\s+(.+)$/i.exec(text) ?? []
  if (why !== undefined) {
    const note =
      stated(why) ?? asSentence(inProperCase(`${/\sand\s|,\s/.test(why) ? 'the reasons are' : 'the reason is'} ${why}`))
    return note === undefined ? undefined : { note, isTold: true }
  }
  const [, whom = '', how] =
    /^(?:explain|tell)\s+(?:to\s+)?((?:[\p{L}-]+\s+){0,4}?)(how\s(?:our|the|it|we|you)\s.+|how (?:much|many|little)\s.+)$/iu.exec(
      text,
    ) ?? []
  if (how === undefined || (whom !== '' && !isPeople(whom.trim()))) return undefined
  return { note: asSentence(inProperCase(toThem(`I would like to tell you ${how}`))), isTold: true }
}
