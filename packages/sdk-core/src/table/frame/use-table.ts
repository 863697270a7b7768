import { useCallback, useContext, useMemo, useState } from 'react'
import { InlayContext } from '../../react/inlay-context'
import { useLocale } from '../../ui/root/use-locale'
import { columnText } from '../columns/cell-text'
import { layOutColumns } from '../columns/lay-out-columns'
import { readColumn } from '../columns/read-column'
import type { TableView, TableViewReason } from '../columns/table-view'
import type { DataTableProps } from '../DataTable'
import { useCellEditing } from '../edit/use-cell-editing'
import { useEditedRows } from '../edit/use-edited-rows'
import { useFind } from '../find/use-find'
import { useTableLines } from '../lines/use-table-lines'
import { plainLines, type TableLines } from '../model/table-lines'
import { groupKey, keyOfLine, rowKey, type PlacedCell } from '../paint/table-scene'
import { useActiveCell } from './use-active-cell'
import { useCellRange } from './use-cell-range'
import { useOwn } from './use-own'
import { useRowSelection } from './use-row-selection'
import { useSceneColumns } from './use-scene-columns'
import { useTableScene } from './use-table-scene'

const noView: TableView = {}
const noLines = plainLines(new Uint32Array())
const heights = { compact: 28, regular: 36, spacious: 44 } as const
/** The boxes that select rows. */
const boxWidth = 44

