import type { DraftChanges } from '../request/draft-changes'
import { replacedIn } from './message-edits'

/** What somebody has told, as it was put right in all messages since: an old price does not come back with the next ones. */
export function toldRighted(told: readonly string[], { replace = [], step }: DraftChanges): readonly string[] {
  const values = step === undefined ? replace.filter(({ words }) => /\d/.test(words)) : []
  return told.map((sentence) => values.reduce((said, { words, by }) => replacedIn(said, words, by), sentence))
}
