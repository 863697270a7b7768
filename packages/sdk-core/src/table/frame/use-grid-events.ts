import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useClock } from '../../ui/root/use-clock'
import { tooltipAttributes } from '../../ui/tooltip/tooltip-attributes'
import { setWidth, toggleGroup, toggleSort } from '../columns/change-view'
import type { DataTableProps } from '../DataTable'
import type { CellChange } from '../edit/cell-edit'
import { groupColumn } from '../paint/row-slot'
import type { TablePainter } from '../paint/table-painter'
import { blockAt } from './block-at'
import { hideWordsOf, showWordsOf } from './cell-words'
import { cellOrHead } from './in-cell'
import { pressInGrid } from './press-in-grid'
import { prepareToCopy, useGridClipboard } from './use-grid-clipboard'
import type { GridActions } from './use-grid-actions'
import type { MissingRows } from './use-missing-rows'
import { headHeight } from './use-painter'
import type { Table } from './use-table'

interface GridEventsOptions<Row> {
  readonly props: DataTableProps<Row>
  readonly table: Table<Row>
  readonly actions: GridActions<Row>
  readonly missing: MissingRows<Row>
  /** Asked to find something in the table. */
  readonly onFind: (() => void) | undefined
  readonly painter: Readonly<RefObject<TablePainter<Row> | null>>
}

/** In milliseconds. */
const secondPress = 300

const controls = 'a, button, input, select, textarea, label'
const ownInputs = 'button, input, select, textarea, label'
const ownControls =
  'a[href], button:not(.inlay-Table-rowMenu), input, select, textarea, .inlay-Table-own :is(summary, [tabindex], [contenteditable])'

// By the time somebody drags from one cell to another it is there.
const loadChoosing = () => import('./choose-cells')

