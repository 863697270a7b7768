import { toColumns, type RowsEnvelope, type RowsPage } from '@inlay/sdk-core'
import { jsonAnswer } from './json-answer'

/** A page of a big list, or what changed in it, with its rows in columns. */
export function rowsAnswer({ revision, rows, ...rest }: RowsPage<object>, key: string): Response {
  return jsonAnswer({ revision, ...toColumns(rows, key), ...rest } satisfies RowsEnvelope)
}
