import { useMessages } from '@inlay/sdk-core/react'
import { Select } from '@inlay/sdk-core/ui'
import { settingsMessages } from './messages'

export interface RecordPickerProps {
  readonly records: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** Which of several records is edited; with one alone there is nothing to choose. */
export function RecordPicker({ records, chosen, onChoose }: RecordPickerProps) {
  const t = useMessages(settingsMessages)
  if (records.length < 2) return null
  return (
    <div className="inlay-Settings-picker">
      <Select
        label={t('which')}
        hint={t('firstIsUsed')}
        value={chosen ?? records[0]?.id ?? null}
        options={records.map(({ id, name }) => ({ value: id, label: name || t('unnamed') }))}
        onValueChange={(id) => {
          if (id !== null) onChoose(id)
        }}
      />
    </div>
  )
}
