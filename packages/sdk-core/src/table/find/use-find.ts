import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { createSlices } from '../../ports/slices'
import { useLocale } from '../../ui/root/use-locale'
import type { TableColumn } from '../columns/table-column'
import type { GridPlace } from '../grid/move-in-grid'
import type { TableLines } from '../model/table-lines'
import type { CellMark } from '../paint/table-scene'
import { tableMessages } from '../table-messages'
import type { FoundCell, FoundCells } from './found-cells'
import { loadFinding } from './load-finding'

interface FindOptions<Row> {
  readonly lines: TableLines
  readonly columns: readonly TableColumn<Row>[]
  readonly rowAt: (place: number) => Row | undefined
  readonly idAt: (place: number) => string | undefined
  /** From where one looks: what is found is counted from there. */
  readonly at: GridPlace
  /** The texts of a cell cannot be read. */
  readonly onError: (error: unknown) => void
}

export interface TableFind {
  readonly isOpen: boolean
  readonly text: string
  /** What has been found for `text`; nothing while it is looked for. */
  readonly found: FoundCells | undefined
  /** Which of them is looked at. */
  readonly current: number
  open(): void
  close(): void
  search(text: string): void
  /** To the next or the one before; from the last one on to the first. */
  go(by: 1 | -1): void
  /** The cell that is looked at. */
  readonly target: FoundCell | undefined
  readonly markOf: ((row: number, column: number) => CellMark | undefined) | undefined
}

interface Search {
  readonly text: string
  readonly lines: TableLines
  readonly columns: unknown
  readonly found: FoundCells
}

/** Looks for a text in all cells, those that are not painted too. */
export function useFind<Row>({ lines, columns, rowAt, idAt, at, onError }: FindOptions<Row>): TableFind {
  const t = useMessages(tableMessages)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [done, setDone] = useState<Search>()
  const [current, setCurrent] = useState(0)
  /** The cell that is looked at, wherever it stands. */
  const looked = useRef<{ readonly rowId: string | undefined; readonly columnId: string | undefined }>(undefined)

  useEffect(() => {
    if (!isOpen || text === '') return
    const stop = new AbortController()
    const words = { locale, truth: (value: boolean) => t(value ? 'yes' : 'no') }
    loadFinding()
      .then(({ cellTexts, findCells }) => {
        const texts = columns.map((column) => cellTexts(column, rowAt, words))
        return findCells(text, lines.rows, texts, { slices: createSlices(), signal: stop.signal })
      })
      .then((found) => {
        if (stop.signal.aborted) return
        // The same text in newer rows, or in another order: one stays with the cell at which one is.
        const cell = done?.text === text ? cellNow() : cellAt(lines, at)
        if (cell) setCurrent(found.firstFrom(cell))
        setDone({ text, lines, columns, found })
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) onError(error)
      })
    return () => stop.abort()

    function cellNow(): FoundCell | undefined {
      const column = columns.findIndex(({ id }) => id === looked.current?.columnId)
      const rowId = looked.current?.rowId
      const place = rowId === undefined ? -1 : lines.rows.findIndex((row) => idAt(row) === rowId)
      return place === -1 || column === -1 ? undefined : { place, column }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- where one stands, and what was found before, only say where to begin
  }, [columns, isOpen, lines, locale, rowAt, t, text])

  const isKnown = isOpen && text !== '' && done?.text === text
  const found = isKnown ? done.found : undefined
  const index = found && found.count > 0 ? Math.min(current, found.count - 1) : 0
  const target = useMemo(() => found?.at(index), [found, index])
  const isMarked = isKnown && done.lines === lines && done.columns === columns
  useEffect(() => {
    if (!isMarked) return
    const row = target && lines.rows[target.place]
    looked.current = row === undefined ? undefined : { rowId: idAt(row), columnId: columns[target?.column ?? -1]?.id }
  }, [columns, idAt, isMarked, lines, target])
  const markOf = useMemo(() => {
    if (!found || !isMarked) return undefined
    const now = target && lines.rows[target.place]
    return (row: number, column: number): CellMark | undefined => {
      if (!found.holds(row, column)) return undefined
      return row === now && column === target?.column ? 'found-current' : 'found'
    }
  }, [found, isMarked, lines, target])

  return {
    isOpen,
    text,
    found,
    current: index,
    open: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
    search: setText,
    go: useCallback(
      (by) => {
        const count = done?.found.count ?? 0
        if (count > 0) setCurrent((before) => (Math.min(before, count - 1) + by + count) % count)
      },
      [done],
    ),
    target,
    markOf,
  }
}

/** Where one stands among the rows; the first cell where that is above them, or in a heading. */
function cellAt(lines: TableLines, at: GridPlace): FoundCell {
  const content = at.line < 0 ? undefined : lines.at(at.line)
  if (content?.kind !== 'row') return { place: 0, column: 0 }
  return { place: lines.rows.indexOf(content.row), column: at.column }
}
