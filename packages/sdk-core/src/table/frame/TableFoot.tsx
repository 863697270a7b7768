import type { ReactNode } from 'react'
import { Columns3, Download, Search } from 'lucide-react'
import { later } from '../../react/later/later'
import { useLater } from '../../react/later/use-later'
import { useMessages } from '../../react/messages/use-messages'
import { IconButton } from '../../ui/icon-button/IconButton'
import type { TableColumn } from '../columns/table-column'
import { tableMessages } from '../table-messages'
import type { CsvExport } from './use-csv-export'
import type { Table } from './use-table'

interface TableFootProps<Row> {
  readonly table: Table<Row>
  /** Nothing where they are chosen elsewhere. */
  readonly columns: readonly TableColumn<Row>[] | undefined
  /** Nothing where the host saves the rows itself. */
  readonly csv: CsvExport | undefined
  readonly csvDisabledReason: string | undefined
  /** Without the first rows nobody knows how many there are. */
  readonly known: 'loading' | 'failed' | 'rows'
  readonly footer: ReactNode
  readonly onFind: (() => void) | undefined
}

// There before anybody has come to it.
const columnsMenu = later(() => import('./ColumnsMenu'))

/** How many rows there are; which columns are shown; the rows as a file. */
export function TableFoot<Row>({ table, columns, csv, csvDisabledReason, known, footer, onFind }: TableFootProps<Row>) {
  const { lines, total } = table
  const t = useMessages(tableMessages)
  const ofColumns = useLater(columnsMenu, columns !== undefined)
  return (
    <div className="inlay-Table-foot">
      <span role="status" className="inlay-Table-footCount">
        {known === 'loading' && t('loading')}
        {known === 'rows' &&
          (lines.rowCount < total
            ? t('rowsOf', { count: lines.rowCount, total })
            : t('rowCount', { count: lines.rowCount }))}
      </span>
      <span className="inlay-Table-footEnd">
        {footer}
        {onFind && <IconButton icon={Search} size="compact" label={t('find')} shortcut="mod+f" onClick={onFind} />}
        {columns &&
          (ofColumns ? (
            <ofColumns.ColumnsMenu table={table} columns={columns} />
          ) : (
            <IconButton icon={Columns3} size="compact" label={t('columns')} />
          ))}
        {csv && (
          <IconButton
            icon={Download}
            size="compact"
            label={t('downloadCsv')}
            busy={csv.state === 'busy'}
            disabled={known !== 'rows'}
            disabledReason={csvDisabledReason}
            onClick={csv.run}
          />
        )}
      </span>
    </div>
  )
}
