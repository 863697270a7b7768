import { useMemo } from 'react'
import { useMessages, type Translate } from '../../react/messages/use-messages'
import type { ColumnLayout } from '../columns/lay-out-columns'
import { shownText } from '../columns/shown-text'
import type { TableColumn } from '../columns/table-column'
import type { TableView } from '../columns/table-view'
import type { DataTableProps } from '../DataTable'
import { canEdit } from '../edit/edit-of'
import type { CellEditsState } from '../edit/edited-cells'
import type { TableFind } from '../find/use-find'
import { isSelected } from '../model/selection'
import type { TableLines } from '../model/table-lines'
import type { CellEditMark, CellMark, PlacedCell, SceneColumn, TableScene } from '../paint/table-scene'
import { tableMessages } from '../table-messages'
import { isInRange, type CellRange } from './use-cell-range'
import type { RowSelection } from './use-row-selection'

interface TableSceneParts<Row> {
  readonly props: DataTableProps<Row>
  readonly locale: string
  readonly view: TableView
  readonly columns: readonly SceneColumn<Row>[]
  readonly layout: ColumnLayout<Row>
  readonly shownColumns: readonly TableColumn<Row>[]
  readonly lines: TableLines
  readonly rowAt: (place: number) => Row | undefined
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly rowHeight: number
  readonly active: PlacedCell | undefined
  readonly editing: PlacedCell | undefined
  readonly editState: CellEditsState<unknown>
  readonly selection: RowSelection<Row>
  readonly range: CellRange | undefined
  readonly isFinding: boolean
  readonly foundMark: TableFind['markOf']
}

/** The bar of what can be done with selected rows, or that for finding, and what is free around it. */
const barRoom = 64

/** All that the painter shows. Another one where anything of it is another. */
export function useTableScene<Row>(parts: TableSceneParts<Row>): TableScene<Row> {
  const { props, locale, view, columns, layout, shownColumns, lines, rowAt, rowId, rowName, rowHeight } = parts
  const { active, editing, editState, range, foundMark } = parts
  const { selectable = false, currentRow, isRowFailed } = props
  const t = useMessages(tableMessages)
  const grouping = props.columns.find(({ id }) => id === view.groupBy)
  const { collapsed } = view
  const { selection: selected, stateOf } = parts.selection
  // What floats over the last rows leaves them room.
  const endRoom = barRoom * [selectable && parts.selection.count > 0, parts.isFinding].filter(Boolean).length
  const hasRowMenu = props.rowActions !== undefined
  const isEditable = props.onEdit !== undefined

  return useMemo<TableScene<Row>>(() => {
    const groupLabel: TableScene<Row>['groupLabel'] = ({ value, first }) => {
      const row = rowAt(first)
      return value === null || row === undefined ? t('absentGroup') : groupText(grouping, value, row, t)
    }
    return {
      lines,
      rowAt,
      idOf: rowId,
      columns,
      width: layout.width,
      startWidth: layout.startWidth,
      endWidth: layout.endWidth,
      rowHeight,
      endRoom,
      headRows: 1,
      hasRowMenu,
      rowMenuLabel: (row) => t('rowActions', { row: rowName(row) }),
      boxes: selectable
        ? {
            isSelected: (id) => isSelected(selected, id),
            label: (row) => t('selectRow', { row: rowName(row) }),
            stateOf,
            groupLabel: (group) => t('selectGroup', { group: groupLabel(group) }),
          }
        : undefined,
      groupLabel,
      groupSize: ({ size }) => size.toLocaleString(locale),
      isCollapsed: (key) => collapsed?.includes(key) ?? false,
      active,
      editing,
      editOf: editState.cells.size === 0 ? undefined : (id, columnId) => editMark(editState, id, columnId),
      isReadOnly: isEditable
        ? (row, columnId) => {
            const column = shownColumns.find(({ id }) => id === columnId)
            return !column || !canEdit(column, row)
          }
        : undefined,
      markOf:
        range || foundMark
          ? (line, index) => {
              const column = index - (selectable ? 2 : 1)
              const content = foundMark && lines.at(line)
              const mark = content?.kind === 'row' ? foundMark?.(content.row, column) : undefined
              return mark ?? markOf(range, line, column)
            }
          : undefined,
      failedWords: isRowFailed && ((row) => (isRowFailed(row) ? t('rowFailed') : undefined)),
      isCurrent: currentRow === undefined ? undefined : (id) => id === currentRow,
    }
  }, [
    active,
    collapsed,
    columns,
    currentRow,
    editState,
    editing,
    endRoom,
    foundMark,
    grouping,
    hasRowMenu,
    isEditable,
    isRowFailed,
    layout,
    lines,
    locale,
    range,
    rowAt,
    rowHeight,
    rowId,
    rowName,
    selectable,
    selected,
    shownColumns,
    stateOf,
    t,
  ])
}

/** What has been saved looks as everything else, also before rows come that have it. */
function editMark({ cells }: CellEditsState<unknown>, id: string, columnId: string): CellEditMark | undefined {
  const cell = cells.get(id)?.get(columnId)
  return cell && cell.state !== 'saved' ? { state: cell.state, error: cell.error } : undefined
}

function markOf(range: CellRange | undefined, line: number, column: number): CellMark | undefined {
  return range && isInRange(range, { line, column }) ? 'range' : undefined
}

function groupText<Row>(
  column: TableColumn<Row> | undefined,
  value: unknown,
  row: Row,
  t: Translate<(typeof tableMessages)['strings']>,
): string {
  return column ? shownText(column, value, row, t) : String(value)
}
