import { defaultPageLimit, maxPageLimit, operationPath, pathParamNames, type AnyOperation } from '@inlay/sdk-core'
import * as z from 'zod'
import type { SchemaComponents } from './schema-components'

/** Everything that a caller puts into the address and the headers. */
export function describeParameters(operation: AnyOperation, schemas: SchemaComponents): readonly object[] {
  return [
    ...pathParamNames(operationPath(operation)).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    })),
    ...kindParameters(operation),
    ...Object.entries(operation.query?.shape ?? {}).flatMap(([name, schema]) =>
      schema instanceof z.ZodType
        ? [{ name, in: 'query', required: !schema.safeParse(undefined).success, schema: schemas.schemaFor(schema) }]
        : [],
    ),
    ...headerParameters(operation),
  ]
}

function kindParameters(operation: AnyOperation): readonly object[] {
  if (operation.kind === 'page') {
    return [
      query('start', { type: 'integer', minimum: 0, maximum: 10_000_000, default: 0 }, 'Items before the page.'),
      query('limit', { type: 'integer', minimum: 1, maximum: maxPageLimit, default: defaultPageLimit }),
      query('sort', {
        type: 'string',
        enum: operation.sortable.flatMap((field) => [`${field}:asc`, `${field}:desc`]),
        default: `${operation.sortable[0]}:desc`,
      }),
      query('search', { type: 'string', maxLength: 500 }),
      {
        name: 'filters',
        in: 'query',
        required: false,
        description: `Conditions on the fields of an item: ${Object.keys(operation.item.shape).join(', ')}.`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Filter' } } },
      },
    ]
  }
  if (operation.kind === 'rows') {
    return [
      query(
        'since',
        { type: 'string', maxLength: 200 },
        'The revision that the caller has; only changes are answered.',
      ),
      query('cursor', { type: 'string', maxLength: 2_000 }, 'Where an earlier answer of the same read left off.'),
    ]
  }
  return []
}

function headerParameters(operation: AnyOperation): readonly object[] {
  const parameters: object[] = []
  if ('revision' in operation && operation.revision !== undefined) {
    parameters.push({
      name: 'If-Match',
      in: 'header',
      required: operation.revision === 'required',
      description: 'The revision that the change is based on, as the `ETag` of an answer gives it.',
      schema: { type: 'string', pattern: '^"[0-9]{1,15}"$' },
    })
  }
  if ('idempotencyKey' in operation && operation.idempotencyKey) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'Names the call: with the same key it is done once, and its answer given again.',
      schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
    })
  }
  if (operation.kind === 'stream') {
    parameters.push({
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      description: 'The last event that the caller has; the stream goes on after it.',
      schema: { type: 'string', maxLength: 200 },
    })
  }
  return parameters
}

function query(name: string, schema: object, description?: string): object {
  return { name, in: 'query', required: false, schema, ...(description === undefined ? {} : { description }) }
}
