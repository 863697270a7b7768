/**
 * How a list of kind `rows` travels.
 *
 * The first read pages through everything at one revision, with `cursor` while there is more. Later reads pass `since`
 * and get the rows that changed after it, whole, and the ids that went. `reset` says that the server can no longer tell
 * the changes, so that what the caller has is to be replaced.
 *
 * Rows travel as columns: the ids, and for each field the values of all rows in the order of the ids. `null` is no
 * value: a field that does not take null is missing there, and a column that no row has a value for may be left out.
 */
import * as z from 'zod'

/** The most rows in one answer of a `rows` operation. */
export const rowsPerPage = 5_000

interface RowsAnswer {
  readonly revision: string
  readonly deleted: readonly string[]
  readonly cursor?: string | undefined
  /** How many rows there are in all. */
  readonly total: number
  readonly reset?: boolean | undefined
}

/** One answer of a `rows` operation as a server makes it, before its rows become columns. */
export interface RowsPage<Row> extends RowsAnswer {
  readonly rows: readonly Row[]
}

/** One answer as it travels. */
export interface RowsEnvelope extends RowsAnswer, RowColumns {}

export interface RowColumns {
  readonly ids: readonly string[]
  /** By field, without the one that identifies a row; each as long as `ids`. */
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}

export const RowsQuerySchema = z.object({
  since: z.string().max(200).optional().describe('The revision that the caller has; only changes are answered.'),
  cursor: z.string().max(2_000).optional().describe('Where an earlier answer of the same read left off.'),
})

/** What the kind adds to the query, which the client fills in and the server reads. */
export type RowsQuery = z.output<typeof RowsQuerySchema>

/** Does not look into the columns: rows are read in slices, so that a big list never holds the main thread. */
export const RowsEnvelopeSchema = z.object({
  revision: z.string(),
  ids: z.array(z.string()).describe('Of the rows in this answer.'),
  columns: z.record(z.string(), z.custom<readonly unknown[]>(Array.isArray, 'Expected a list')),
  deleted: z.array(z.string()).describe('Ids of rows that went since.'),
  cursor: z.string().optional().describe('There is more: the same call with it goes on.'),
  total: z.number().int().min(0).describe('Rows in all.'),
  reset: z.boolean().optional().describe('The changes are not known any more: this takes the place of all rows.'),
})
