import { useContext, type ReactNode } from 'react'
import { Columns3, Download } from 'lucide-react'
import { csvText } from '../../csv/writing/write-csv'
import { browserDownload } from '../../ports/browser-download'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { IconButton } from '../../ui/icon-button/IconButton'
import { Menu } from '../../ui/menu/Menu'
import { MenuCheckboxItem } from '../../ui/menu/MenuCheckboxItem'
import { MenuItem } from '../../ui/menu/MenuItem'
import { MenuLine } from '../../ui/menu/MenuLine'
import { columnText } from '../columns/cell-text'
import { resetColumns, showColumn } from '../columns/change-view'
import { isShown } from '../columns/lay-out-columns'
import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import { useClock } from '../../ui/root/use-clock'
import { tableMessages } from '../table-messages'
import type { Table } from './use-table'

interface TableFootProps<Row> {
  readonly table: Table<Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly fileName: string
  readonly footer: ReactNode
}

/** How many rows there are; which columns are shown; the rows as a file. */
export function TableFoot<Row>({ table, columns, fileName, footer }: TableFootProps<Row>) {
  const { lines, total, view, changeView, layout, rowAt } = table
  const t = useMessages(tableMessages)
  const clock = useClock()
  const download = useContext(InlayContext)?.host.download ?? browserDownload(clock)
  const exportCsv = () => {
    const rows = Array.from(lines.rows, rowAt).filter((row) => row !== undefined)
    const text = csvText(
      layout.columns.map(({ column }) => ({
        header: column.header,
        cell: (row: Row) => columnText(column, readColumn(column)(row), row),
      })),
      rows,
    )
    download({ blob: new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), filename: `${fileName}.csv` })
  }

  return (
    <div className="inlay-Table-foot">
      <span role="status">
        {lines.rowCount < total
          ? t('rowsOf', { count: lines.rowCount, total })
          : t('rowCount', { count: lines.rowCount })}
      </span>
      <span className="inlay-Table-footEnd">
        {footer}
        <Menu trigger={<IconButton icon={Columns3} size="compact" label={t('columns')} />} placement="top-end">
          {columns.map((column) => (
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
        <IconButton icon={Download} size="compact" label={t('downloadCsv')} onClick={exportCsv} />
      </span>
    </div>
  )
}
