import {
  ArrowDown,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUp,
  EyeOff,
  Group,
  MoveLeft,
  MoveRight,
  PinOff,
  RotateCcw,
} from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { MenuItem } from '../../ui/menu/MenuItem'
import { MenuLine } from '../../ui/menu/MenuLine'
import { groupByColumn, pinColumn, setSort, setWidth, showColumn } from '../columns/change-view'
import type { TableColumn } from '../columns/table-column'
import type { Table } from '../frame/use-table'
import { tableMessages } from '../table-messages'

export interface ColumnMenuProps<Row> {
  readonly column: TableColumn<Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly table: Table<Row>
  readonly onMove: (place: number, by: 1 | -1) => void
}

const ungrouped = new Set(['own', 'json', 'long-text', 'list'])

/** All that can be done with a column. */
export function ColumnMenu<Row>({ column, table, onMove }: ColumnMenuProps<Row>) {
  const t = useMessages(tableMessages)
  const { view, changeView, layout } = table
  const { id } = column
  const place = layout.columns.findIndex((each) => each.column.id === id)
  const laidOut = layout.columns[place]
  const sorted = view.sort?.find(({ columnId }) => columnId === id)?.direction
  const isGrouped = view.groupBy === id
  // Of rows that a server sorts, those that are here would count as all.
  const canGroup = !table.isManual && (column.canGroup ?? !ungrouped.has(column.kind ?? 'text'))
  return (
    <>
      {column.canSort !== false && (
        <>
          <MenuItem
            icon={ArrowUp}
            checked={sorted === 'asc'}
            onSelect={() => changeView((before) => setSort(before, id, 'asc', false), 'sort')}
          >
            {t('sortAscending')}
          </MenuItem>
          <MenuItem
            icon={ArrowDown}
            checked={sorted === 'desc'}
            onSelect={() => changeView((before) => setSort(before, id, 'desc', false), 'sort')}
          >
            {t('sortDescending')}
          </MenuItem>
          {sorted && (
            <MenuItem
              icon={RotateCcw}
              onSelect={() => changeView((before) => setSort(before, id, undefined, true), 'sort')}
            >
              {t('sortNone')}
            </MenuItem>
          )}
          <MenuLine />
        </>
      )}
      {canGroup && (
        <MenuItem
          icon={Group}
          onSelect={() => changeView((before) => groupByColumn(before, isGrouped ? undefined : id), 'group')}
        >
          {isGrouped ? t('ungroup') : t('group', { column: column.header })}
        </MenuItem>
      )}
      {laidOut?.pin !== 'start' && (
        <MenuItem icon={ArrowLeftToLine} onSelect={() => changeView((before) => pinColumn(before, id, 'start'), 'pin')}>
          {t('pinStart')}
        </MenuItem>
      )}
      {laidOut?.pin !== 'end' && (
        <MenuItem icon={ArrowRightToLine} onSelect={() => changeView((before) => pinColumn(before, id, 'end'), 'pin')}>
          {t('pinEnd')}
        </MenuItem>
      )}
      {laidOut?.pin !== undefined && (
        <MenuItem icon={PinOff} onSelect={() => changeView((before) => pinColumn(before, id, 'none'), 'pin')}>
          {t('unpin')}
        </MenuItem>
      )}
      <MenuLine />
      {place > 0 && (
        <MenuItem icon={MoveLeft} onSelect={() => onMove(place, -1)}>
          {t('moveStart')}
        </MenuItem>
      )}
      {place < layout.columns.length - 1 && (
        <MenuItem icon={MoveRight} onSelect={() => onMove(place, 1)}>
          {t('moveEnd')}
        </MenuItem>
      )}
      {view.widths?.[id] !== undefined && (
        <MenuItem
          icon={RotateCcw}
          onSelect={() => changeView((before) => setWidth(before, column, undefined), 'resize')}
        >
          {t('resetWidth')}
        </MenuItem>
      )}
      {column.canHide !== false && layout.columns.length > 1 && (
        <MenuItem icon={EyeOff} onSelect={() => changeView((before) => showColumn(before, id, false), 'hide')}>
          {t('hideColumn')}
        </MenuItem>
      )}
    </>
  )
}
