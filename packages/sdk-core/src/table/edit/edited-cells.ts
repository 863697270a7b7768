import type { CellChange, CellEditReason } from './cell-edit'

export interface EditedCell {
  readonly value: unknown
  readonly state: 'saving' | 'saved' | 'failed'
  /** Why it failed. */
  readonly error: string | undefined
}

export interface CellEditsState<Row> {
  /** By row, then by column: what stands there in place of what the rows say. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, EditedCell>>
  /** What could not be saved. */
  readonly failed: readonly CellChange<Row>[]
  readonly error: string | undefined
  /** How many cells have been saved so far. */
  readonly saved: number
}

/** What an undo or a redo has done. */
export interface TakenBack<Row> {
  readonly changes: readonly CellChange<Row>[]
  /** Left as somebody else has made it since; the value is what stands there. */
  readonly changedSince: readonly { readonly change: CellChange<Row>; readonly value: unknown }[]
  /** Changes those all the same. */
  readonly anyway: () => void
}

/** Changes that are not saved, and nobody looks at their cells any more. */
export interface UnsavedCells<Row> {
  readonly changes: readonly CellChange<Row>[]
  readonly error: string
  readonly retry: () => void
}

/** Changes of cells on their way to where they are kept, and those that did not get there. */
export interface CellEdits<Row> {
  state(): CellEditsState<Row>
  subscribe(listener: () => void): () => void
  commit(changes: readonly CellChange<Row>[], reason: CellEditReason): void
  /** Saves again what could not be saved. */
  retry(): void
  /** Gives up what could not be saved. */
  discard(): void
  /** Takes the last change back; nothing where there is none. What somebody else has changed since is left as it is. */
  undo(): TakenBack<Row> | undefined
  redo(): TakenBack<Row> | undefined
  /** Rows have come: what was saved in those that are newer is theirs to say from now on. */
  rowsCame(): void
  /** The cells are gone: what is not saved, or will not have been, is told elsewhere. Nothing once they are back. */
  leaveTo(tell: ((unsaved: UnsavedCells<Row>) => void) | undefined): void
}

export const noEdits: CellEditsState<never> = { cells: new Map(), failed: [], error: undefined, saved: 0 }
