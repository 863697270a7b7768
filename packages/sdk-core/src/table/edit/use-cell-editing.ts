import { useCallback, useState } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useAnnounce } from '../../ui/root/use-announce'
import { readColumn } from '../columns/read-column'
import type { GridPlace } from '../grid/move-in-grid'
import type { CellChange, CellEditReason, CellReading } from './cell-edit'
import type { CellEdits } from './edited-cells'
import type { CellBlock, ManyReason } from './change-cells'
import { editOf } from './edit-of'
import { editableCell, type EditableCells } from './editable-cell'
import { isSameValue } from './same-value'
import { createToolsLater, type ToolsLater } from './edit-tools'

/** The cell that is being edited, by row and column, and what has been typed so far. */
export interface OpenEdit<Row> {
  readonly rowId: string
  readonly columnId: string
  readonly line: number
  /** As it was when the edit began. */
  readonly row: Row
  readonly value: unknown
  /** What stands in the box once somebody has changed it; before that it is the value as text. */
  readonly draft: string | undefined
  /** What has been typed behind the value before there was a box. */
  readonly added: string
  /** Enter came before the box as well. */
  readonly isEntered?: boolean
  /** What was typed that began the edit took the place of the value. */
  readonly isTyped: boolean
  readonly error: string | undefined
  /** How often one was led back to it, since another cell cannot be edited before it is mended. */
  readonly returns: number
}

interface CellEditingOptions<Row> extends EditableCells<Row> {
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly edits: CellEdits<Row> | undefined
  readonly commit: (changes: readonly CellChange<Row>[], reason: CellEditReason) => void
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
  /** Of an undo: somebody else has changed the cells since. This changes them all the same. */
  readonly anyway?: { readonly word: 'undone' | 'redone'; readonly run: () => void } | undefined
}

export interface CellEditing<Row> {
  readonly open: OpenEdit<Row> | undefined
  readonly refusal: CellRefusal | undefined
  readonly tools: ToolsLater
  dismissRefusal(): void
  canEdit(place: GridPlace): boolean
  /** Makes true what is false, and false what is true. Tells whether that is what is in the cell. */
  turnRound(place: GridPlace): boolean
  /** Begins to edit; with what has been typed, in place of the value. Tells whether it can be. */
  start(place: GridPlace, typed?: string): boolean
  type(draft: string): void
  /** Saves a value; false where there is none to be read and the edit goes on. */
  commit(reading: CellReading, reason: 'typed' | 'chosen'): boolean
  cancel(): void
  /** Empties the cells. Tells whether cells can be changed at all. */
  clear(block: CellBlock): boolean
  /** Tells which cells were pasted into. */
  paste(text: string, block: CellBlock, onPasted: (area: CellBlock) => void): boolean
  /** Answers where one goes on: the cells that are changed, and those that somebody else has changed since. */
  undo(): readonly CellChange<Row>[] | undefined
  redo(): readonly CellChange<Row>[] | undefined
  /** Gives the chosen cells what stands in the first row of them. */
  fillDown(block: CellBlock): boolean
}

/** Editing of cells: one at a time by typing, many by pasting and clearing, all of it undone again. */
export function useCellEditing<Row>(options: CellEditingOptions<Row>): CellEditing<Row> {
  const [open, setOpen] = useState<OpenEdit<Row>>()
  const [refusal, setRefusal] = useState<CellRefusal>()
  const announce = useAnnounce()
  const [tools] = useState(createToolsLater)
  const latest = useLatest({ ...options, open, announce })

  const cellAt = useCallback((place: GridPlace) => editableCell<Row>(place, latest.current), [latest])
  const commitAll = useCallback(
    (changes: readonly CellChange<Row>[], reason: CellEditReason) => {
      const real = changes.filter(({ value, previous }) => !isSameValue(value, previous))
      if (real.length > 0) latest.current.commit(real, reason)
    },
    [latest],
  )
  const turnRound = useCallback(
    (place: GridPlace) => {
      const cell = cellAt(place)
      const edit = cell && editOf(cell.column)
      if (!cell || cell.column.kind !== 'boolean' || edit?.choices || edit?.renderEditor) return false
      const { row, column } = cell
      const rowId = latest.current.rowId(row)
      const previous = readColumn(column)(row)
      const value = previous !== true
      const fault = edit?.check?.(value, row)
      if (fault === undefined) commitAll([{ row, rowId, columnId: column.id, value, previous }], 'chosen')
      else latest.current.announce(fault)
      return true
    },
    [cellAt, commitAll, latest],
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
      if (isOpen) {
        // More has been typed before the editor was there.
        setOpen((edit) => edit && (typed === undefined ? { ...edit, isEntered: true } : withMore(edit, typed)))
        return true
      }
      if (typed === undefined && turnRound(place)) return true
      const value = readColumn(column)(row)
      setOpen({
        rowId: latest.current.rowId(row),
        columnId: column.id,
        line: place.line,
        row,
        value,
        // What an input method composes comes only now.
        draft: typed === '' ? undefined : typed,
        added: '',
        isTyped: typed !== undefined,
        error: undefined,
        returns: 0,
      })
      return true
    },
    [cellAt, latest, turnRound],
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
      const { row, rowId, columnId, value: previous } = edit
      const change = { row, rowId, columnId, value: reading.value, previous }
      commitAll([change], reason)
      return true
    },
    [commitAll, latest],
  )

  const changeMany = useCallback(
    (reason: ManyReason, block: CellBlock, text = '', onMade?: (area: CellBlock) => void) => {
      // The cells are those that stand there now, also if what reads them comes later.
      const now = latest.current
      if (!now.isEditable) return false
      tools.use((ready) => {
        const { changes, refusal: refused, area } = ready.changeMany(reason, { ...now, block, text })
        commitAll(changes, reason)
        setRefusal(refused)
        if (area) onMade?.(area)
      })
      return true
    },
    [commitAll, latest, tools],
  )
  const takeBack = useCallback(
    (word: 'undone' | 'redone') => {
      const now = latest.current
      const taken = word === 'undone' ? now.edits?.undo() : now.edits?.redo()
      if (!taken) return undefined
      tools.use((ready) => setRefusal(ready.tellOf(word, taken, now)))
      return [...taken.changes, ...taken.changedSince.map(({ change }) => change)]
    },
    [latest, tools],
  )

  return {
    open,
    refusal,
    tools,
    dismissRefusal: useCallback(() => setRefusal(undefined), []),
    canEdit: useCallback((place) => cellAt(place) !== undefined, [cellAt]),
    start,
    turnRound,
    type: useCallback((draft) => setOpen((before) => before && { ...before, draft, error: undefined }), []),
    commit,
    cancel: useCallback(() => setOpen(undefined), []),
    clear: useCallback((block) => changeMany('cleared', block), [changeMany]),
    paste: useCallback((text, block, onPasted) => changeMany('pasted', block, text, onPasted), [changeMany]),
    fillDown: useCallback((block) => changeMany('filled', block), [changeMany]),
    undo: useCallback(() => takeBack('undone'), [takeBack]),
    redo: useCallback(() => takeBack('redone'), [takeBack]),
  }
}

function withMore<Row>(edit: OpenEdit<Row>, typed: string): OpenEdit<Row> {
  return edit.draft === undefined ? { ...edit, added: edit.added + typed } : { ...edit, draft: edit.draft + typed }
}
