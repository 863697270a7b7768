import {
  kindQuery,
  pageSchema,
  RowsEnvelopeSchema,
  rowsPerPage,
  type AnyOperation,
  type RowsOperation,
} from '@inlay/sdk-core'
import * as z from 'zod'

/** The schemas of an operation by the part that they play; made once, since the document knows a schema by itself. */
export interface OperationSchemas {
  readonly query: Readonly<Record<string, z.ZodType>>
  readonly body: z.ZodType | undefined
  readonly fields: z.ZodType | undefined
  /** Of the JSON that is answered, or of the events of a stream. */
  readonly answer: z.ZodType | undefined
}

export function operationSchemas(operation: AnyOperation): OperationSchemas {
  return {
    query: schemasIn({ ...kindQuery(operation)?.shape, ...operation.query?.shape }),
    body: 'body' in operation ? operation.body : undefined,
    fields: 'fields' in operation ? operation.fields : undefined,
    answer: answerOf(operation),
  }
}

function answerOf(operation: AnyOperation): z.ZodType | undefined {
  switch (operation.kind) {
    case 'json':
    case 'upload':
      return operation.response
    case 'page':
      return pageSchema(operation.item)
    case 'rows':
      return rowsEnvelope(operation)
    case 'stream':
      return operation.event
    case 'download':
      return undefined
  }
}

/** The envelope with the columns that the item of the operation makes. */
function rowsEnvelope({ item, key }: RowsOperation): z.ZodType {
  const columns = Object.entries(schemasIn(item.shape))
    .filter(([field]) => field !== key)
    .map(([field, schema]) => [field, z.array(takesNull(schema) ? schema : z.union([schema, z.null()])).optional()])
  return RowsEnvelopeSchema.extend({
    ids: RowsEnvelopeSchema.shape.ids.max(rowsPerPage),
    columns: z
      .object(Object.fromEntries(columns))
      .describe('For each field, its values in the order of the ids; null is no value.'),
  })
}

function takesNull(schema: z.ZodType): boolean {
  return schema.safeParse(null).success
}

function schemasIn(shape: object): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => (schema instanceof z.ZodType ? [[name, schema]] : [])),
  )
}
