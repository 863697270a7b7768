import type { FilterIgnore } from '../../operation/filter-model'
import type { DraftCondition } from './filter-draft'
import { valueInput } from './operator-choice'
import type { DraftReader } from './read-condition'

/** What does not count as a condition compares texts; nothing where it compares none that a person typed. */
export function ignoredBy(draft: DraftCondition, { fieldOf }: DraftReader): FilterIgnore | undefined {
  const field = draft.field === undefined ? undefined : fieldOf(draft.field)
  if (!field || field.choices) return undefined
  const input = valueInput(field, draft.choice)
  if (input !== 'text' && input !== 'values') return undefined
  return draft.ignore ?? (ofParts.some((choice) => choice === draft.choice) ? 'case' : 'nothing')
}

const ofParts = ['contains_text', 'not_contains_text', 'starts_with', 'ends_with'] as const
