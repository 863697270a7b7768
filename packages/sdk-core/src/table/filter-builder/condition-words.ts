import type { TranslateBuilder } from './choice-label'
import type { FilterBuilderField } from './filter-builder-field'
import type { ValueInput } from './operator-choice'
import type { ReadCondition } from './read-condition'

export interface ConditionWords {
  /** Below the field: that one must be chosen. */
  readonly fieldHint?: string | undefined
  /** Below the value: that one must be given. */
  readonly hint?: string | undefined
  /** Below the value: what is wrong with it. */
  readonly error?: string | undefined
}

/** What keeps a condition from applying, in words and where they belong. */
export function conditionWords(
  read: ReadCondition,
  input: ValueInput | undefined,
  t: TranslateBuilder,
  lists: FilterBuilderField['lists'] = 'tags',
): ConditionWords {
  if (read.status === 'applied') return {}
  if (read.problem === 'no-field') return { fieldHint: t('notApplied', { what: t('missing.field') }) }
  if (read.problem === 'missing') {
    const isTypedList = input === 'values' || input === 'numbers'
    const what = isTypedList ? (lists === 'text' ? 'missing.list' : 'missing.values') : 'missing.value'
    return { hint: t('notApplied', { what: t(what) }) }
  }
  return { error: t(`problem.${read.problem}`) }
}
