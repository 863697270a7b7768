import { useMemo } from 'react'
import { describeFilter } from '../../filters/describe-filter'
import { filterMessages } from '../../filters/messages'
import type { Filter } from '../../operation/filter-model'
import { useMessages } from '../../react/messages/use-messages'
import { exactNumber } from './number-texts'
import type { DraftReader } from './read-condition'

/** Says a filter in words, with the names that fields and choices have here. */
export function useFilterWords({ fieldOf, locale }: DraftReader): (filter: Filter) => string {
  const translate = useMessages(filterMessages)
  return useMemo(
    () => (filter) =>
      describeFilter(filter, {
        translate,
        locale,
        fieldLabel: (id) => fieldOf(id)?.label ?? id,
        valueLabel(value, id) {
          const { choices, format } = fieldOf(id) ?? {}
          if (typeof value === 'number') return format && exactNumber(value, locale, format)
          return choices?.find((choice) => choice.value === value)?.label
        },
      }),
    [fieldOf, locale, translate],
  )
}
