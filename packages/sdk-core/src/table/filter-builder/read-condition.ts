import type { Filter, FilterCondition, FilterGroup } from '../../operation/filter-model'
import type { FilterBuilderField } from './filter-builder-field'
import { isDraftGroup, newDraftId, type DraftCondition, type DraftGroup } from './filter-draft'
import { numberTexts } from './number-texts'
import { choiceOf, operatorOf, valueInput } from './operator-choice'
import { readTexts, textsOfValue, type ValueProblem } from './value-texts'

/** What conditions are read with. */
export interface DraftReader {
  readonly fieldOf: (id: string) => FilterBuilderField | undefined
  /** How numbers are written. */
  readonly locale: string
}

/** A condition that applies, or what keeps it from that: something is missing yet, or is wrong. */
export type ReadCondition =
  | { readonly status: 'applied'; readonly condition: FilterCondition }
  | { readonly status: 'missing'; readonly problem: 'missing' | 'no-field' }
  | { readonly status: 'wrong'; readonly problem: ValueProblem }

export function readCondition(draft: DraftCondition, { fieldOf, locale }: DraftReader): ReadCondition {
  if (draft.source) return { status: 'applied', condition: draft.source }
  const field = draft.field === undefined ? undefined : fieldOf(draft.field)
  if (!field) return { status: 'missing', problem: 'no-field' }
  const input = valueInput(field, draft.choice)
  const { problem, value } = readTexts(input, draft.texts[input] ?? [], numberTexts(locale, field.format))
  if (problem === 'missing') return { status: 'missing', problem }
  if (problem !== undefined) return { status: 'wrong', problem }
  const { ignore, timeZone } = draft
  const isOpposite = draft.choice === 'not_exists' || draft.choice === 'not_empty'
  return {
    status: 'applied',
    condition: {
      field: field.id,
      operator: operatorOf(draft.choice),
      value: isOpposite ? false : value,
      ...(ignore !== undefined && { ignore }),
      ...(timeZone !== undefined && { timeZone }),
    },
  }
}

/** What of a draft applies; nothing where no condition does. */
export function appliedFilter(draft: DraftGroup, reader: DraftReader): FilterGroup | null {
  const members = draft.members.flatMap((member): readonly Filter[] => {
    if (isDraftGroup(member)) {
      const group = appliedFilter(member, reader)
      return group ? [group] : []
    }
    const read = readCondition(member, reader)
    return read.status === 'applied' ? [read.condition] : []
  })
  if (members.length === 0) return null
  return { combine: draft.combine, members, ...(draft.not && { not: true }) }
}

/** A condition from elsewhere, with what stands in its inputs. */
export function draftCondition(condition: FilterCondition, { fieldOf, locale }: DraftReader): DraftCondition {
  const field = fieldOf(condition.field)
  const choice = choiceOf(condition, field?.presence)
  const input = valueInput(field ?? { type: 'text' }, choice)
  return {
    id: newDraftId(),
    field: condition.field,
    choice,
    texts: { [input]: textsOfValue(condition.value, input, numberTexts(locale, field?.format)) },
    ignore: condition.ignore,
    timeZone: condition.timeZone,
    source: condition,
  }
}
