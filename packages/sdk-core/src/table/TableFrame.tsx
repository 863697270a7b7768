import { useEffect, useRef, useState, type ForwardedRef } from 'react'
import { later } from '../react/later/later'
import { useLater } from '../react/later/use-later'
import { useMessages } from '../react/messages/use-messages'
import { OwnCellContents } from './cells/OwnCellContents'
import type { DataTableProps } from './DataTable'
import { useFoundCell } from './find/use-found-cell'
import { editorsLater } from './edit/load-editors'
import { isFindKey } from './frame/press-in-grid'
import { TableFoot } from './frame/TableFoot'
import { TableNoticesLater } from './frame/TableNoticesLater'
import { TableStates } from './frame/TableStates'
import { useCsvExport } from './frame/use-csv-export'
import { useFocusOnActive } from './frame/use-active-cell'
import { useGridActions } from './frame/use-grid-actions'
import { useGridEvents } from './frame/use-grid-events'
import { usePainter } from './frame/use-painter'
import { useKeptPlace } from './frame/use-kept-place'
import { useMissingRows } from './frame/use-missing-rows'
import { useRowsNeeded } from './frame/use-rows-needed'
import { useTable } from './frame/use-table'
import { useTableRoom } from './frame/use-table-room'
import { TableHead } from './head/TableHead'
import { tableMessages } from './table-messages'

interface TableFrameProps<Row> extends DataTableProps<Row> {
  readonly frameRef: ForwardedRef<HTMLDivElement>
}

// Only who selects rows loads it.
const bulkBar = later(() => import('./frame/BulkBar'))
// Only who groups rows loads it.
const stuckHeading = later(() => import('./frame/StuckHeading'))
// Nobody looks for anything before there is something to see.
const findBar = later(() => import('./find/FindBar'))
// Nobody opens one before there is something to open it of.
const tableMenus = later(() => import('./frame/TableMenus'))
// Nothing of it is to be seen.
const tableNews = later(() => import('./news/TableNews'))
// Only who goes from row to row elsewhere loads it.
const orderTold = later(() => import('./frame/OrderTold'))
const ownControls = later(() => import('./cells/own-controls'))

