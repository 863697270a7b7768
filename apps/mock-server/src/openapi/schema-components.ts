import { FilterSchema, ProblemSchema, type AnyOperation } from '@inlay/sdk-core'
import { contract } from '@inlay/sdk-core/contract'
import * as z from 'zod'

export type JsonSchema = Readonly<Record<string, unknown>>

export interface SchemaComponents {
  /** By the names under which the contract exports them. */
  readonly components: Readonly<Record<string, JsonSchema>>
  /** The schema in place: a reference where it has a name. */
  schemaFor(schema: z.ZodType): JsonSchema
}

/** All schemas of the operations as JSON Schema, in which what has a name is referred to by it. */
export function createSchemaComponents(operations: readonly AnyOperation[]): SchemaComponents {
  const registry = z.registry<{ id: string }>()
  const names = new Map<z.ZodType, string>()
  function register(schema: z.ZodType, id: string) {
    if (names.has(schema)) return
    names.set(schema, id)
    registry.add(schema, { id })
  }

  register(ProblemSchema, 'Problem')
  register(FilterSchema, 'Filter')
  for (const area of Object.values(contract)) {
    for (const [name, value] of Object.entries(area)) if (value instanceof z.ZodType) register(value, name)
  }
  const named = new Set(names.values())
  for (const each of operations) {
    for (const [part, schema] of schemasOf(each)) register(schema, `${each.id}.${part}`)
  }

  // Input: what may be sent. In answers too, where a field that has a default need not be there.
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  })
  const plain = new Map(Object.entries(schemas).map(([id, schema]) => [id, withoutHead(schema)]))

  return {
    components: Object.fromEntries([...plain].filter(([id]) => named.has(id))),
    schemaFor(schema) {
      const id = names.get(schema)
      if (id === undefined) throw new TypeError('This schema belongs to no operation.')
      return named.has(id) ? { $ref: `#/components/schemas/${id}` } : (plain.get(id) ?? {})
    },
  }
}

/** The schemas of an operation by the part they play. */
function schemasOf(operation: AnyOperation): readonly (readonly [part: string, schema: z.ZodType])[] {
  const parts: (readonly [string, z.ZodType])[] = []
  if ('body' in operation && operation.body !== undefined) parts.push(['body', operation.body])
  if ('response' in operation) parts.push(['response', operation.response])
  if ('item' in operation) parts.push(['item', operation.item])
  if ('event' in operation) parts.push(['event', operation.event])
  if ('fields' in operation && operation.fields !== undefined) parts.push(['fields', operation.fields])
  for (const [name, schema] of Object.entries(operation.query?.shape ?? {})) {
    if (schema instanceof z.ZodType) parts.push([`query.${name}`, schema])
  }
  return parts
}

function withoutHead(schema: object): JsonSchema {
  const { $schema: _schema, $id: _id, ...rest } = schema as Record<string, unknown>
  return rest
}
