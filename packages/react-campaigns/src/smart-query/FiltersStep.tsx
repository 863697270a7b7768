import { useMessages } from '@inlay/sdk-core/react'
import type { FilterKinds } from '../filter-rows/filter-kinds'
import { withExample, type FilterRowList } from '../filter-rows/filter-row'
import { FilterGuide } from '../filter-rows/FilterGuide'
import { FilterRows } from '../filter-rows/FilterRows'
import { smartQueryMessages } from './messages'

export interface FiltersStepProps<Key extends string> {
  readonly title: string
  readonly hint: string
  readonly kinds: FilterKinds<Key>
  readonly rows: FilterRowList<Key>
  readonly onRowsChange: (rows: FilterRowList<Key>) => void
}

/** The rows of one of the two searches, with what can be asked for beside them. */
export function FiltersStep<Key extends string>({ title, hint, kinds, rows, onRowsChange }: FiltersStepProps<Key>) {
  const t = useMessages(smartQueryMessages)
  return (
    <div className="inlay-SmartQuery-filters">
      <div className="inlay-SmartQuery-main">
        <h3 className="inlay-SmartQuery-title">{title}</h3>
        <p className="inlay-SmartQuery-hint">{hint}</p>
        <FilterRows kinds={kinds} rows={rows} onRowsChange={onRowsChange} />
      </div>
      <div className="inlay-SmartQuery-side">
        <FilterGuide
          kinds={kinds}
          title={t('guide')}
          onExample={(example) => onRowsChange(withExample(rows, kinds.keys, example))}
        />
      </div>
    </div>
  )
}
