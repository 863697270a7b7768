import { useCallback, type PointerEvent, type RefObject } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { Checkbox } from '../../ui/checkbox/Checkbox'
import { moveColumn, setWidth, toggleSort } from '../columns/change-view'
import type { ColumnLayout } from '../columns/lay-out-columns'
import type { TableColumn } from '../columns/table-column'
import type { TableView, TableViewReason } from '../columns/table-view'
import { alignOf } from '../frame/use-scene-columns'
import type { RowSelection } from '../frame/use-row-selection'
import { tableMessages } from '../table-messages'
import { HeadCell } from './HeadCell'
import { useHeadGestures } from './use-head-gestures'
import { ownValue } from '../../values/own-value'

interface TableHeadProps<Row> {
  readonly headRef: RefObject<HTMLDivElement | null>
  readonly layout: ColumnLayout<Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly view: TableView
  readonly selection: Pick<RowSelection<Row>, 'state' | 'toggleAll'> | undefined
  /** The column whose head the Tab key leads to. */
  readonly stop: string | undefined
  readonly menuOf: string | undefined
  readonly onView: (next: (before: TableView) => TableView, reason: TableViewReason) => void
  readonly onMenu: (columnId: string) => void
  readonly onFit: (columnId: string, place: number) => void
  /** A press has put the focus on the head of this column. */
  readonly onReached: (column: number) => void
}

/** The names of the columns, which stay in view. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { headRef, layout, columns, view, selection, stop, menuOf, onView } = props
  const t = useMessages(tableMessages)
  const latest = useLatest({ ...props })
  const sort = useCallback(
    (id: string, isFurther: boolean) => {
      const { layout: now, onView: change, onReached } = latest.current
      change((before) => toggleSort(before, id, isFurther), 'sort')
      onReached(now.columns.findIndex(({ column }) => column.id === id))
    },
    [latest],
  )
  const resize = useCallback(
    (id: string, width: number | undefined) => {
      const column = latest.current.columns.find((each) => each.id === id)
      if (column) latest.current.onView((before) => setWidth(before, column, width), 'resize')
    },
    [latest],
  )
  const openMenu = useCallback(
    (id: string) => {
      const { layout: now, onMenu, onReached } = latest.current
      onReached(now.columns.findIndex(({ column }) => column.id === id))
      onMenu(id)
    },
    [latest],
  )

  const gestures = useHeadGestures({
    headRef,
    onMove: (columnId, drop) => onView((before) => moveColumn(before, columns, columnId, drop), 'reorder'),
    onResize: resize,
  })
  const { drag } = gestures
  const latestGestures = useLatest(gestures)
  const startResize = useCallback(
    (event: PointerEvent<HTMLElement>, id: string, width: number) =>
      latestGestures.current.resize(event, id, width, ownValue(latest.current.view.widths, id)),
    [latest, latestGestures],
  )
  const fit = useCallback((id: string, place: number) => latest.current.onFit(id, place), [latest])
  const firstAtEnd = layout.columns.find(({ pin }) => pin === 'end')
  return (
    <div role="rowgroup" className="inlay-Table-head">
      <div
        ref={headRef}
        role="row"
        aria-rowindex={1}
        className="inlay-Table-headRow"
        data-moving={drag ? '' : undefined}
        style={{ inlineSize: layout.width }}
        {...gestures.handlers}
      >
        {selection && (
          <div role="columnheader" aria-colindex={1} className="inlay-Table-headCell inlay-Table-boxCell">
            <Checkbox
              label={t('selectAll')}
              labelHidden
              checked={selection.state === 'all'}
              mixed={selection.state === 'some'}
              onCheckedChange={() => selection.toggleAll('all')}
            />
          </div>
        )}
        {layout.columns.map(({ column, width, offset, pin, isEdge }, place) => {
          const rank = view.sort?.findIndex(({ columnId }) => columnId === column.id) ?? -1
          return (
            <HeadCell
              key={column.id}
              id={column.id}
              header={column.header}
              place={place}
              index={place + (selection ? 2 : 1)}
              width={width}
              offset={offset}
              pin={pin}
              isEdge={isEdge}
              align={alignOf(column)}
              canSort={column.canSort !== false}
              sort={view.sort?.[rank]?.direction}
              rank={rank >= 0 && (view.sort?.length ?? 0) > 1 ? rank + 1 : undefined}
              isStop={stop === column.id}
              isMenuOpen={menuOf === column.id}
              isDragged={drag?.columnId === column.id}
              drop={drag?.drop?.columnId === column.id ? drag.drop.side : undefined}
              isFirstAtEnd={firstAtEnd?.column === column}
              onSort={sort}
              onMenu={openMenu}
              onResize={startResize}
              onFit={fit}
            />
          )
        })}
      </div>
    </div>
  )
}
