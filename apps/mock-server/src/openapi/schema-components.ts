import { FilterSchema, ProblemSchema } from '@inlay/sdk-core'
import { contract } from '@inlay/sdk-core/contract'
import * as z from 'zod'
import type { OperationSchemas } from './operation-schemas'

export type JsonSchema = Readonly<Record<string, unknown>>

export interface SchemaComponents {
  /** By the names under which the contract exports them. */
  readonly components: Readonly<Record<string, JsonSchema>>
  /** The schema in place: a reference where it has a name. */
  schemaFor(schema: z.ZodType): JsonSchema
}

/** All schemas of the operations, by their ids, as JSON Schema, in which what has a name is referred to by it. */
export function createSchemaComponents(operations: ReadonlyMap<string, OperationSchemas>): SchemaComponents {
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
  for (const [id, { query, ...parts }] of operations) {
    for (const [part, schema] of Object.entries({ ...query, ...parts })) if (schema) register(schema, `${id}.${part}`)
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

function withoutHead(schema: object): JsonSchema {
  const { $schema: _schema, $id: _id, ...rest } = schema as Record<string, unknown>
  return rest
}
