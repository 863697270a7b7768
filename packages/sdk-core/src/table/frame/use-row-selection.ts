import { useCallback, useMemo, useRef } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import type { SelectionReason } from '../DataTable'
import {
  everythingSelected,
  isSelected,
  noSelection,
  selectRows,
  selectedCount,
  selectionState,
  type Selection,
  type SelectionState,
} from '../model/selection'
import type { TableLines } from '../model/table-lines'
import type { LineSpan } from '../paint/visible-lines'
import { useOwn } from './use-own'

interface RowSelectionOptions<Row> {
  readonly selection: Selection | undefined
  readonly defaultSelection: Selection | undefined
  readonly onSelectionChange:
    | ((selection: Selection, details: { readonly reason: SelectionReason }) => void)
    | undefined
  readonly lines: TableLines
  readonly idAt: (place: number) => string | undefined
  readonly rowId: (row: Row) => string
  /** Where all rows are here: a row that is selected may be gone. */
  readonly rowCount: number | undefined
  readonly total: number
  readonly isFiltered: boolean
}

export interface RowSelection<Row> {
  readonly selection: Selection
  readonly count: number
  readonly state: SelectionState
  /** How much of a group is selected. */
  readonly stateOf: (rows: Uint32Array) => SelectionState
  /** From the row that was pressed last to this one, where a range is wanted. */
  readonly toggle: (
    line: number,
    options: {
      readonly isRange: boolean
      readonly reason: SelectionReason
      readonly rowOfLine: (line: number) => Row | undefined
    },
  ) => void
  /** All of a group, or none of it where all of it is selected. */
  readonly toggleGroup: (rows: Uint32Array, reason: SelectionReason) => void
  /** The lines that are about to be toggled together. */
  readonly spanTo: (line: number, isRange: boolean) => LineSpan
  readonly toggleAll: (reason: SelectionReason) => void
  readonly clear: () => void
}

/** Which rows are selected, and the ways to change that. What is filtered out is not selected along. */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): RowSelection<Row> {
  const { rowCount, total, lines, idAt, rowId, isFiltered } = options
  const [selection, change] = useOwn(
    options.selection,
    options.defaultSelection ?? noSelection,
    options.onSelectionChange,
  )
  const latest = useLatest({ selection, lines, idAt, rowId, isFiltered, total })
  const anchor = useRef<{ readonly line: number; readonly lines: TableLines }>(undefined)
  const count = useMemo(() => {
    if (rowCount === undefined || selection.kind === 'all') return selectedCount(selection, total)
    let found = 0
    for (let place = 0; place < rowCount && found < selection.ids.size; place += 1) {
      const id = idAt(place)
      if (id !== undefined && selection.ids.has(id)) found += 1
    }
    return found
  }, [idAt, rowCount, selection, total])

  const spanTo = useCallback<RowSelection<Row>['spanTo']>(
    (line, isRange) => {
      // Where rows have changed places since, it would be somebody else's line.
      const from = isRange && anchor.current?.lines === latest.current.lines ? anchor.current.line : line
      return { first: Math.min(from, line), end: Math.max(from, line) + 1 }
    },
    [latest],
  )

  const toggle = useCallback<RowSelection<Row>['toggle']>(
    (line, { isRange, reason, rowOfLine }) => {
      const { lines: now, rowId: idOf, selection: before } = latest.current
      const { first, end } = spanTo(line, isRange)
      const ids: string[] = []
      for (let at = first; at < end; at += 1) {
        const row = rowOfLine(at)
        if (row !== undefined) ids.push(idOf(row))
      }
      const pressed = rowOfLine(line)
      if (pressed === undefined) return
      const isWanted = isRange || !isSelected(before, idOf(pressed))
      if (!isRange) anchor.current = { line, lines: now }
      change((selected) => selectRows(selected, ids, isWanted), reason)
    },
    [change, latest, spanTo],
  )

  const stateOf = useMemo(() => {
    // A heading is painted again with each scene, and its group may have all rows of the table.
    const known = new WeakMap<Uint32Array, SelectionState>()
    return (rows: Uint32Array) => {
      if (!known.has(rows)) known.set(rows, selectionState(selection, idsOf(rows, idAt)))
      return known.get(rows) ?? 'none'
    }
  }, [idAt, selection])

  const toggleGroup = useCallback(
    (rows: Uint32Array, reason: SelectionReason) => {
      change((before) => {
        const ids = [...idsOf(rows, latest.current.idAt)]
        return selectRows(before, ids, selectionState(before, ids) !== 'all')
      }, reason)
    },
    [change, latest],
  )

  const toggleAll = useCallback(
    (reason: SelectionReason) => {
      change((before) => {
        const now = latest.current
        if (isEverything(before, now)) return noSelection
        if (!now.isFiltered) return everythingSelected
        return selectRows(before, shownIds(now), true)
      }, reason)
    },
    [change, latest],
  )

  const clear = useCallback(() => change(() => noSelection, 'clear'), [change])
  const isAll = isEverything(selection, { lines, idAt, isFiltered, total })
  const state = isAll ? 'all' : count > 0 ? 'some' : 'none'
  return { selection, count, state, stateOf, toggle, toggleGroup, spanTo, toggleAll, clear }
}

interface Shown {
  readonly lines: TableLines
  readonly idAt: (place: number) => string | undefined
  readonly isFiltered: boolean
  readonly total: number
}

function isEverything(selection: Selection, shown: Shown): boolean {
  if (selection.kind === 'all') return selection.except.size === 0 && shown.lines.rowCount > 0
  if (selection.ids.size < shown.lines.rowCount) return false
  return selectionState(selection, shownIds(shown)) === 'all'
}

function shownIds({ lines, idAt }: Shown): Iterable<string> {
  return idsOf(lines.rows, idAt)
}

function* idsOf(rows: Uint32Array, idAt: Shown['idAt']): Generator<string> {
  for (const row of rows) {
    const id = idAt(row)
    if (id !== undefined) yield id
  }
}
