import { useMemo } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Combobox } from '../../ui/combobox/Combobox'
import type { ListOption, ListOptions } from '../../ui/listbox/list-option'
import { Select } from '../../ui/select/Select'
import type { FilterBuilderField } from './filter-builder-field'
import { filterBuilderMessages } from './filter-builder-messages'
import { useFilterBuilding } from './use-filter-building'

interface FieldPickerProps {
  readonly value: string | undefined
  /** What is still to be done. */
  readonly hint: string | undefined
  readonly onPick: (field: FilterBuilderField) => void
}

/** More are found sooner by typing. */
const mostInSight = 12

/** The field that a condition asks about. */
export function FieldPicker({ value, hint, onPick }: FieldPickerProps) {
  const { fields, reader } = useFilterBuilding()
  const t = useMessages(filterBuilderMessages)
  const options = useMemo(() => fieldOptions(fields), [fields])
  const Picker = fields.length > mostInSight ? Combobox : Select
  return (
    <Picker
      label={t('field')}
      labelHidden
      size="compact"
      variant="quiet"
      hint={hint}
      placeholder={t('field')}
      options={options}
      value={value ?? null}
      onValueChange={(id) => {
        const field = id === null ? undefined : reader.fieldOf(id)
        if (field) onPick(field)
      }}
    />
  )
}

function fieldOptions(fields: readonly FilterBuilderField[]): ListOptions {
  const groups = new Map<string, ListOption[]>()
  const options: (ListOption | { label: string; options: ListOption[] })[] = []
  for (const { id, label, icon, group } of fields) {
    const option = { value: id, label, icon }
    if (group === undefined) {
      options.push(option)
      continue
    }
    const members = groups.get(group) ?? []
    if (members.length === 0) options.push({ label: group, options: members })
    members.push(option)
    groups.set(group, members)
  }
  return options
}
