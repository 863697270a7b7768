import type * as z from 'zod'

/** A zod schema, as far as it is looked into here. */
interface Definition {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly getter?: () => z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly valueType?: z.ZodType
}

/** What a schema says about the field at a path: `contacts.0.email`. Nothing where it depends on the values. */
export function schemaAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema
  for (const key of path.split('.')) at = at && below(at, key)
  return at
}

/** True when a field cannot be left as it begins: with nothing in it, nothing ticked, nothing chosen. */
export function isRequired(schema: z.ZodType): boolean {
  return ![undefined, null, '', false, []].some((empty) => accepts(schema, empty))
}

/** True where a number has to be a whole one. */
export function isWhole(schema: z.ZodType): boolean {
  try {
    const issues = schema.safeParse(0.5).error?.issues ?? []
    return issues.some(
      (issue) =>
        (issue.code === 'invalid_type' && issue.expected === 'int') ||
        (issue.code === 'not_multiple_of' && Number.isInteger(issue.divisor)),
    )
  } catch {
    return false
  }
}

/**
 * The values with all that is empty left out where a schema would take it as not given, but not as it is: people
 * empty a field, and nobody can type `undefined`.
 */
export function withoutEmpty(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined || value === undefined) return value
  if (value === '' || value === null) {
    if (accepts(schema, value)) return value
    if (accepts(schema, undefined)) return undefined
    return value === '' && accepts(schema, null) ? null : value
  }
  if (Array.isArray(value)) return value.map((each, index) => withoutEmpty(below(schema, String(index)), each))
  if (!isPlain(value)) return value
  const kept = Object.entries(value).map(([key, each]) => [key, withoutEmpty(below(schema, key), each)] as const)
  return Object.fromEntries(kept.filter(([, each]) => each !== undefined))
}

/**
 * The values with every key that the schema has. A field gives its key to the values, so that one that was left out would
 * count as changed by nobody.
 */
export function withAllKeys<Values extends object>(schema: z.ZodType, values: Values): Values {
  return { ...Object.fromEntries(keysOf(schema).map((key) => [key, undefined])), ...values }
}

function keysOf(schema: z.ZodType): readonly string[] {
  const { type, innerType, in: input, shape } = definitionOf(schema)
  if (innerType) return keysOf(innerType)
  return type === 'pipe' && input ? keysOf(input) : Object.keys(shape ?? {})
}

function below(schema: z.ZodType, key: string): z.ZodType | undefined {
  const { type, innerType, in: input, getter, shape, element, valueType } = definitionOf(schema)
  if (innerType) return below(innerType, key)
  if (type === 'pipe' && input) return below(input, key)
  if (type === 'lazy' && getter) return below(getter(), key)
  return shape?.[key] ?? element ?? valueType
}

function definitionOf(schema: z.ZodType): Definition {
  // zod's own list of definitions is a union of forty; these are the parts that lead further down.
  return schema._zod.def
}

function accepts(schema: z.ZodType, value: unknown): boolean {
  try {
    return schema.safeParse(value).success
  } catch {
    // It asks elsewhere, or expects what is not there: then it is not known, and not said, that it is required.
    return true
  }
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
