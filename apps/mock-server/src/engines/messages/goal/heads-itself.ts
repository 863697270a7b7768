import type { ReadGoal } from './read-goal'

/** What a sentence is headed with says no more than its beginning: behind another one it heads nothing. */
export function headsItself({ subject, note }: Pick<ReadGoal, 'subject' | 'note'>): boolean {
  return subject !== undefined && note?.startsWith(subject) === true
}
