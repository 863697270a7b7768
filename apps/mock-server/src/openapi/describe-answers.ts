import type { AnyOperation } from '@inlay/sdk-core'
import type { JsonSchema, SchemaComponents } from './schema-components'

/** The answers of an operation by status; everything else is a problem document. */
export function describeAnswers(operation: AnyOperation, schemas: SchemaComponents): object {
  const statuses = [
    ...(operation.scope === 'public' ? [] : ['401']),
    ...(operation.scope === 'workspace' ? ['403'] : []),
    ...(operation.path.includes('{') ? ['404'] : []),
    ...(mayConflict(operation) ? ['409'] : []),
    ...('body' in operation || operation.kind === 'upload' ? ['413', '415'] : []),
    '422',
    ...('revision' in operation && operation.revision === 'required' ? ['428'] : []),
  ]
  return {
    200: describeSuccess(operation, schemas),
    ...Object.fromEntries(statuses.map((status) => [status, { $ref: '#/components/responses/Problem' }])),
    default: { $ref: '#/components/responses/Problem' },
  }
}

function mayConflict(operation: AnyOperation): boolean {
  const keyed = 'idempotencyKey' in operation && operation.idempotencyKey
  const revised = 'revision' in operation && operation.revision !== undefined
  return keyed || revised || (operation.errors ?? []).includes('conflict')
}

function describeSuccess(operation: AnyOperation, schemas: SchemaComponents): object {
  switch (operation.kind) {
    case 'json':
    case 'upload':
      return json('The answer.', schemas.schemaFor(operation.response))
    case 'page':
      return json(
        'A page.',
        object({ items: array(schemas.schemaFor(operation.item)), total, start: count, limit: count }),
      )
    case 'rows':
      return json(
        'Rows, or what changed in them.',
        object(
          {
            revision: { type: 'string' },
            rows: array(schemas.schemaFor(operation.item)),
            deleted: array({ type: 'string' }),
            total,
          },
          { cursor: { type: 'string' }, reset: { type: 'boolean' } },
        ),
      )
    case 'stream':
      return {
        description:
          'Server-sent events. Each has an `id` and this JSON as its `data`; `event: end` ends the stream, `event: error` ends it with a problem document.',
        content: { 'text/event-stream': { schema: schemas.schemaFor(operation.event) } },
      }
    case 'download':
      return {
        description: 'The file.',
        headers: { 'Content-Disposition': { schema: { type: 'string' } } },
        content: Object.fromEntries(operation.mediaTypes.map((type) => [type, {}])),
      }
  }
}

function json(description: string, schema: JsonSchema): object {
  const etag = { ETag: { description: 'The revision of the record, where it has one.', schema: { type: 'string' } } }
  return { description, headers: etag, content: { 'application/json': { schema } } }
}

function object(
  required: Readonly<Record<string, unknown>>,
  optional: Readonly<Record<string, unknown>> = {},
): JsonSchema {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required) }
}

function array(items: JsonSchema): JsonSchema {
  return { type: 'array', items }
}

const total = { type: 'integer', minimum: 0, description: 'How many there are in all.' }
const count = { type: 'integer', minimum: 0 }