/** The handlers of the grid: they hear what happens in its cells, which React does not know one by one. */
export function useGridEvents<Row>({ props, table, actions, missing, onFind, painter }: GridEventsOptions<Row>) {
  const { rowActions, selectable = false } = props
  const { lines, layout, active, range, selection, scene, editing, changeView } = table
  const { columnAt, moveTo, openRow, openRowMenu, openColumnMenu, moveColumnBy } = actions
  /** The press that ends a choice of cells is none of a cell. */
  const hasChosen = useRef(false)
  const clock = useClock()
  const stopOpening = useRef<() => void>(undefined)
  useEffect(() => () => stopOpening.current?.(), [])
  /** What has changed is where one goes on. */
  const goTo = (changes: readonly CellChange<Row>[] | undefined) => {
    const [first] = changes ?? []
    if (!first) return
    range.clear()
    table.goToCell(first.rowId, first.columnId)
  }
  const toggleRow = (line: number, isRange: boolean, reason: 'key' | 'pressed') => {
    missing.withRows(selection.spanTo(line, isRange), (rowOfLine) =>
      selection.toggle(line, { isRange, reason, rowOfLine }),
    )
  }
  const reveal = () => painter.current?.reveal(active.at.line, columnAt(active.at.column)?.id)
  const placeOf = (columnId: string) => table.sceneColumns.findIndex(({ id }) => id === columnId)

  /** Asks again for the rows of a line that could not be loaded; false for all others. */
  const retryAt = (line: number) => {
    const content = lines.at(line)
    const isFailed =
      content?.kind === 'row' && table.rowAt(content.row) === undefined && props.isRowFailed?.(content.row)
    if (isFailed) props.onRetry?.()
    return isFailed === true
  }
  const clipboard = useGridClipboard({ props, table, missing, reveal })
  const latest = useLatest({ range, active, placeOf })

  return {
    ...clipboard,

    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      pressInGrid(event, {
        at: active.at,
        rangeEnd: range.end,
        lineAt: lines.at,
        lineCount: lines.count,
        columnCount: layout.columns.length,
        rowHeight: table.rowHeight,
        headHeight,
        isCollapsed: scene.isCollapsed,
        moveTo,
        extendTo(to) {
          range.extend(active.at, to)
          painter.current?.reveal(to.line, columnAt(to.column)?.id)
        },
        letGo() {
          if (range.range) range.clear()
          else if (selection.count > 0) selection.clear()
          else return false
          return true
        },
        sort(column, isFurther) {
          const sorted = columnAt(column)
          if (sorted && sorted.canSort !== false)
            changeView((before) => toggleSort(before, sorted.id, isFurther), 'sort')
        },
        resizeBy(place, by) {
          const column = layout.columns[place]
          if (column) changeView((before) => setWidth(before, column.column, column.width + by), 'resize')
        },
        moveColumn: moveColumnBy,
        openColumnMenu(place) {
          const column = columnAt(place)
          if (column) openColumnMenu(column.id)
        },
        openRowMenu,
        reveal,
        setGroup(key, isOpen) {
          if (scene.isCollapsed(key) === isOpen) changeView((before) => toggleGroup(before, key), 'collapse')
        },
        turnRound: (at) => editing.turnRound(at),
        select: selectable ? (line, isRange) => toggleRow(line, isRange, 'key') : undefined,
        selectGroup: selectable ? (rows) => selection.toggleGroup(rows, 'key') : undefined,
        selectAll: selectable ? () => selection.toggleAll('key') : undefined,
        enter(at, how) {
          if (retryAt(at.line)) return true
          if (how !== 'open' && editing.start(at)) return true
          const cell = active.place && painter.current?.cellElement(active.place)
          const own = cell?.querySelector('.inlay-Table-own')
          if (how === 'edit' && !own) return false
          const inside = cell?.querySelectorAll<HTMLElement>(how === 'open' ? 'a[href]' : ownControls) ?? []
          const [first] = inside
          // One address alone is followed; among other things in a cell it is gone to.
          if (how !== 'edit' && inside.length === 1 && first?.matches('a')) first.click()
          else if (first) first.focus()
          else return openRow(at.line, 'key')
          return true
        },
        type: (at, text) => editing.start(at, text),
        clearCells: () => editing.clear(blockAt(range.range, active.at)),
        fillDown: () => range.range !== undefined && editing.fillDown(range.range),
        undo: props.onEdit && (() => goTo(editing.undo())),
        redo: props.onEdit && (() => goTo(editing.redo())),
        find: onFind,
      })
    },

    /** Shift chooses cells; the browser would mark all text up to there. */
    onMouseDown(event: MouseEvent<HTMLElement>) {
      const found = painter.current?.placeOf(event.target)
      if (!found || event.button !== 0) return
      if (event.shiftKey) return event.preventDefault()
      if (event.target instanceof Element && event.target.closest(ownInputs)) return
      const from = { line: found.line, column: Math.max(0, placeOf(found.place.columnId)) }
      hasChosen.current = false
      const held = new AbortController()
      const { signal } = held
      const { currentTarget: grid } = event
      grid.ownerDocument.addEventListener('mouseup', () => held.abort(), { once: true, capture: true })
      loadChoosing().then(
        ({ chooseCells }) => {
          if (signal.aborted) return
          chooseCells(grid, from, {
            signal,
            placeOf(target) {
              const at = painter.current?.placeOf(target)
              const column = at ? latest.current.placeOf(at.place.columnId) : -1
              return at && column !== -1 ? { line: at.line, column } : undefined
            },
            onBegin() {
              hasChosen.current = true
              latest.current.range.clear()
              latest.current.active.moveTo(from)
            },
            onReach: (to) => latest.current.range.extend(from, to),
          })
        },
        () => {},
      )
    },

    onClick(event: MouseEvent<HTMLElement>) {
      const found = painter.current?.placeOf(event.target)
      if (!found || !(event.target instanceof Element) || hasChosen.current) return
      const { place, line } = found
      const column = Math.max(0, placeOf(place.columnId))
      const content = lines.at(line)
      if (content?.kind === 'group') {
        if (event.target.closest('.inlay-Table-groupBox')) selection.toggleGroup(content.rows, 'pressed')
        else changeView((before) => toggleGroup(before, content.group.key), 'collapse')
        return moveTo({ line, column: active.at.column })
      }
      if (event.target.closest('.inlay-Table-boxCell')) {
        toggleRow(line, event.shiftKey, 'pressed')
        return active.moveTo({ line, column: active.at.column }, { focus: false })
      }
      if (event.target.closest('.inlay-Table-failed') && retryAt(line)) return moveTo({ line, column })
      const button = event.target.closest('.inlay-Table-rowMenu')
      if (button) {
        range.clear()
        // The focus is the menu's.
        active.moveTo({ line, column }, { focus: false })
        return openRowMenu(line, button)
      }
      const hasMarkedText = event.currentTarget.ownerDocument.getSelection()?.type === 'Range'
      const link = event.target.closest('a')
      // In a cell that is edited a press is not for the address; with Control it is.
      const isHeld = link !== null && editing.canEdit({ line, column }) && !event.ctrlKey && !event.metaKey
      if (link && (isHeld || event.shiftKey)) event.preventDefault()
      const isOwnControl = !isHeld && event.target.closest(controls) !== null
      if (event.shiftKey && (link || !isOwnControl)) return range.extend(active.at, { line, column })
      range.clear()
      active.moveTo({ line, column }, { focus: !isOwnControl && !hasMarkedText })
      stopOpening.current?.()
      if ((column !== 0 && props.pressOpens !== 'row') || isOwnControl || hasMarkedText) return
      // Where two presses edit the cell, one opens its row as soon as no other can follow.
      if (!editing.canEdit({ line, column })) openRow(line, 'pressed')
      else if (event.detail < 2) stopOpening.current = clock.after(secondPress, () => openRow(line, 'pressed'))
    },

    /** However the focus came to a cell, the keys go on from there. */
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (!target.matches(cellOrHead)) return
      prepareToCopy()
      showWordsOf(target)
      const inHead = layout.columns.findIndex(({ column }) => column.id === target.dataset['column'])
      if (inHead !== -1) return active.moveTo({ line: -1, column: inHead }, { focus: false })
      const found = painter.current?.placeOf(target)
      if (!found) return
      const column = placeOf(found.place.columnId)
      active.moveTo({ line: found.line, column: column === -1 ? active.at.column : column }, { focus: false })
    },

    onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!editing.open && !currentTarget.contains(relatedTarget)) table.letGoOfRows()
      if (target.dataset['shownWords'] !== undefined) hideWordsOf(target)
    },

    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const found = painter.current?.placeOf(event.target)
      if (!found || !(event.target instanceof Element) || event.target.closest(ownInputs)) return
      const place = { line: found.line, column: Math.max(0, placeOf(found.place.columnId)) }
      if (found.place.columnId === groupColumn || !editing.canEdit(place)) return
      event.currentTarget.ownerDocument.getSelection()?.removeAllRanges()
      active.moveTo(place, { focus: false })
      editing.start(place)
    },

    onContextMenu(event: MouseEvent<HTMLElement>) {
      const head = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null
      const inHead = layout.columns.findIndex(({ column }) => column.id === head?.dataset['column'])
      if (head?.dataset['column'] !== undefined && inHead !== -1) {
        event.preventDefault()
        active.moveTo({ line: -1, column: inHead }, { focus: false })
        return openColumnMenu(head.dataset['column'], pointAt(event))
      }
      const found = painter.current?.placeOf(event.target)
      if (!found || !rowActions || found.place.columnId === groupColumn) return
      event.preventDefault()
      active.moveTo({ line: found.line, column: Math.max(0, placeOf(found.place.columnId)) }, { focus: false })
      openRowMenu(found.line, pointAt(event))
    },

    onPointerEnter() {
      void loadChoosing().catch(() => {})
    },

    /** Only now that the pointer is there: attributes for all that scrolls by would cost more than everything else. */
    onPointerOver(event: PointerEvent<HTMLElement>) {
      const element = painter.current?.placeOf(event.target)?.element
      // What could not be saved is told first.
      if (element?.dataset['edit'] === 'failed') return
      const text = element?.querySelector<HTMLElement>('.inlay-Table-text, .inlay-Table-link')
      if (!text) return
      const words = tooltipAttributes({ text: text.textContent, whenCut: true })
      for (const [name, value] of Object.entries(words)) if (value !== undefined) text.setAttribute(name, value)
    },
  }
}

function pointAt({ clientX: x, clientY: y, currentTarget }: MouseEvent<HTMLElement>) {
  return {
    getBoundingClientRect: () => ({ x, y, width: 0, height: 0, top: y, left: x, right: x, bottom: y }),
    contextElement: currentTarget,
  }
}
