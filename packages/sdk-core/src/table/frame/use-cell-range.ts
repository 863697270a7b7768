import { useCallback, useMemo, useState } from 'react'
import type { GridPlace } from '../grid/move-in-grid'

export interface CellRange {
  readonly lines: readonly [first: number, last: number]
  readonly columns: readonly [first: number, last: number]
}

/** The cells from one to another, to be copied together. */
export function useCellRange() {
  const [ends, setEnds] = useState<readonly [from: GridPlace, to: GridPlace]>()
  const range = useMemo<CellRange | undefined>(() => {
    if (!ends) return undefined
    const [from, to] = ends
    return { lines: inOrder(from.line, to.line), columns: inOrder(from.column, to.column) }
  }, [ends])
  const extend = useCallback((from: GridPlace, to: GridPlace) => setEnds((before) => [before?.[0] ?? from, to]), [])
  const clear = useCallback(() => setEnds(undefined), [])
  return { range, end: ends?.[1], extend, clear }
}

function inOrder(one: number, other: number): readonly [number, number] {
  return one <= other ? [one, other] : [other, one]
}

export function isInRange({ lines, columns }: CellRange, { line, column }: GridPlace): boolean {
  return line >= lines[0] && line <= lines[1] && column >= columns[0] && column <= columns[1]
}
