import { inputFor, operatorsFor, type FilterInput } from '../../filters/field-types'
import type { FilterCondition, FilterOperator } from '../../operation/filter-model'
import type { FilterBuilderField } from './filter-builder-field'

/** An operator as it is chosen: `exists` and `is_empty` with their answer, so that they need no value. */
export type OperatorChoice = FilterOperator | 'not_exists' | 'not_empty'

/** How the value of a choice is given; `none` needs no value. */
export type ValueInput = FilterInput | 'none'

/** What of a field tells how it is asked about. */
export type FieldAsked = Pick<FilterBuilderField, 'type' | 'presence'>

export function offeredChoices(field: FilterBuilderField): readonly OperatorChoice[] {
  return (field.operators ?? operatorsFor(field.type)).flatMap((operator): readonly OperatorChoice[] => {
    if (field.presence === 'answer') return [operator]
    if (operator === 'exists') return ['exists', 'not_exists']
    return operator === 'is_empty' ? ['is_empty', 'not_empty'] : [operator]
  })
}

export function valueInput({ type, presence }: FieldAsked, choice: OperatorChoice): ValueInput {
  if (choice === 'not_exists' || choice === 'not_empty') return 'none'
  const isPresence = choice === 'exists' || choice === 'is_empty'
  return isPresence && presence !== 'answer' ? 'none' : inputFor(type, choice)
}

/** What a condition that comes from elsewhere is as a choice: equal to nothing says the same as being absent. */
export function choiceOf(
  { operator, value }: FilterCondition,
  presence?: FilterBuilderField['presence'],
): OperatorChoice {
  if (presence === 'answer') return operator
  if (operator === 'exists') return value === false ? 'not_exists' : 'exists'
  if (operator === 'is_empty') return value === false ? 'not_empty' : 'is_empty'
  if (value === null && operator === 'equals') return 'not_exists'
  return value === null && operator === 'not_equal' ? 'exists' : operator
}

export function operatorOf(choice: OperatorChoice): FilterOperator {
  if (choice === 'not_exists') return 'exists'
  return choice === 'not_empty' ? 'is_empty' : choice
}
