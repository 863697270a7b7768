import { isSaidToThem } from './read-verbatim'
import type { ReadGoal } from './read-goal'

/** Whether what was read does what the goal says that is to be done: whoever is to be invited is not told about something. */
export function keepsAct(goal: string, { ask, note, question, remark, subject }: Partial<ReadGoal>): boolean {
  const said = [note, question, remark, subject].join(' ')
  return acts.every(([ordered, kept]) => !ordered.test(goal) || ask === 'webinar' || kept.test(said))
}

/** Whether what is asked of the reader in so many words is asked. */
export function keepsQuestions(goal: string, { note, question }: Partial<ReadGoal>): boolean {
  const said = [note, question].join(' ').toLowerCase()
  const asked = goal.split(/(?<=[.!?])\s+/).filter((sentence) => isSaidToThem(sentence) && sentence.endsWith('?'))
  return asked.every((sentence) => said.includes(sentence.slice(0, shortest).toLowerCase()))
}

const shortest = 12

/** What a goal begins with, and one of the words that do it. */
const acts: readonly (readonly [RegExp, RegExp])[] = [
  [/^invit(?:e|ing)\b/i, /\b(?:invit|welcome|join|take part|come|have you|see you|visit|interview)/i],
  [/^(?:say )?(?:thank|thanks)\b/i, /\bthank/i],
  [/^(?:apologi[sz]e|say sorry|sorry)\b/i, /\b(?:sorry|apolog|regret)/i],
  [/^congrat/i, /\bcongratulat/i],
  [/^(?:remind|reminder)\b/i, /\b(?:remind|reminder)/i],
]
