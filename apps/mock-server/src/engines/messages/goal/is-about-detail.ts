import { goalSentences } from './goal-sentences'
import type { GoalMatter } from './goal-matter'
import { isVerb } from './plain-verb'
import type { ReadGoal } from './read-goal'

/** Whether a message would be about a fact, behind a sentence that says what is offered: “We plant hedges. 12 euros per metre”. */
export function isAboutDetail({ rest }: GoalMatter, { about }: Partial<ReadGoal>): boolean {
  if (about === undefined) return false
  const said = about.toLowerCase().replace(/^(?:our|the|an?)\s/, '')
  const texts = goalSentences(rest)
  const at = texts.findIndex((text) => text.toLowerCase().includes(said))
  const [text = ''] = texts.slice(at)
  return (
    at > 0 &&
    (!isVerb(text) || deedNoun.test(about)) &&
    !own.test(text) &&
    texts.slice(0, at).some((before) => own.test(before))
  )
}

const own = /^(?:(?:we|i|our|my)(?:['’]\p{L}+)?|looking for)\s/iu

/** “Installation in one day”: what is done beside what is sold */
export const deedNoun =
  /^(?:same-day |next-day |free )?(?:installation|delivery|shipping|training|support|storage|assembly|pick-?up|maintenance|payment|financing|cancellation)\s(?:in|within|on|at|for|by|every|until|up to)\s/i
