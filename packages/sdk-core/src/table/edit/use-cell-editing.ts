import { useCallback, useState } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import { isAbsent } from '../columns/cell-text'
import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import type { GridPlace } from '../grid/move-in-grid'
import type { TableLines } from '../model/table-lines'
import { tableMessages } from '../table-messages'
import type { CellChange, CellEditReason, CellReading } from './cell-edit'
import type { CellEdits } from './cell-edits'
import type { CellBlock, CellsToChange, ChangedCells } from './change-cells'
import { loadEditors } from './load-editors'
import { useCellReader } from './use-cell-reader'
import { canEdit, writeCell } from './write-cell'

/** The cell that is being edited, by row and column, and what has been typed so far. */
export interface OpenEdit<Row> {
  readonly rowId: string
  readonly columnId: string
  readonly line: number
  /** As it was when the edit began. */
  readonly row: Row
  readonly value: unknown
  readonly draft: string
  /** What was typed that began the edit took the place of the value. */
  readonly isTyped: boolean
  readonly error: string | undefined
  /** How often one was led back to it, since another cell cannot be edited before it is mended. */
  readonly returns: number
}

interface CellEditingOptions<Row> {
  readonly isEditable: boolean
  readonly columns: readonly TableColumn<Row>[]
  readonly lines: TableLines
  readonly rowAt: (place: number) => Row | undefined
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly onError: (error: unknown) => void
  readonly edits: CellEdits<Row>
}

/** Cells that were to be changed with others and stay as they are. */
export interface CellRefusal {
  readonly cells: readonly {
    /** Nothing where the row is not known. */
    readonly rowId: string | undefined
    readonly columnId: string
    readonly words: string
    readonly reason: string
  }[]
  /** What lay beyond the last row and the last column. */
  readonly beyond: { readonly rows: number; readonly columns: number }
}

type Editors = Awaited<ReturnType<typeof loadEditors>>

export interface CellEditing<Row> {
  readonly open: OpenEdit<Row> | undefined
  readonly refusal: CellRefusal | undefined
  dismissRefusal(): void
  canEdit(place: GridPlace): boolean
  /** Begins to edit; with what has been typed, in place of the value. Tells whether it can be. */
  start(place: GridPlace, typed?: string): boolean
  type(draft: string): void
  /** Saves a value; false where there is none to be read and the edit goes on. */
  commit(reading: CellReading, reason: 'typed' | 'chosen'): boolean
  cancel(): void
  /** Empties the cells. Tells whether cells can be changed at all. */
  clear(block: CellBlock): boolean
  paste(text: string, block: CellBlock): boolean
  undo(): void
  redo(): void
}