/** The element of a table: the bar, the grid, what stands in its place, and the line below. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const {
    frameRef,
    label,
    rows,
    rowId: _rowId,
    rowName: _rowName,
    columns,
    view: _view,
    defaultView: _defaultView,
    onViewChange: _onViewChange,
    manual: _manual,
    total: _total,
    onRowsNeeded,
    isRowFailed: _isRowFailed,
    loadAll,
    filterContext: _filterContext,
    selectable = false,
    selection: _selection,
    defaultSelection: _defaultSelection,
    onSelectionChange: _onSelectionChange,
    bulkActions,
    rowActions: _rowActions,
    onRowOpen,
    pressOpens,
    onEdit: _onEdit,
    onOrderChange,
    currentRow,
    currentColumn,
    toolbar,
    actions,
    footer,
    status = 'ready',
    emptyState,
    failure,
    onRetry,
    fileName = label,
    canDownload = true,
    downloadDisabledReason,
    canChooseColumns = true,
    onKeyDown,
    density: _density,
    ...rest
  } = props
  const t = useMessages(tableMessages)
  const scroller = useRef<HTMLDivElement>(null)
  const table = useTable(props, useTableRoom(scroller))
  const { lines, active, selection, layout, view, changeView, ownCells, find } = table
  const head = useRef<HTMLDivElement>(null)
  const missing = useMissingRows(table, props)
  const onPainted = useRowsNeeded({ table, onRowsNeeded, wanted: missing.span })
  const { painter, body } = usePainter<Row>(scroller, onPainted)
  useKeptPlace(painter, scroller, table)
  useFocusOnActive(active, painter, head)
  const gridActions = useGridActions({ props, table, painter, head })
  const { showFind, closeFind, found } = useFoundCell({ table, painter, isOffered: onRowsNeeded === undefined })
  const events = useGridEvents({ props, table, actions: gridActions, missing, onFind: showFind, painter })
  const bulk = useLater(bulkBar, selectable)
  const stuck = useLater(stuckHeading, lines.groups.length > 0)
  const told = useLater(
    orderTold,
    [onOrderChange, currentRow, currentColumn].some((each) => each !== undefined),
  )
  const news = useLater(tableNews)
  const menus = useLater(tableMenus)
  const editors = useLater(editorsLater, table.isEditable)
  const bar = useLater(findBar, showFind !== undefined)
  const controls = useLater(ownControls, table.renderers.size > 0)
  useEffect(() => (body.current ? controls?.keepOutOfTabOrder(body.current) : undefined), [body, controls])
  const csv = useCsvExport({ table, fileName, loadAll })
  const { menu } = gridActions
  const [first] = useState(() => ({ view, layout, columns, selected: selection.count }))

  return (
    // The keys are those of the grid in it, wherever in the table one is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...rest}
      ref={frameRef}
      data-density={props.density ?? 'regular'}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // What floats above it belongs to it for React alone.
        const isWithin = event.currentTarget.contains(event.target as Node)
        if (event.defaultPrevented || !isWithin || !showFind || !isFindKey(event)) return
        event.preventDefault()
        showFind()
      }}
    >
      {(toolbar !== undefined || actions !== undefined) && (
        <div className="inlay-Table-bar">
          <div className="inlay-Table-barStart">{toolbar}</div>
          <div className="inlay-Table-barEnd">{actions}</div>
        </div>
      )}
      <div className="inlay-Table-frame">
        <div
          ref={scroller}
          role="grid"
          className="inlay-Table-scroller"
          data-press-opens={onRowOpen && pressOpens}
          aria-label={label}
          aria-rowcount={lines.count + 1}
          aria-colcount={layout.columns.length + (selectable ? 1 : 0)}
          aria-readonly={!table.isEditable || undefined}
          aria-multiselectable={selectable || undefined}
          aria-busy={table.isWorking || status === 'loading' || missing.work !== undefined || undefined}
          {...events}
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
            onMenu={gridActions.openColumnMenu}
            onFit={gridActions.fitColumn}
            onReached={(column) => active.moveTo({ line: -1, column }, { focus: false })}
          />
          {stuck && <stuck.StuckHeading table={table} scroller={scroller} />}
          {/* The painter's: React puts nothing into it. */}
          <div ref={body} role="rowgroup" className="inlay-Table-body" />
          <OwnCellContents cells={ownCells} renderers={table.renderers} />
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
            view.filter
              ? () => {
                  changeView((before) => ({ ...before, filter: undefined }), 'filter')
                  active.moveTo({ ...active.at, line: -1 })
                }
              : undefined
          }
        />
        {bar && find.isOpen && <bar.FindBar find={find} where={found && t('editCell', found)} onClose={closeFind} />}
        {bulk && selection.count > 0 && <bulk.BulkBar table={table} actions={bulkActions} />}
      </div>
      <TableNoticesLater
        table={table}
        csv={csv}
        missing={missing}
        refreshFailure={status === 'failed' && rows.length > 0 ? { words: failure ?? t('failed'), onRetry } : undefined}
      />
      <TableFoot
        table={table}
        columns={canChooseColumns ? columns : undefined}
        csv={canDownload ? csv : undefined}
        csvDisabledReason={downloadDisabledReason}
        known={rows.length === 0 && status !== 'ready' ? status : table.isReady ? 'rows' : 'loading'}
        footer={footer}
        onFind={onRowsNeeded ? undefined : showFind}
      />
      {told && (
        <told.OrderTold
          table={table}
          painter={painter}
          scroller={scroller}
          onOrderChange={onOrderChange}
          currentRow={currentRow}
          currentColumn={currentColumn}
        />
      )}
      {news && <news.TableNews table={table} columns={columns} csv={csv} first={first} />}
      {editors && <editors.TableEditor table={table} painter={painter} scroller={scroller} />}
      {menus && (
        <menus.TableMenus
          menu={menu}
          table={table}
          columns={columns}
          row={gridActions.menuRow}
          rowItems={gridActions.rowItems}
          onMoveColumn={gridActions.moveColumnBy}
          onFitColumn={gridActions.fitColumn}
          onClose={gridActions.closeMenu}
        />
      )}
    </div>
  )
}
