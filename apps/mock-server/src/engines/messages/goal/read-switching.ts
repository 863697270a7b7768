import { audienceOf } from './audience-of'
import type { ClauseRule } from './clause-rule'
import { isPeople } from './people-words'
import { toThem } from './to-them'

/** “Convince them to switch to us”, “persuade CFOs to switch from DHL to us”: they are asked whether they would. */
export const readSwitching: ClauseRule = (text) => {
  const [, whom = '', before = ''] = switched.exec(text) ?? []
  const from = toThem(before)
  return isPeople(whom)
    ? {
        audience: audienceOf(whom),
        question: `Would you consider switching${from} to us?`,
        subject: `Would you switch${from} to us?`,
        isPlain: true,
      }
    : undefined
}

const switched =
  /^(?:convince|persuade|get|motivate|encourage|urge|ask|win)\s+(.{2,50}?)\s+to\s+(?:switch|change|move|come)(?: over)?(\s+from\s+[^,;:]{2,30})?\s+to us$/i
