import { inBaseForm, startsWithActivity } from '../as-activity'
import { activityPhrase } from './activity-phrase'
import type { ReadClause } from './clause-rule'

/** “how (we) cut freight costs” is about cutting freight costs. */
export function mannerOf(text: string): ReadClause {
  const does = text.replace(/^(?:to|(?:we|they|you|our \w+)(?:\s+(?:can|could|will|would|may|might))?)\s+/i, '')
  const rest = inBaseForm(does.replace(/^(?:help|helps|let|lets)\s+(?:them|you|people|\w+s)\s+(?:to\s+)?/i, ''))
  return startsWithActivity(rest) ? { topic: activityPhrase(rest) } : {}
}
