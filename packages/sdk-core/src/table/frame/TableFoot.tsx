import type { ReactNode } from 'react'
import { Columns3, Download, Search } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { IconButton } from '../../ui/icon-button/IconButton'
import { Menu } from '../../ui/menu/Menu'
import { MenuCheckboxItem } from '../../ui/menu/MenuCheckboxItem'
import { MenuItem } from '../../ui/menu/MenuItem'
import { MenuLine } from '../../ui/menu/MenuLine'
import { resetColumns, showColumn } from '../columns/change-view'
import { inOrder, isShown } from '../columns/lay-out-columns'
import type { TableColumn } from '../columns/table-column'
import { tableMessages } from '../table-messages'
import type { CsvExport } from './use-csv-export'
import type { Table } from './use-table'

interface TableFootProps<Row> {
  readonly table: Table<Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly csv: CsvExport
  /** Without the first rows nobody knows how many there are. */
  readonly known: 'loading' | 'failed' | 'rows'
  readonly footer: ReactNode
  readonly onFind: (() => void) | undefined
}

/** How many rows there are; which columns are shown; the rows as a file. */
export function TableFoot<Row>({ table, columns, csv, known, footer, onFind }: TableFootProps<Row>) {
  const { lines, total, view, changeView } = table
  const t = useMessages(tableMessages)
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
        <Menu trigger={<IconButton icon={Columns3} size="compact" label={t('columns')} />} placement="top-end">
          {inOrder(columns, view.order).map((column) => (
            <MenuCheckboxItem
              key={column.id}
              checked={isShown(column, view)}
              keepOpen
              disabledReason={column.canHide === false ? t('staysShown') : undefined}
              onCheckedChange={(isWanted) => changeView((before) => showColumn(before, column.id, isWanted), 'hide')}
            >
              {column.header}
            </MenuCheckboxItem>
          ))}
          <MenuLine />
          <MenuItem onSelect={() => changeView(resetColumns, 'view')}>{t('resetColumns')}</MenuItem>
        </Menu>
        <IconButton
          icon={Download}
          size="compact"
          label={t('downloadCsv')}
          busy={csv.state === 'busy'}
          onClick={csv.run}
        />
      </span>
    </div>
  )
}
