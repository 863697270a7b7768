import type { CellChange, CellEditReason } from './cell-edit'

export interface EditedCell {
  readonly value: unknown
  readonly state: 'saving' | 'saved' | 'failed'
  /** Why it failed. */
  readonly error: string | undefined
}

export interface CellEditsState {
  /** By row, then by column: what stands there in place of what the rows say. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, EditedCell>>
  /** How many cells could not be saved. */
  readonly failed: number
  readonly error: string | undefined
  /** How many cells have been saved so far. */
  readonly saved: number
}

/** Changes of cells on their way to where they are kept, and those that did not get there. */
export interface CellEdits<Row> {
  state(): CellEditsState
  subscribe(listener: () => void): () => void
  commit(changes: readonly CellChange<Row>[], reason: CellEditReason): void
  /** Saves again what could not be saved. */
  retry(): void
  /** Gives up what could not be saved. */
  discard(): void
  /** Takes the last change back; answers what that changes. */
  undo(): readonly CellChange<Row>[] | undefined
  redo(): readonly CellChange<Row>[] | undefined
  /** Newer rows have come: what was saved is theirs to say from now on. */
  rowsCame(): void
}

export const noEdits: CellEditsState = { cells: new Map(), failed: 0, error: undefined, saved: 0 }
