import { useCallback, useEffect, useMemo, useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { createSlices } from '../../ports/slices'
import { useLocale } from '../../ui/root/use-locale'
import type { TableColumn } from '../columns/table-column'
import type { GridPlace } from '../grid/move-in-grid'
import type { TableLines } from '../model/table-lines'
import type { CellMark } from '../paint/table-scene'
import { tableMessages } from '../table-messages'
import type { FoundCell } from './find-cells'
import { loadFinding } from './load-finding'

interface FindOptions<Row> {
  readonly lines: TableLines
  readonly columns: readonly TableColumn<Row>[]
  readonly rowAt: (place: number) => Row | undefined
  /** From where one looks: what is found is counted from there. */
  readonly at: GridPlace
  /** The texts of a cell cannot be read. */
  readonly onError: (error: unknown) => void
}

export interface TableFind {
  readonly isOpen: boolean
  readonly text: string
  /** What has been found for `text`; nothing while it is looked for. */
  readonly found: readonly FoundCell[] | undefined
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

/** More than this nobody steps through. */
export const mostFound = 10_000

interface Search {
  readonly text: string
  readonly lines: TableLines
  readonly columns: unknown
  readonly found: readonly FoundCell[]
}

/** Looks for a text in all cells, those that are not painted too. */
export function useFind<Row>({ lines, columns, rowAt, at, onError }: FindOptions<Row>): TableFind {
  const t = useMessages(tableMessages)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [done, setDone] = useState<Search>()
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    if (!isOpen || text === '') return
    const stop = new AbortController()
    const words = { locale, truth: (value: boolean) => t(value ? 'yes' : 'no') }
    loadFinding()
      .then(({ cellTexts, findCells }) => {
        const texts = columns.map((column) => cellTexts(column, rowAt, words))
        return findCells(text, lines.rows, texts, { slices: createSlices(), signal: stop.signal, most: mostFound })
      })
      .then((found) => {
        if (stop.signal.aborted) return
        // The same text in newer rows: one stays where one is.
        if (done?.text !== text) setCurrent(firstFrom(found, lines, at))
        setDone({ text, lines, columns, found })
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) onError(error)
      })
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- where one stands, and what was found before, only say where to begin
  }, [columns, isOpen, lines, locale, rowAt, t, text])

  const isKnown = isOpen && text !== '' && done?.text === text
  const found = isKnown ? done.found : undefined
  const looked = found && found.length > 0 ? Math.min(current, found.length - 1) : 0
  const target = found?.[looked]
  const isMarked = isKnown && done.lines === lines && done.columns === columns
  const markOf = useMemo(() => {
    if (!found || !isMarked) return undefined
    const cells = new Set(found.map(({ place, column }) => `${lines.rows[place]} ${column}`))
    const now = target && `${lines.rows[target.place]} ${target.column}`
    return (row: number, column: number): CellMark | undefined => {
      const key = `${row} ${column}`
      return key === now ? 'found-current' : cells.has(key) ? 'found' : undefined
    }
  }, [found, isMarked, lines, target])

  return {
    isOpen,
    text,
    found: text === '' ? [] : found,
    current: looked,
    open: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
    search: setText,
    go: useCallback(
      (by) => {
        const count = done?.found.length ?? 0
        if (count > 0) setCurrent((before) => (Math.min(before, count - 1) + by + count) % count)
      },
      [done],
    ),
    target,
    markOf,
  }
}

/** The first at or behind where one stands; the first of all where none is behind. */
function firstFrom(found: readonly FoundCell[], lines: TableLines, at: GridPlace): number {
  const content = at.line < 0 ? undefined : lines.at(at.line)
  if (content?.kind !== 'row') return 0
  const place = lines.rows.indexOf(content.row)
  const next = found.findIndex((cell) => cell.place > place || (cell.place === place && cell.column >= at.column))
  return Math.max(0, next)
}
