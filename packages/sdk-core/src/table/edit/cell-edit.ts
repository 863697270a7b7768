import type { ReactNode } from 'react'

export interface CellChoice {
  readonly value: unknown
  readonly label: string
}

/** What a typed or pasted text means as a value, or why it means none. */
export type CellReading = { readonly value: unknown } | { readonly error: string }

export interface CellEditorProps<Row> {
  readonly row: Row
  readonly value: unknown
  /** What is typed that began the edit, in place of the value. */
  readonly typed: string | undefined
  readonly label: string
  /** Saves, and closes. */
  readonly onCommit: (value: unknown) => void
  readonly onCancel: () => void
}

/** How the cells of a column are changed. */
export interface CellEdit<Row> {
  /** @default every cell of the column can be changed */
  readonly canEdit?: ((row: Row) => boolean) | undefined
  /** An empty text is refused. @default false */
  readonly required?: boolean | undefined
  /** What a text means. @default as the kind of the column has it: a number, a date, words with commas between them */
  readonly read?: ((text: string, row: Row) => CellReading) | undefined
  /** The text with which an edit begins. @default the value as text */
  readonly write?: ((value: unknown, row: Row) => string) | undefined
  /** Says what is wrong with a value. */
  readonly check?: ((value: unknown, row: Row) => string | undefined) | undefined
  /** One of these is chosen from a menu, in place of typing. */
  readonly choices?: readonly CellChoice[] | undefined
  /** The row with another value: what is shown until rows come that have it. @default with the field that is named as the column */
  readonly apply?: ((row: Row, value: unknown) => Row) | undefined
  /** An editor of your own. */
  readonly renderEditor?: ((editor: CellEditorProps<Row>) => ReactNode) | undefined
}

/** One cell with another value. */
export interface CellChange<Row> {
  readonly rowId: string
  /** As it was when the edit began. */
  readonly row: Row
  readonly columnId: string
  readonly value: unknown
  readonly previous: unknown
}

export type CellEditReason = 'typed' | 'chosen' | 'pasted' | 'cleared' | 'filled' | 'undo' | 'redo' | 'retry'

/** `ok: false` keeps what was entered, marked, with the error and a way to try again. */
export type CellEditResult = { readonly ok: true } | { readonly ok: false; readonly error: string }

/** Saves changes: one cell, or many at once that were pasted, cleared or undone together. */
export type SaveCells<Row> = (
  changes: readonly CellChange<Row>[],
  details: { readonly reason: CellEditReason },
) => void | CellEditResult | Promise<void | CellEditResult>
