import type { ReactNode } from 'react'
import type { Tone } from '../../ui/badge/Badge'
import type { CellEdit } from '../edit/cell-edit'
import type { ReadValue } from '../model/table-rows'

export type ColumnPin = 'start' | 'end'
export type ColumnAlign = 'start' | 'end'

/** A state in a word, with its colour. */
export interface BadgeValue {
  readonly label: string
  /** @default 'neutral' */
  readonly tone?: Tone | undefined
  /** @default 'solid' */
  readonly mark?: 'solid' | 'hollow' | 'running' | 'none' | undefined
}

export interface LinkValue {
  readonly label: string
  readonly href: string
}

/** How the values of a column are drawn. */
export type ColumnKind<Row> =
  | { readonly kind?: 'text' | 'long-text' | 'email' | 'list' | 'json' | undefined }
  /** Of true and false: a tick and “Yes”, or “No”. Space, Enter and a double press turn it round where it is edited. */
  | { readonly kind: 'boolean' }
  | { readonly kind: 'number'; readonly format?: Intl.NumberFormatOptions | undefined }
  /** Of an ISO date (“2026-11-22”, which has no time zone), an instant or a `Date`. */
  | { readonly kind: 'date'; readonly format?: Intl.DateTimeFormatOptions | undefined }
  /** @default the value itself, as an address of the web */
  | { readonly kind: 'link'; readonly link?: ((value: unknown, row: Row) => LinkValue | undefined) | undefined }
  | { readonly kind: 'badge'; readonly badge: (value: unknown, row: Row) => BadgeValue | undefined }
  /** The partner's own: whatever React can draw. The same function draws every cell, and only where its row has changed. */
  | { readonly kind: 'own'; readonly renderCell: (row: Row, value: unknown) => ReactNode }

export type TableColumn<Row> = ColumnKind<Row> & {
  /** Stable: saved views know columns by it. */
  readonly id: string
  readonly header: string
  /**
   * The value of a row, by which cells are sorted, filtered, grouped, found and exported. Keep its identity: another
   * function is another column. @default the field that is named as `id`
   */
  readonly value?: ReadValue<Row> | undefined
  /** What stands in a cell without a value. @default '–' */
  readonly absent?: string | undefined
  /** What is wrong with the row, told by a mark behind the value and its tooltip. */
  readonly warning?: ((row: Row) => string | undefined) | undefined
  /** In pixels. @default 160 */
  readonly width?: number | undefined
  /** @default 64 */
  readonly minWidth?: number | undefined
  /** @default 800 */
  readonly maxWidth?: number | undefined
  /** @default 'end' for numbers, else 'start' */
  readonly align?: ColumnAlign | undefined
  /** Stays in view at one of the ends. @default it scrolls with the others */
  readonly pin?: ColumnPin | undefined
  /** @default false */
  readonly hidden?: boolean | undefined
  /** @default true */
  readonly canSort?: boolean | undefined
  /** @default true */
  readonly canHide?: boolean | undefined
  /** @default true; false for kinds whose values are long or of their own */
  readonly canGroup?: boolean | undefined
  /** Its cells name their rows to screen readers, which say them wherever one moves down another column. @default false */
  readonly rowHeader?: boolean | undefined
  /** Its cells can be changed in place, where the table has `onEdit`. @default false */
  readonly edit?: boolean | CellEdit<Row> | undefined
  /** What the cell says in a file and in the clipboard. @default its value, lists and objects as text */
  readonly text?: ((value: unknown, row: Row) => string) | undefined
}
