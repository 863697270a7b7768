import {
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type ForwardedRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useAnnounce } from '../ui/root/use-announce'
import { useMessages } from '../react/messages/use-messages'
import { tooltipAttributes } from '../ui/tooltip/tooltip-attributes'
import { OwnCellContents } from './cells/OwnCellContents'
import { moveColumn, setWidth, toggleGroup, toggleSort } from './columns/change-view'
import type { DataTableProps } from './DataTable'
import { BulkBar } from './frame/BulkBar'
import { copyCells } from './frame/copy-cells'
import { pressInGrid } from './frame/press-in-grid'
import { headHeight, usePainter } from './frame/use-painter'
import { TableFoot } from './frame/TableFoot'
import { TableMenus, type OpenMenu } from './frame/TableMenus'
import { TableStates } from './frame/TableStates'
import { useFocusOnActive } from './frame/use-active-cell'
import { useTable } from './frame/use-table'
import type { GridPlace } from './grid/move-in-grid'
import { TableHead } from './head/TableHead'
import { isSelected } from './model/selection'
import { groupColumn } from './paint/row-slot'
import { tableMessages } from './table-messages'

interface TableFrameProps<Row> extends DataTableProps<Row> {
  readonly frameRef: ForwardedRef<HTMLDivElement>
}

