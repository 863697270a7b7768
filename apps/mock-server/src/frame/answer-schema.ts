import { pageSchema, RowsEnvelopeSchema, rowsPerPage, type AnyOperation } from '@inlay/sdk-core'
import * as z from 'zod'

/** What a handler may answer; nothing for those that answer no JSON. Rows become columns only when they leave. */
export function answerSchema(operation: AnyOperation): z.ZodType | undefined {
  switch (operation.kind) {
    case 'json':
    case 'upload':
      return operation.response
    case 'page':
      return pageSchema(operation.item)
    case 'rows':
      return handledRows.extend({ rows: z.array(operation.item).max(rowsPerPage) })
    case 'stream':
    case 'download':
      return undefined
  }
}

const handledRows = RowsEnvelopeSchema.omit({ ids: true, columns: true })
