import { startsWithActivity } from '../as-activity'
import { activityPhrase } from './activity-phrase'
import { askedFor } from './asked-for'
import { readAsk } from './asks'
import { claimOf } from './claim-of'
import { withAudience } from './audience-of'
import type { ClauseRule, ReadClause } from './clause-rule'
import { mannerOf } from './manner-of'
import { isPeople } from './people-words'
import { asSentence } from './read-note'
import { matterOf } from './read-offering'

/** “Get them to try our audit”, “convince heads of growth that they lose money on freight”, “invite founders to our webinar” */
export const readMove: ClauseRule = (text) => {
  const [, verb = '', rest = ''] =
    /^(get|have|let|motivate|encourage|nudge|convince|persuade|move|push|bring|win|invite|remind|show|tell|inform|teach|educate|inspire|urge|entice|pitch)\s+(.+)$/i.exec(
      text,
    ) ?? []
  for (const joints of [clauseJoints, nounJoints]) {
    for (const { index, 0: around, 1: joint = '' } of rest.matchAll(joints)) {
      const whom = rest.slice(0, index)
      const what = rest.slice(index + around.length)
      if (!isPeople(whom) && !/^(?:invite|convince|persuade)$/i.test(verb)) continue
      const read = movedTo(joint, what, verb)
      const isAsked = /^invite$/i.test(verb) || /\bto\b|^for$/i.test(joint)
      // What somebody is to be convinced of is said, where it is no matter of theirs.
      const claims = /^that$/i.test(joint) && Object.keys(read).length === 0 && isClaim.test(what)
      const isTold = /^that$/i.test(joint) && /^(?:tell|inform|remind|show)$/i.test(verb)
      return {
        ...withAudience(whom, read),
        ask: isAsked ? readAsk(what) : undefined,
        note: isTold || claims ? asSentence(what) : read.note,
        isPlain: claims || undefined,
        isTold: isTold && /^(?:our|we)\b/i.test(what) ? true : undefined,
      }
    }
  }
  return undefined
}

/** “preventive maintenance saves money” */
const isClaim =
  /^(?!(?:they|you|it|their)\b)(?:[\p{L}-]+\s){1,4}?(?:saves?|costs?|pays?|cuts?|is|are|makes?|reduces?|works?|needs?|takes?)\s(?!.*\b(?:they|them)\b)/iu

const clauseJoints = /\s+(to come to|to join|to attend|over to|to|for|that|why|how|about)\s+/gi
const nounJoints = /\s+(of|on|into|with)\s+/gi

function movedTo(joint: string, what: string, verb: string): ReadClause {
  if (/^(?:that|why)$/i.test(joint)) return claimOf(what)
  if (/^how$/i.test(joint)) return mannerOf(what)
  if (/^(?:about|of|on)$/i.test(joint)) return matterOf(what)
  const asked = askedFor(what)
  // “Convince shippers to move from road to rail”
  const isWon = /^to$/i.test(joint) && /^(?:convince|persuade|motivate|encourage)$/i.test(verb)
  return isWon && Object.keys(asked).length === 0 && startsWithActivity(what) ? { topic: activityPhrase(what) } : asked
}
