import { useMessages } from '@inlay/sdk-core/react'
import { Select } from '@inlay/sdk-core/ui'
import { isolatedText } from '../campaign-list/isolated-text'
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
  const [first] = records
  return (
    <div className="inlay-Settings-picker">
      <Select
        label={t('which')}
        hint={
          first === undefined || (chosen ?? first.id) === first.id
            ? t('thisIsUsed')
            : t('firstIsUsed', { name: isolatedText(first.name || t('unnamed')) })
        }
        value={chosen ?? records[0]?.id ?? null}
        options={records.map(({ id, name }) => ({
          value: id,
          label: id === first?.id ? t('inUse', { name: name || t('unnamed') }) : name || t('unnamed'),
        }))}
        onValueChange={(id) => {
          if (id !== null) onChoose(id)
        }}
      />
    </div>
  )
}
