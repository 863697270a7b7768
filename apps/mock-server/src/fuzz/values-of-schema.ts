import fc from 'fast-check'
import * as z from 'zod'
import type { JsonSchema } from '../openapi/schema-components'

/** Values that a JSON schema allows, as far as it is read here; some are a little beyond it. */
export function valuesOfSchema(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  named: NamedValues = {},
  depth = 4,
): fc.Arbitrary<unknown> {
  const { $ref, anyOf, enum: members, const: only, examples, type, ...rest } = Known.parse(schema)
  const inner = (next: JsonSchema) => valuesOfSchema(next, components, named, depth - 1)
  if ($ref !== undefined) {
    const target = components[$ref.replace('#/components/schemas/', '')]
    if (target === undefined) throw new Error(`${$ref} leads nowhere.`)
    return valuesOfSchema(target, components, named, depth)
  }
  // What several fields have to agree about is said by examples.
  if (examples !== undefined) return fc.constantFrom(...examples)
  if (only !== undefined) return fc.constant(only)
  if (members !== undefined) return fc.constantFrom(...members)
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(inner))
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => inner({ ...schema, type: each })))
  switch (type) {
    case 'string':
      return stringsOf(rest)
    case 'integer':
      return fc.integer({ min: Math.max(rest.minimum ?? -1e6, -1e9), max: Math.min(rest.maximum ?? 1e6, 1e9) })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return depth <= 0
        ? fc.constant([])
        : fc.array(inner(rest.items ?? {}), { minLength: rest.minItems ?? 0, maxLength: 4 })
    case 'object':
      return objectsOf(rest, inner, named)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Values of properties by their names, where the schema alone would hardly hit one that there is. */
export type NamedValues = Readonly<Record<string, fc.Arbitrary<unknown>>>

const Schema = z.record(z.string(), z.unknown())
const Known = z.object({
  $ref: z.string().optional(),
  anyOf: z.array(Schema).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  pattern: z.string().optional(),
  minItems: z.number().optional(),
  items: Schema.optional(),
  properties: z.record(z.string(), Schema).optional(),
  required: z.array(z.string()).optional(),
  propertyNames: z.object({ enum: z.array(z.string()).optional() }).optional(),
  additionalProperties: z.union([z.boolean(), Schema]).optional(),
})

type Rest = Omit<z.output<typeof Known>, '$ref' | 'anyOf' | 'enum' | 'const' | 'examples' | 'type'>

function stringsOf({ pattern, minLength = 0, maxLength = 40 }: Rest): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) })
}

/** Records, half of which have nothing that they need not have: what is optional is easily wrong. */
export function recordOf(
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  required: readonly string[],
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const least = Object.fromEntries(Object.entries(fields).filter(([name]) => required.includes(name)))
  return fc.oneof(fc.record(fields, { requiredKeys: [...required] }), fc.record(least))
}

function objectsOf(
  { properties = {}, required = [], propertyNames, additionalProperties }: Rest,
  inner: (schema: JsonSchema) => fc.Arbitrary<unknown>,
  named: NamedValues,
): fc.Arbitrary<object> {
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, named[name] ?? inner(schema)]),
  )
  const record = recordOf(known, required)
  if (typeof additionalProperties !== 'object') return record
  const keys = propertyNames?.enum === undefined ? fc.string() : fc.constantFrom(...propertyNames.enum)
  return fc
    .tuple(record, fc.dictionary(keys, inner(additionalProperties), { maxKeys: 4 }))
    .map((parts) => Object.assign({}, ...parts))
}