/** A table without its elements: what is shown, what is active, what is selected. */
export function useTable<Row>(props: DataTableProps<Row>, room: number) {
  const { rows, columns, selectable = false, density = 'regular', manual = false } = props
  const locale = useLocale()
  const onError = useOnError()
  const [view, changeView] = useOwn<TableView, TableViewReason>(
    props.view,
    props.defaultView ?? noView,
    props.onViewChange,
  )
  /** The row that somebody edits: until they leave it, no row changes places. */
  const [held, setHeld] = useState<string>()
  const { shown, isWorking, known } = useTableLines({
    rows,
    rowId: props.rowId,
    columns,
    view,
    locale,
    filterContext: props.filterContext,
    isManual: manual,
    isHeld: held !== undefined,
    onError,
  })
  const { idOf: rowId, keepId } = known
  const lines = shown?.lines ?? noLines
  const shownRows = shown?.rows ?? rows
  const {
    edits,
    commit,
    state: editState,
    edited,
  } = useEditedRows({ rows, rowId, keepId, columns, onEdit: props.onEdit, onError })
  const lead = selectable ? boxWidth : 0
  const { widths, order, hidden, shown: shownIds, pinned } = view
  const layout = useMemo(
    () => layOutColumns(columns, { widths, order, hidden, shown: shownIds, pinned }, lead, room),
    [columns, hidden, lead, order, pinned, room, shownIds, widths],
  )
  const { columns: sceneColumns, ownCells, renderers } = useSceneColumns(layout, locale, selectable)

  const rowAt = useCallback(
    (place: number) => {
      const row = shownRows[place]
      return row === undefined ? undefined : edited(row)
    },
    [edited, shownRows],
  )
  const idAt = useCallback(
    (place: number) => {
      const row = shownRows[place]
      return row === undefined ? undefined : rowId(row)
    },
    [rowId, shownRows],
  )
  const keyAt = useCallback(
    (line: number) => {
      const content = lines.at(line)
      return content && keyOfLine(content, { rowAt, idOf: rowId }, line)
    },
    [lines, rowAt, rowId],
  )
  const lineOf = useMemo(() => lineFinder(lines, known.placeOf), [lines, known])
  const onMove = useCallback((key: string) => setHeld((before) => (before === key ? before : undefined)), [])
  const active = useActiveCell({ lineCount: lines.count, keyAt, lineOf, columns: sceneColumns, onMove })
  const { moveTo } = active
  const goToCell = useCallback(
    (id: string, columnId: string) => {
      const line = lineOf(rowKey(id))
      const column = sceneColumns.findIndex((each) => each.id === columnId)
      if (line !== undefined && column !== -1) moveTo({ line, column })
    },
    [lineOf, moveTo, sceneColumns],
  )
  const range = useCellRange(lines)
  const shownColumns = useMemo(() => layout.columns.map(({ column }) => column), [layout])
  // Wherever somebody puts it: a row keeps its name.
  const first = columns.find(({ rowHeader }) => rowHeader) ?? columns[0]
  const givenName = props.rowName
  const rowName = useCallback(
    (row: Row) => givenName?.(row) ?? (first ? columnText(first, readColumn(first)(row), row) : ''),
    [first, givenName],
  )
  const isEditable = props.onEdit !== undefined
  const activeKey = active.place?.key
  const commitHeld = useCallback<typeof commit>(
    (changes, reason) => {
      setHeld(activeKey)
      commit(changes, reason)
    },
    [activeKey, commit],
  )
  const editing = useCellEditing({
    isEditable,
    columns: shownColumns,
    lines,
    rowAt,
    rowId,
    rowName,
    edits,
    commit: commitHeld,
  })
  const find = useFind({ lines, columns: shownColumns, rowAt, idAt, at: active.at, onError })
  const { markOf: foundMark } = find
  const { open } = editing
  const openPlace = useMemo<PlacedCell | undefined>(() => {
    if (!open) return undefined
    const key = rowKey(open.rowId)
    const line = keyAt(open.line) === key ? open.line : lineOf(key)
    return line === undefined ? undefined : { key, columnId: open.columnId, line }
  }, [keyAt, lineOf, open])

  const total = props.total ?? rows.length
  const selection = useRowSelection({
    selection: props.selection,
    defaultSelection: props.defaultSelection,
    onSelectionChange: props.onSelectionChange,
    lines,
    idAt,
    rowId,
    rowCount: manual ? undefined : shownRows.length,
    total,
    isFiltered: lines.rowCount < total,
  })

  const scene = useTableScene({
    props,
    locale,
    view,
    columns: sceneColumns,
    layout,
    shownColumns,
    lines,
    rowAt,
    rowId,
    rowName,
    rowHeight: heights[density],
    active: active.place,
    editing: openPlace,
    editState,
    selection,
    range: range.range,
    isFinding: find.isOpen,
    foundMark,
  })

  return {
    locale,
    view,
    changeView,
    lines,
    isReady: shown !== undefined,
    isWorking,
    layout,
    columns,
    shownColumns,
    sceneColumns,
    ownCells,
    renderers,
    scene,
    active,
    goToCell,
    /** Who goes on editing in the next row has the rows stay where they are. */
    goOnHolding: (line: number) => setHeld((before) => before && keyAt(line)),
    letGoOfRows: () => setHeld(undefined),
    range,
    selection,
    edits,
    editState,
    isManual: manual,
    isEditable,
    editing,
    find,
    openPlace,
    total,
    /** Those that are here, shown or not. */
    rowCount: shownRows.length,
    idAt,
    /** On which line what a key names is. */
    lineOf,
    rowAt,
    rowId,
    rowName,
    rowHeight: heights[density],
    lead,
  }
}

export type Table<Row> = ReturnType<typeof useTable<Row>>

function useOnError(): (error: unknown) => void {
  const report = useContext(InlayContext)?.onError
  return useCallback((error) => report?.(error), [report])
}

/** Where a line with a key is. */
function lineFinder(
  lines: TableLines,
  placeOf: (id: string) => number | undefined,
): (key: string) => number | undefined {
  let groups: Map<string, number> | undefined
  return (key) => {
    if (key.startsWith(groupKey(''))) {
      groups ??= groupLines(lines)
      return groups.get(key)
    }
    const place = placeOf(key.slice(rowKey('').length))
    return place === undefined ? undefined : lines.lineOf(place)
  }
}

function groupLines(lines: TableLines): Map<string, number> {
  return new Map(lines.groups.map(({ key }, index) => [groupKey(key), lines.headingOf(index)]))
}
