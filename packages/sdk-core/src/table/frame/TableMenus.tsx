import { useCallback, useContext, useId, type ReactNode } from 'react'
import { later } from '../../react/later/later'
import { useLater } from '../../react/later/use-later'
import type { Anchor } from '../../ui/floating/place-floating'
import { MenuItem } from '../../ui/menu/MenuItem'
import { MenuLayer } from '../../ui/menu/MenuLayer'
import { OverlayContext } from '../../ui/root/root-context'
import { useLatest } from '../../react/hooks/use-latest'
import type { TableColumn } from '../columns/table-column'
import { useMessages } from '../../react/messages/use-messages'
import { tableMessages } from '../table-messages'
import type { Table } from './use-table'

export type OpenMenu = { readonly anchor: Anchor } & (
  | { readonly kind: 'row'; readonly id: string; readonly line: number }
  | { readonly kind: 'column'; readonly columnId: string }
)

interface TableMenusProps<Row> {
  readonly menu: OpenMenu | undefined
  readonly table: Table<Row>
  readonly columns: readonly TableColumn<Row>[]
  /** The row that a menu is open of. */
  readonly row: Row | undefined
  readonly rowItems: ReactNode
  readonly onMoveColumn: (place: number, by: 1 | -1) => void
  readonly onFitColumn: (id: string, place: number) => void
  /** The focus goes back to the cell that the menu was about. */
  readonly onClose: () => void
}

// Few open it, and those who do wait for a press anyway.
const columnMenu = later(() => import('../head/ColumnMenu'))

/** The menu of a row or of a column: one at a time, wherever it is asked for. */
export function TableMenus<Row>({
  menu,
  table,
  columns,
  row,
  rowItems,
  onMoveColumn,
  onFitColumn,
  onClose,
}: TableMenusProps<Row>) {
  const id = useId()
  const t = useMessages(tableMessages)
  const overlays = useContext(OverlayContext)
  const latest = useLatest({ menu, onClose })
  const anchor = useCallback(() => latest.current.menu?.anchor ?? null, [latest])
  const opener = useCallback(() => {
    const at = latest.current.menu?.anchor
    return at instanceof Element ? at : null
  }, [latest])
  const leave = useCallback(() => latest.current.onClose(), [latest])
  const inColumn = useLater(columnMenu, menu?.kind === 'column')
  if (!menu || !overlays) return null
  const column = menu.kind === 'column' ? columns.find((each) => each.id === menu.columnId) : undefined
  if (column && !inColumn) return null
  return (
    <MenuLayer
      key={menu.kind === 'row' ? menu.id : menu.columnId}
      id={id}
      anchor={anchor}
      opener={opener}
      place={{}}
      start="first"
      aria-label={
        column
          ? t('columnMenu', { column: column.header })
          : row === undefined
            ? t('rowMenu')
            : t('rowActions', { row: table.rowName(row) })
      }
      onLeave={leave}
    >
      {column && inColumn ? (
        <inColumn.ColumnMenu
          column={column}
          table={table}
          columns={columns}
          onMove={onMoveColumn}
          onFit={onFitColumn}
        />
      ) : (
        (rowItems ?? (
          <MenuItem disabledReason={t('noRowActions')} onSelect={leave}>
            {t('rowMenu')}
          </MenuItem>
        ))
      )}
    </MenuLayer>
  )
}
