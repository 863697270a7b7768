import * as z from 'zod'
import type { TableColumn } from '../columns/table-column'

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const

/** A column as far as it is data: its values are the fields of its id. */
export const columnData = () =>
  z.object({
    id: z.string().min(1),
    header: z.string(),
    kind: z
      .enum(['text', 'long-text', 'email', 'list', 'json', 'boolean', 'number', 'date', 'link', 'badge'])
      .optional(),
    /** Of a badge: its words and its colour, by value. */
    badges: z.record(z.string(), z.object({ label: z.string(), tone: z.enum(tones).optional() })).optional(),
    absent: z.string().optional(),
    width: z.number().int().min(40).max(2_000).optional(),
    align: z.enum(['start', 'end']).optional(),
    pin: z.enum(['start', 'end']).optional(),
    hidden: z.boolean().optional(),
    canSort: z.boolean().optional(),
    canHide: z.boolean().optional(),
    canGroup: z.boolean().optional(),
  })
export type ColumnData = z.output<ReturnType<typeof columnData>>

export type RowData = Readonly<Record<string, unknown>>

export function columnOf({ kind = 'text', badges = {}, ...rest }: ColumnData): TableColumn<RowData> {
  if (kind !== 'badge') return { ...rest, kind }
  return {
    ...rest,
    kind,
    badge(value) {
      if (typeof value !== 'string') return undefined
      return Object.hasOwn(badges, value) ? badges[value] : { label: value }
    },
  }
}
