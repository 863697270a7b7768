import { useCallback, useMemo, useState } from 'react'
import type { GridPlace } from '../grid/move-in-grid'
import type { TableLines } from '../model/table-lines'

export interface CellRange {
  readonly lines: readonly [first: number, last: number]
  readonly columns: readonly [first: number, last: number]
}

interface Chosen {
  readonly lines: TableLines
  readonly ends: readonly [from: GridPlace, to: GridPlace]
}

/** The cells from one to another, to be copied together. */
export function useCellRange(lines: TableLines) {
  const [chosen, setChosen] = useState<Chosen>()
  // Other rows stand there once they are sorted, filtered or gone.
  const ends = chosen?.lines === lines ? chosen.ends : undefined
  const range = useMemo<CellRange | undefined>(() => {
    if (!ends) return undefined
    const [from, to] = ends
    return { lines: inOrder(from.line, to.line), columns: inOrder(from.column, to.column) }
  }, [ends])
  const extend = useCallback(
    (from: GridPlace, to: GridPlace) =>
      setChosen((before) => ({ lines, ends: [(before?.lines === lines ? before.ends[0] : undefined) ?? from, to] })),
    [lines],
  )
  const choose = useCallback((from: GridPlace, to: GridPlace) => setChosen({ lines, ends: [from, to] }), [lines])
  const clear = useCallback(() => setChosen(undefined), [])
  return { range, end: ends?.[1], extend, choose, clear }
}

function inOrder(one: number, other: number): readonly [number, number] {
  return one <= other ? [one, other] : [other, one]
}

export function isInRange({ lines, columns }: CellRange, { line, column }: GridPlace): boolean {
  return line >= lines[0] && line <= lines[1] && column >= columns[0] && column <= columns[1]
}