/** Editing of cells: one at a time by typing, many by pasting and clearing, all of it undone again. */
export function useCellEditing<Row>(options: CellEditingOptions<Row>): CellEditing<Row> {
  const [open, setOpen] = useState<OpenEdit<Row>>()
  const [refusal, setRefusal] = useState<CellRefusal>()
  const t = useMessages(tableMessages)
  const announce = useAnnounce()
  const reader = useCellReader()
  const latest = useLatest({ ...options, open, reader, t, announce })

  const cellAt = useCallback((place: GridPlace) => editableCell(latest.current, place), [latest])
  const commitAll = useCallback(
    (changes: readonly CellChange<Row>[], reason: CellEditReason) => {
      const real = changes.filter(({ value, previous }) => !isSame(value, previous))
      latest.current.edits.commit(real, reason)
    },
    [latest],
  )
  const changeTo = useCallback(
    (column: TableColumn<Row>, row: Row, value: unknown): CellChange<Row> => ({
      rowId: latest.current.rowId(row),
      row,
      columnId: column.id,
      value,
      previous: readColumn(column)(row),
    }),
    [latest],
  )

  const start = useCallback(
    (place: GridPlace, typed?: string) => {
      const cell = cellAt(place)
      if (!cell) return false
      const { row, column } = cell
      const { open: before } = latest.current
      const isOpen = before?.columnId === column.id && before.rowId === latest.current.rowId(row)
      if (before?.error !== undefined && !isOpen) {
        latest.current.announce(before.error)
        setOpen({ ...before, returns: before.returns + 1 })
        return true
      }
      if (typed !== undefined && isOpen) {
        // More has been typed before the editor was there.
        setOpen((edit) => edit && { ...edit, draft: edit.draft + typed })
        return true
      }
      const value = readColumn(column)(row)
      setOpen({
        rowId: latest.current.rowId(row),
        columnId: column.id,
        line: place.line,
        row,
        value,
        draft: typed ?? writeCell(column, value, row, latest.current.reader.locale),
        isTyped: typed !== undefined,
        error: undefined,
        returns: 0,
      })
      return true
    },
    [cellAt, latest],
  )

  const commit = useCallback(
    (reading: CellReading, reason: CellEditReason) => {
      const { open: edit, columns } = latest.current
      const column = edit && columns.find(({ id }) => id === edit.columnId)
      if (!column) return true
      if ('error' in reading) {
        setOpen({ ...edit, error: reading.error })
        return false
      }
      setOpen(undefined)
      const change = { ...changeTo(column, edit.row, reading.value), previous: edit.value }
      commitAll([change], reason)
      return true
    },
    [changeTo, commitAll, latest],
  )

  /** Reads and changes many cells at once, by what is loaded for that. */
  const changeMany = useCallback(
    (
      made: (editors: Editors, source: CellsToChange<Row>) => ChangedCells<Row>,
      reason: 'pasted' | 'cleared',
      word: 'cellsPasted' | 'cellsCleared',
    ) => {
      // The cells are those that stand there now, also if what reads them comes later.
      const now = latest.current
      if (!now.isEditable) return false
      const { lines, columns, rowAt, rowId, rowName, t: say, announce: tell, onError } = now
      loadEditors().then((editors) => {
        const { changes, refused, beyond } = made(editors, {
          cellAt: (place) => editableCell(now, place),
          lines,
          columnCount: columns.length,
          reader: now.reader,
          readOnly: ({ line }) => {
            const content = lines.at(line)
            const isLoaded = content?.kind === 'row' && rowAt(content.row) !== undefined
            return say(isLoaded ? 'valueReadOnly' : 'valueNotLoaded')
          },
        })
        commitAll(
          changes.map(({ cell, value }) => changeTo(cell.column, cell.row, value)),
          reason,
        )
        if (changes.length > 0) tell(say(word, { count: changes.length }))
        const cells = refused.flatMap(({ place, reason: why }) => {
          const content = lines.at(place.line)
          const row = content?.kind === 'row' ? rowAt(content.row) : undefined
          const column = columns[place.column]
          if (!column) return []
          return {
            rowId: row && rowId(row),
            columnId: column.id,
            words: row === undefined ? column.header : say('editCell', { column: column.header, row: rowName(row) }),
            reason: why,
          }
        })
        setRefusal(cells.length > 0 || beyond.rows > 0 || beyond.columns > 0 ? { cells, beyond } : undefined)
      }, onError)
      return true
    },
    [changeTo, commitAll, latest],
  )

  return {
    open,
    refusal,
    dismissRefusal: useCallback(() => setRefusal(undefined), []),
    canEdit: useCallback((place) => cellAt(place) !== undefined, [cellAt]),
    start,
    type: useCallback((draft) => setOpen((before) => before && { ...before, draft, error: undefined }), []),
    commit,
    cancel: useCallback(() => setOpen(undefined), []),
    clear: useCallback(
      (block) => changeMany(({ clearedCells }, source) => clearedCells(block, source), 'cleared', 'cellsCleared'),
      [changeMany],
    ),
    paste: useCallback(
      (text, block) =>
        changeMany(({ pastedCells }, source) => pastedCells(text, block, source), 'pasted', 'cellsPasted'),
      [changeMany],
    ),
    undo: useCallback(() => {
      if (latest.current.edits.undo()) latest.current.announce(latest.current.t('undone'))
    }, [latest]),
    redo: useCallback(() => {
      if (latest.current.edits.redo()) latest.current.announce(latest.current.t('redone'))
    }, [latest]),
  }
}

function editableCell<Row>(
  { lines, rowAt, columns, isEditable }: CellEditingOptions<Row>,
  { line, column: index }: GridPlace,
) {
  const content = lines.at(line)
  const row = content?.kind === 'row' ? rowAt(content.row) : undefined
  const column = columns[index]
  return isEditable && row !== undefined && column && canEdit(column, row) ? { row, column } : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  return (isAbsent(one) && isAbsent(other)) || Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}
