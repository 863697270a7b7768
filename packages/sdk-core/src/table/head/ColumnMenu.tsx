import {
  ArrowDown,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUp,
  ChevronsDownUp,
  ChevronsUpDown,
  EyeOff,
  Group,
  MoveLeft,
  MoveHorizontal,
  MoveRight,
  PinOff,
  RotateCcw,
} from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { MenuItem } from '../../ui/menu/MenuItem'
import { MenuLine } from '../../ui/menu/MenuLine'
import { pinColumn, setSort, setWidth } from '../columns/change-view'
import { groupByColumn, showColumn } from '../columns/choose-columns'
import type { TableColumn } from '../columns/table-column'
import type { Table } from '../frame/use-table'
import { columnMenuMessages } from './column-menu-messages'
import { ownValue } from '../../values/own-value'

export interface ColumnMenuProps<Row> {
  readonly column: TableColumn<Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly table: Table<Row>
  readonly onMove: (place: number, by: 1 | -1) => void
  readonly onFit: (id: string, place: number) => void
}

/** Its icon points along the line of text. */
const along = 'inlay-Table-along'
const ungrouped = new Set(['own', 'json', 'long-text', 'list'])

/** All that can be done with a column. */
export function ColumnMenu<Row>({ column, table, onMove, onFit }: ColumnMenuProps<Row>) {
  const t = useMessages(columnMenuMessages)
  const { view, changeView, layout } = table
  const { id } = column
  const place = layout.columns.findIndex((each) => each.column.id === id)
  const laidOut = layout.columns[place]
  const sorted = view.sort?.find(({ columnId }) => columnId === id)?.direction
  // Behind another column that sorts already.
  const isFurther = view.sort !== undefined && view.sort.length > 0 && view.sort[0]?.columnId !== id
  const isGrouped = view.groupBy === id
  const groups = table.lines.groups.map(({ key }) => key)
  const collapsed = view.collapsed?.length ?? 0
  // Of rows that a server sorts, those that are here would count as all.
  const canGroup = !table.isManual && (column.canGroup ?? !ungrouped.has(column.kind ?? 'text'))
  return (
    <>
      {column.canSort !== false && (
        <>
          <MenuItem
            icon={ArrowUp}
            checked={sorted === 'asc' && !isFurther}
            onSelect={() => changeView((before) => setSort(before, id, 'asc', false), 'sort')}
          >
            {t('sortAscending')}
          </MenuItem>
          <MenuItem
            icon={ArrowDown}
            checked={sorted === 'desc' && !isFurther}
            onSelect={() => changeView((before) => setSort(before, id, 'desc', false), 'sort')}
          >
            {t('sortDescending')}
          </MenuItem>
          {isFurther && (
            <>
              <MenuItem
                icon={ArrowUp}
                checked={sorted === 'asc'}
                onSelect={() => changeView((before) => setSort(before, id, 'asc', true), 'sort')}
              >
                {t('thenAscending')}
              </MenuItem>
              <MenuItem
                icon={ArrowDown}
                checked={sorted === 'desc'}
                onSelect={() => changeView((before) => setSort(before, id, 'desc', true), 'sort')}
              >
                {t('thenDescending')}
              </MenuItem>
            </>
          )}
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
      {groups.length > 0 && collapsed < groups.length && (
        <MenuItem
          icon={ChevronsDownUp}
          onSelect={() => changeView((before) => ({ ...before, collapsed: groups }), 'collapse')}
        >
          {t('collapseAll')}
        </MenuItem>
      )}
      {groups.length > 0 && collapsed > 0 && (
        <MenuItem
          icon={ChevronsUpDown}
          onSelect={() => changeView((before) => ({ ...before, collapsed: [] }), 'collapse')}
        >
          {t('expandAll')}
        </MenuItem>
      )}
      {laidOut?.wantedPin !== 'start' && (
        <MenuItem
          className={along}
          icon={ArrowLeftToLine}
          onSelect={() => changeView((before) => pinColumn(before, id, 'start'), 'pin')}
        >
          {t('pinStart')}
        </MenuItem>
      )}
      {laidOut?.wantedPin !== 'end' && (
        <MenuItem
          className={along}
          icon={ArrowRightToLine}
          onSelect={() => changeView((before) => pinColumn(before, id, 'end'), 'pin')}
        >
          {t('pinEnd')}
        </MenuItem>
      )}
      {laidOut?.wantedPin !== undefined && (
        <MenuItem icon={PinOff} onSelect={() => changeView((before) => pinColumn(before, id, 'none'), 'pin')}>
          {t('unpin')}
        </MenuItem>
      )}
      <MenuLine />
      {place > 0 && (
        <MenuItem className={along} icon={MoveLeft} onSelect={() => onMove(place, -1)}>
          {t('moveStart')}
        </MenuItem>
      )}
      {place < layout.columns.length - 1 && (
        <MenuItem className={along} icon={MoveRight} onSelect={() => onMove(place, 1)}>
          {t('moveEnd')}
        </MenuItem>
      )}
      <MenuItem icon={MoveHorizontal} onSelect={() => onFit(id, place)}>
        {t('fit')}
      </MenuItem>
      {ownValue(view.widths, id) !== undefined && (
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
