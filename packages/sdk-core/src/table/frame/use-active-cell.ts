import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import type { GridPlace } from '../grid/move-in-grid'
import { groupColumn } from '../paint/row-slot'
import type { TablePainter } from '../paint/table-painter'
import type { CellPlace, PlacedCell, SceneColumn } from '../paint/table-scene'

/** Stands for the head among the keys of lines. */
export const headKey = 'head'

interface ActiveCellOptions<Row> {
  readonly lineCount: number
  readonly keyAt: (line: number) => string | undefined
  readonly lineOf: (key: string) => number | undefined
  readonly columns: readonly SceneColumn<Row>[]
  /** Told of the line that is gone to. */
  readonly onMove: (key: string) => void
}

export interface ActiveCell {
  /** The cell that the Tab key leads to; the first one until another was reached. */
  readonly place: PlacedCell | undefined
  readonly at: GridPlace
  /** Makes it the active one; the focus follows unless it is there already. */
  readonly moveTo: (to: GridPlace, options?: { readonly focus?: boolean }) => void
  readonly wantsFocus: RefObject<boolean>
}

/** Which cell is active. It is known by row and column: it stays with them when rows are sorted or come anew. */
export function useActiveCell<Row>(options: ActiveCellOptions<Row>): ActiveCell {
  const { lineCount, keyAt, lineOf, columns } = options
  const [chosen, setChosen] = useState<CellPlace & { readonly line: number }>()
  const wantsFocus = useRef(false)
  const latest = useLatest(options)

  const at = useMemo<GridPlace>(() => {
    const column = chosen
      ? Math.max(
          0,
          columns.findIndex(({ id }) => id === chosen.columnId),
        )
      : 0
    if (chosen?.key === headKey) return { line: -1, column }
    // Most often it is where it was, which is found out without a look at all rows. One that is gone leaves its place.
    const line =
      chosen &&
      (keyAt(chosen.line) === chosen.key ? chosen.line : (lineOf(chosen.key) ?? Math.min(chosen.line, lineCount - 1)))
    return { line: line ?? Math.min(0, lineCount - 1), column }
  }, [chosen, columns, keyAt, lineCount, lineOf])

  const columnId = columns[at.column]?.id
  const key = at.line < 0 ? headKey : keyAt(at.line)
  const place = useMemo(
    () => (key === undefined || columnId === undefined ? undefined : { key, columnId, line: at.line }),
    [at.line, columnId, key],
  )

  const moveTo = useCallback<ActiveCell['moveTo']>(
    (to, { focus = true } = {}) => {
      const { keyAt: keyOf, columns: now, onMove } = latest.current
      const next = to.line < 0 ? headKey : keyOf(to.line)
      const column = now[to.column]?.id
      if (next === undefined || column === undefined) return
      wantsFocus.current = focus
      onMove(next)
      setChosen((before) =>
        before?.key === next && before.columnId === column && before.line === to.line && !focus
          ? before
          : { key: next, columnId: column, line: to.line },
      )
    },
    [latest],
  )
  return { place, at, moveTo, wantsFocus }
}

/** Puts the focus on the active cell, where it was moved to and has been painted. */
export function useFocusOnActive<Row>(
  { place, at, wantsFocus }: ActiveCell,
  painter: Readonly<RefObject<TablePainter<Row> | null>>,
  head: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!wantsFocus.current || !place) return
    wantsFocus.current = false
    painter.current?.reveal(at.line, place.columnId)
    const element =
      place.key === headKey
        ? head.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(place.columnId)}"]`)
        : (painter.current?.cellElement(place) ??
          painter.current?.cellElement({ key: place.key, columnId: groupColumn }))
    element?.focus({ preventScroll: true })
  })
}
