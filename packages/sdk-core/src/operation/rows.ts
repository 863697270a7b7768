import * as z from 'zod'

/** The most rows in one answer of a `rows` operation. */
export const rowsPerPage = 5_000

/**
 * One answer of a `rows` operation. The first read pages through everything at one revision (`cursor` while there is
 * more); later reads pass `since` and get the rows that changed after it and the ids that went.
 * `reset` says that the server can no longer tell the changes, so that what the client has is to be replaced.
 */
export interface RowsPage<Row> {
  readonly revision: string
  readonly rows: readonly Row[]
  readonly deleted: readonly string[]
  readonly cursor?: string | undefined
  readonly total: number
  readonly reset?: boolean | undefined
}

export const RowsQuerySchema = z.object({
  since: z.string().max(200).optional(),
  cursor: z.string().max(2_000).optional(),
})

/** What the kind adds to the query, which the client fills in and the server reads. */
export type RowsQuery = z.output<typeof RowsQuerySchema>

/** The answer without its rows read: those are parsed in slices, so that a big list never holds the main thread. */
export const RowsEnvelopeSchema = z.object({
  revision: z.string(),
  rows: z.array(z.unknown()),
  deleted: z.array(z.string()),
  cursor: z.string().optional(),
  total: z.number().int(),
  reset: z.boolean().optional(),
})
