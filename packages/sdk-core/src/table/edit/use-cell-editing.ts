import { useCallback, useState } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import { isAbsent } from '../columns/cell-text'
import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import type { GridPlace } from '../grid/move-in-grid'
import { readTsv } from '../grid/read-tsv'
import type { TableLines } from '../model/table-lines'
import { tableMessages } from '../table-messages'
import type { CellChange, CellEditReason } from './cell-edit'
import type { CellEdits } from './cell-edits'
import { canEdit, readCell, writeCell } from './read-cell'
import { useCellReader } from './use-cell-reader'

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
  readonly edits: CellEdits<Row>
}

/** The cells that are chosen, from one to another. */
export interface CellBlock {
  readonly lines: readonly [first: number, last: number]
  readonly columns: readonly [first: number, last: number]
}

export interface CellEditing<Row> {
  readonly open: OpenEdit<Row> | undefined
  /** Something could not be done, in words. */
  readonly notice: string | undefined
  dismissNotice(): void
  canEdit(place: GridPlace): boolean
  /** Begins to edit; with what has been typed, in place of the value. Tells whether it can be. */
  start(place: GridPlace, typed?: string): boolean
  type(draft: string): void
  /** Saves what is typed, or a value; false where it cannot be read and the edit goes on. */
  commit(chosen?: { readonly value: unknown }): boolean
  cancel(): void
  /** Empties the cells. Tells whether there were any that can be. */
  clear(block: CellBlock): boolean
  paste(text: string, block: CellBlock): boolean
  undo(): void
  redo(): void
}

/** Editing of cells: one at a time by typing, many by pasting and clearing, all of it undone again. */
export function useCellEditing<Row>(options: CellEditingOptions<Row>): CellEditing<Row> {
  const [open, setOpen] = useState<OpenEdit<Row>>()
  const [notice, setNotice] = useState<string>()
  const t = useMessages(tableMessages)
  const announce = useAnnounce()
  const reader = useCellReader()
  const latest = useLatest({ ...options, open, reader, t, announce })

  const cellAt = useCallback(
    ({ line, column: index }: GridPlace) => {
      const { lines, rowAt, columns, isEditable } = latest.current
      const content = lines.at(line)
      const row = content?.kind === 'row' ? rowAt(content.row) : undefined
      const column = columns[index]
      return isEditable && row !== undefined && column && canEdit(column, row) ? { row, column } : undefined
    },
    [latest],
  )
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
    (chosen?: { readonly value: unknown }) => {
      const { open: edit, columns, reader: read } = latest.current
      const column = edit && columns.find(({ id }) => id === edit.columnId)
      if (!column) return true
      const isUntouched =
        chosen === undefined && !edit.isTyped && edit.draft === writeCell(column, edit.value, edit.row, read.locale)
      const reading = chosen ?? (isUntouched ? { value: edit.value } : readCell(column, edit.draft, edit.row, read))
      if ('error' in reading) {
        setOpen({ ...edit, error: reading.error })
        return false
      }
      setOpen(undefined)
      const change = { ...changeTo(column, edit.row, reading.value), previous: edit.value }
      commitAll([change], chosen ? 'chosen' : 'typed')
      return true
    },
    [changeTo, commitAll, latest],
  )

  const clear = useCallback(
    ({ lines, columns }: CellBlock) => {
      const changes: CellChange<Row>[] = []
      let refusal: string | undefined
      for (let line = lines[0]; line <= lines[1]; line += 1) {
        for (let column = columns[0]; column <= columns[1]; column += 1) {
          const cell = cellAt({ line, column })
          if (!cell) continue
          const reading = readCell(cell.column, '', cell.row, latest.current.reader)
          if ('error' in reading) refusal = reading.error
          else if (!isAbsent(readColumn(cell.column)(cell.row))) {
            changes.push(changeTo(cell.column, cell.row, reading.value))
          }
        }
      }
      commitAll(changes, 'cleared')
      if (changes.length > 0) latest.current.announce(latest.current.t('cellsCleared', { count: changes.length }))
      else if (refusal !== undefined) setNotice(latest.current.t('cellsSkipped', { count: 1, reason: refusal }))
      return changes.length > 0 || refusal !== undefined
    },
    [cellAt, changeTo, commitAll, latest],
  )

  const paste = useCallback(
    (text: string, block: CellBlock) => {
      const cells = readTsv(text)
      const [height, width] = [cells.length, cells.reduce((most, row) => Math.max(most, row.length), 0)]
      // What is copied once fills everything that is chosen.
      const isFill = height === 1 && width === 1
      const [rows, wide] = isFill
        ? [block.lines[1] - block.lines[0] + 1, block.columns[1] - block.columns[0] + 1]
        : [height, width]
      const changes: CellChange<Row>[] = []
      let skipped = 0
      let reason: string | undefined
      for (let down = 0; down < rows; down += 1) {
        for (let along = 0; along < wide; along += 1) {
          const given = isFill ? cells[0]?.[0] : cells[down]?.[along]
          if (given === undefined) continue
          const cell = cellAt({ line: block.lines[0] + down, column: block.columns[0] + along })
          const reading = cell
            ? readCell(cell.column, given, cell.row, latest.current.reader)
            : { error: latest.current.t('valueReadOnly') }
          if (cell && 'value' in reading) changes.push(changeTo(cell.column, cell.row, reading.value))
          else if ('error' in reading) {
            skipped += 1
            reason ??= reading.error
          }
        }
      }
      commitAll(changes, 'pasted')
      if (changes.length > 0) latest.current.announce(latest.current.t('cellsPasted', { count: changes.length }))
      setNotice(reason === undefined ? undefined : latest.current.t('cellsSkipped', { count: skipped, reason }))
      return true
    },
    [cellAt, changeTo, commitAll, latest],
  )

  return {
    open,
    notice,
    dismissNotice: useCallback(() => setNotice(undefined), []),
    canEdit: useCallback((place) => cellAt(place) !== undefined, [cellAt]),
    start,
    type: useCallback((draft) => setOpen((before) => before && { ...before, draft, error: undefined }), []),
    commit,
    cancel: useCallback(() => setOpen(undefined), []),
    clear,
    paste,
    undo: useCallback(() => {
      if (latest.current.edits.undo()) latest.current.announce(latest.current.t('undone'))
    }, [latest]),
    redo: useCallback(() => {
      if (latest.current.edits.redo()) latest.current.announce(latest.current.t('redone'))
    }, [latest]),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return (isAbsent(one) && isAbsent(other)) || Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}
