import { pageSchema, type AnyOperation } from '@inlay/sdk-core'
import * as z from 'zod'

/** What the JSON answer of an operation must be; nothing for those that answer otherwise. */
export function answerSchema(operation: AnyOperation): z.ZodType | undefined {
  switch (operation.kind) {
    case 'json':
    case 'upload':
      return operation.response
    case 'page':
      return pageSchema(operation.item)
    case 'rows':
      return rowsAnswer(operation.item)
    case 'stream':
    case 'download':
      return undefined
  }
}

function rowsAnswer(item: z.ZodObject) {
  return z.object({
    revision: z.string(),
    rows: z.array(item),
    deleted: z.array(z.string()),
    cursor: z.string().optional(),
    total: z.number().int(),
    reset: z.boolean().optional(),
  })
}
