import { useMessages } from '@inlay/sdk-core/react'
import { Button, Checkbox, Popover, TextField } from '@inlay/sdk-core/ui'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { audienceMessages } from './audience-messages'
import { fieldLabel } from './artifact-fields'
import { fieldMessages } from './field-messages'

export interface ColumnsPickerProps {
  /** All columns that there are, in their order. */
  readonly fields: readonly string[]
  readonly isShown: (field: string) => boolean
  readonly onChange: (shown: readonly string[]) => void
  /** All are shown again, as wide and in the order as at first. */
  readonly onReset: () => void
}

/** Which columns of the contacts are shown. */
export function ColumnsPicker(props: ColumnsPickerProps) {
  const t = useMessages(audienceMessages)
  return (
    <Popover
      label={t('columns')}
      placement="bottom-end"
      trigger={
        <Button variant="ghost" size="compact" icon={Columns3}>
          {t('columns')}
        </Button>
      }
    >
      <ColumnsList {...props} />
    </Popover>
  )
}

function ColumnsList({ fields, isShown, onChange, onReset }: ColumnsPickerProps) {
  const t = useMessages(audienceMessages)
  const label = useMessages(fieldMessages)
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const found = fields.filter((field) => fieldLabel(field, label).toLowerCase().includes(sought))
  const shown = fields.filter((field) => isShown(field))
  return (
    <div className="inlay-ColumnsPicker">
      <TextField
        size="compact"
        label={t('findColumn')}
        labelHidden
        placeholder={t('findColumn')}
        value={search}
        onValueChange={setSearch}
      />
      <ul className="inlay-ColumnsPicker-list">
        {found.map((field) => (
          <li key={field}>
            <Checkbox
              checked={isShown(field)}
              disabled={shown.length === 1 && shown[0] === field}
              onCheckedChange={(wanted) => onChange(fields.filter((each) => (each === field ? wanted : isShown(each))))}
              label={fieldLabel(field, label)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="inlay-ColumnsPicker-none">{t('noColumn')}</p>}
      <div className="inlay-ColumnsPicker-foot">
        <Button
          variant="ghost"
          size="compact"
          disabled={shown.length === fields.length}
          onClick={() => onChange(fields)}
        >
          {t('showAll')}
        </Button>
        <Button variant="ghost" size="compact" onClick={onReset}>
          {t('resetColumns')}
        </Button>
      </div>
    </div>
  )
}
