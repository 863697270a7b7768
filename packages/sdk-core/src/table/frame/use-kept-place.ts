import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { TableView } from '../columns/table-view'
import type { PlacedCell } from '../paint/table-scene'
import type { TablePainter } from '../paint/table-painter'
import { shiftOfLines } from './shift-of-lines'
import type { Table } from './use-table'

/**
 * Shows every change of the scene. Where rows have come or gone above, what one reads stays in its place; at the very top
 * one sees what comes, unless one types.
 */
export function useKeptPlace<Row>(
  painter: Readonly<RefObject<TablePainter<Row> | null>>,
  scroller: RefObject<HTMLElement | null>,
  { scene, lineOf, view, isManual }: Pick<Table<Row>, 'scene' | 'lineOf' | 'view' | 'isManual'>,
): void {
  const before = useRef<readonly unknown[]>([])
  const edited = useRef<PlacedCell>(undefined)
  useLayoutEffect(() => {
    const { current } = painter
    if (!current) return
    const now = [scene.lines, ...orderOf(view)]
    const isSameOrder = !isManual && now.slice(1).every((each, index) => each === before.current[index + 1])
    const hasMoved = isSameOrder && now[0] !== before.current[0] && (scroller.current?.scrollTop ?? 0) > 0
    const { editing } = scene
    // Where somebody types, all else gives way to that line.
    const isSameEdit = isSameOrder && editing !== undefined && editing.key === edited.current?.key
    const shift = isSameEdit
      ? editing.line - (edited.current?.line ?? editing.line)
      : hasMoved
        ? shiftOfLines(current.shown(), scene, lineOf)
        : 0
    const isFilteredAnew = before.current.length > 0 && before.current[filterPlace] !== view.filter && !editing
    before.current = now
    edited.current = editing
    current.paint(scene)
    if (shift !== 0) current.scrollBy(shift)
    // Who looks for something begins with the first that is found.
    if (isFilteredAnew && scroller.current) scroller.current.scrollTop = 0
  }, [isManual, lineOf, painter, scene, scroller, view])
}

/** In what is compared. */
const filterPlace = 2

/** Who sorts, filters, groups or closes a group wants to see other rows. */
function orderOf({ sort, filter, groupBy, collapsed }: TableView): readonly unknown[] {
  return [sort, filter, groupBy, collapsed]
}