/** The element of a table: the bar, the grid, what stands in its place, and the line below. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const {
    frameRef,
    label,
    rows,
    rowId,
    rowName: _rowName,
    columns,
    view: _view,
    defaultView: _defaultView,
    onViewChange: _onViewChange,
    manual: _manual,
    total: _total,
    filterContext: _filterContext,
    selectable = false,
    selection: _selection,
    defaultSelection: _defaultSelection,
    onSelectionChange: _onSelectionChange,
    bulkActions,
    rowActions,
    onRowOpen,
    currentRow: _currentRow,
    toolbar,
    actions,
    footer,
    status = 'ready',
    emptyState,
    failure,
    onRetry,
    fileName = label,
    density: _density,
    ...rest
  } = props
  const t = useMessages(tableMessages)
  const announce = useAnnounce()
  const table = useTable(props)
  const { lines, active, range, selection, scene, layout, view, changeView, ownCells } = table
  const head = useRef<HTMLDivElement>(null)
  const { painter, scroller, body } = usePainter(scene, ownCells.flush)
  useFocusOnActive(active, painter, head)
  const [menu, setMenu] = useState<OpenMenu>()

  const columnAt = (place: number) => layout.columns[place]?.column
  const rowOfLine = useCallback(
    (line: number) => {
      const content = lines.at(line)
      return content?.kind === 'row' ? table.rowAt(content.row) : undefined
    },
    [lines, table],
  )
  const moveTo = (to: GridPlace, focus = true) => {
    range.clear()
    active.moveTo(to, { focus })
  }
  const openRow = (line: number, reason: 'pressed' | 'key') => {
    const row = rowOfLine(line)
    if (row !== undefined) onRowOpen?.(row, { reason })
    return row !== undefined && onRowOpen !== undefined
  }
  const openRowMenu = (line: number, anchor?: OpenMenu['anchor']) => {
    const row = rowOfLine(line)
    const cell = active.place && painter.current?.cellElement(active.place)
    const place = anchor ?? cell
    if (row !== undefined && rowActions && place) setMenu({ kind: 'row', id: rowId(row), line, anchor: place })
  }
  const openColumnMenu = (columnId: string) => {
    const cell = head.current?.querySelector(`[data-column="${CSS.escape(columnId)}"]`)
    if (cell) setMenu({ kind: 'column', columnId, anchor: cell })
  }
  const moveColumnBy = (place: number, by: 1 | -1) => {
    const [column, target] = [columnAt(place), columnAt(place + by)]
    if (!column || !target) return
    changeView(
      (before) => moveColumn(before, columns, column.id, { columnId: target.id, side: by === 1 ? 'after' : 'before' }),
      'reorder',
    )
    // The column is known by what it is, so the focus goes with it.
    active.moveTo({ line: -1, column: place })
  }

  const press = (event: KeyboardEvent<HTMLElement>) =>
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
      leaveRange() {
        if (!range.range) return false
        range.clear()
        return true
      },
      sort(column, isFurther) {
        const sorted = columnAt(column)
        if (sorted && sorted.canSort !== false) changeView((before) => toggleSort(before, sorted.id, isFurther), 'sort')
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
      setGroup(key, isOpen) {
        if (scene.isCollapsed(key) === isOpen) changeView((before) => toggleGroup(before, key), 'collapse')
      },
      select: selectable ? (line, isRange) => selection.toggle(line, { isRange, reason: 'key' }) : undefined,
      selectAll: selectable ? () => selection.toggleAll('key') : undefined,
      enter(at) {
        const cell = active.place && painter.current?.cellElement(active.place)
        const inside = cell?.querySelector<HTMLElement>(
          'a[href], button:not(.inlay-Table-rowMenu), input, select, textarea',
        )
        if (inside?.matches('a')) inside.click()
        else if (inside) inside.focus()
        else return openRow(at.line, 'key')
        return true
      },
    })

  /** However the focus came to a cell, the keys go on from there. */
  const reached = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.matches('[role="gridcell"], [role="columnheader"]')) return
    const inHead = layout.columns.findIndex(({ column }) => column.id === target.dataset['column'])
    if (inHead !== -1) return active.moveTo({ line: -1, column: inHead }, { focus: false })
    const found = painter.current?.placeOf(target)
    if (!found) return
    const column = table.sceneColumns.findIndex(({ id }) => id === found.place.columnId)
    active.moveTo({ line: found.line, column: column === -1 ? active.at.column : column }, { focus: false })
  }

  const click = (event: MouseEvent<HTMLElement>) => {
    const found = painter.current?.placeOf(event.target)
    if (!found || !(event.target instanceof Element)) return
    const { place, line } = found
    const group = event.target.closest('[data-group-key]')?.getAttribute('data-group-key')
    const column = Math.max(
      0,
      table.sceneColumns.findIndex(({ id }) => id === place.columnId),
    )
    if (group !== null && group !== undefined) {
      changeView((before) => toggleGroup(before, group), 'collapse')
      return moveTo({ line, column: active.at.column })
    }
    if (event.target.closest('.inlay-Table-boxCell')) {
      selection.toggle(line, { isRange: event.shiftKey, reason: 'pressed' })
      return active.moveTo({ line, column: active.at.column }, { focus: false })
    }
    const button = event.target.closest('.inlay-Table-rowMenu')
    if (button) {
      moveTo({ line, column })
      return openRowMenu(line, button)
    }
    if (place.columnId === groupColumn) return moveTo({ line, column: active.at.column })
    const hasMarkedText = event.currentTarget.ownerDocument.getSelection()?.type === 'Range'
    const isOwnControl = event.target.closest('a, button, input, select, textarea, label') !== null
    if (event.shiftKey && !isOwnControl) return range.extend(active.at, { line, column })
    range.clear()
    active.moveTo({ line, column }, { focus: !isOwnControl && !hasMarkedText })
    if (column === 0 && !isOwnControl && !hasMarkedText) openRow(line, 'pressed')
  }

  return (
    <div {...rest} ref={frameRef} data-density={props.density ?? 'regular'}>
      {(toolbar !== undefined || actions !== undefined) && (
        <div className="inlay-Table-bar">
          <div className="inlay-Table-barStart">{toolbar}</div>
          <div className="inlay-Table-barEnd">{actions}</div>
        </div>
      )}
      <div className="inlay-Table-frame">
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take focus, one of them at a time */}
        <div
          ref={scroller}
          role="grid"
          className="inlay-Table-scroller"
          aria-label={label}
          aria-rowcount={lines.count + 1}
          aria-colcount={layout.columns.length + (selectable ? 1 : 0)}
          aria-multiselectable={selectable || undefined}
          aria-busy={table.isWorking || status === 'loading' || undefined}
          onKeyDown={press}
          onClick={click}
          onFocus={reached}
          onCopy={(event) =>
            copyCells(event, {
              lines,
              rowAt: table.rowAt,
              columns: layout.columns,
              range: range.range,
              at: active.at,
              isSelected: selection.count > 0 ? (row) => isSelected(selection.selection, rowId(row)) : undefined,
              onCopied: (count) => announce(t('copied', { count })),
            })
          }
          onContextMenu={(event) => {
            const found = painter.current?.placeOf(event.target)
            if (!found || !rowActions || found.place.columnId === groupColumn) return
            event.preventDefault()
            const column = Math.max(
              0,
              table.sceneColumns.findIndex(({ id }) => id === found.place.columnId),
            )
            active.moveTo({ line: found.line, column })
            openRowMenu(found.line, pointAt(event))
          }}
          onPointerOver={(event) => {
            const element = painter.current?.placeOf(event.target)?.element
            const text = element?.querySelector<HTMLElement>('.inlay-Table-text, .inlay-Table-link')
            if (text) setTooltip(text)
          }}
        >
          <TableHead
            headRef={head}
            layout={layout}
            view={view}
            selection={selectable ? selection : undefined}
            stop={active.at.line < 0 ? active.place?.columnId : undefined}
            menuOf={menu?.kind === 'column' ? menu.columnId : undefined}
            onView={changeView}
            columns={columns}
            onMenu={openColumnMenu}
            onReached={(column) => active.moveTo({ line: -1, column }, { focus: false })}
          />
          {/* The painter's: React puts nothing into it. */}
          <div ref={body} role="rowgroup" className="inlay-Table-body" />
        </div>
        <TableStates
          status={status}
          isReady={table.isReady}
          hasRows={rows.length > 0}
          lines={lines}
          layout={layout}
          lead={table.lead}
          rowHeight={table.rowHeight}
          emptyState={emptyState}
          failure={failure}
          onRetry={onRetry}
          onClearFilters={
            view.filter ? () => changeView((before) => ({ ...before, filter: undefined }), 'filter') : undefined
          }
        />
        {selectable && selection.count > 0 && (
          <BulkBar selection={selection} total={table.total} actions={bulkActions} />
        )}
      </div>
      <TableFoot table={table} columns={columns} fileName={fileName} footer={footer} />
      <OwnCellContents cells={ownCells} renderers={table.renderers} />
      <TableMenus
        menu={menu}
        table={table}
        columns={columns}
        rowItems={menu?.kind === 'row' ? rowItems(rowOfLine(menu.line), rowActions) : undefined}
        onMoveColumn={moveColumnBy}
        onClose={() => {
          setMenu(undefined)
          active.moveTo(menu?.kind === 'row' ? { ...active.at, line: menu.line } : active.at)
        }}
      />
    </div>
  )
}

function rowItems<Row>(row: Row | undefined, rowActions: DataTableProps<Row>['rowActions']) {
  return row === undefined ? undefined : rowActions?.(row)
}

function pointAt({ clientX: x, clientY: y, currentTarget }: MouseEvent<HTMLElement>) {
  return {
    getBoundingClientRect: () => ({ x, y, width: 0, height: 0, top: y, left: x, right: x, bottom: y }),
    contextElement: currentTarget,
  }
}

/** Only now that the pointer is on it: attributes for every cell that scrolls by would cost more than all the rest. */
function setTooltip(element: HTMLElement): void {
  const words = tooltipAttributes({ text: element.textContent, whenCut: true })
  for (const [name, value] of Object.entries(words)) if (value !== undefined) element.setAttribute(name, value)
}
