import type { TableStatus } from '../table-status'

/** What a source of rows gives to a table. */
export interface TableRowsProps<Row> {
  readonly rows: readonly (Row | undefined)[]
  readonly status: TableStatus
  readonly failure: string | undefined
  readonly onRetry: () => void
}
