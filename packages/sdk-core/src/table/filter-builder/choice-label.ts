import type { FilterFieldType } from '../../filters/field-types'
import type { Translate } from '../../react/messages/use-messages'
import type { filterBuilderMessages } from './filter-builder-messages'
import type { OperatorChoice } from './operator-choice'

export type TranslateBuilder = Translate<(typeof filterBuilderMessages)['strings']>

/** What a comparison is called: dates are after, and numbers are greater. */
export function choiceLabel(choice: OperatorChoice, type: FilterFieldType, t: TranslateBuilder): string {
  const isDate = type === 'date' || type === 'date_time'
  const ofDates = isDate ? dateChoices.find((each) => each === choice) : undefined
  return ofDates ? t(`date.${ofDates}`) : t(`operator.${choice}`)
}

const dateChoices = [
  'equals',
  'not_equal',
  'greater_than',
  'greater_than_or_equal',
  'less_than',
  'less_than_or_equal',
] as const
