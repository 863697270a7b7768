import {
  fieldErrors,
  isFilterGroup,
  issueText,
  kindQuery,
  type AnyOperation,
  type FieldError,
  type Filter,
} from '@inlay/sdk-core'
import { pinFilter } from '@inlay/sdk-core/filters'
import * as z from 'zod'
import { withMore } from './parse-as'
import { invalid } from './problem-error'
import { unsafeParts } from './unsafe-parts'

/**
 * The query of a call: that of its kind and its own, and nothing else. `undefined` when the operation has none. What its
 * filter says of now is from then on the server's now.
 */
export function readQuery(operation: AnyOperation, search: URLSearchParams, now: number): object | undefined {
  const schemas = [kindQuery(operation), operation.query].filter((schema) => schema !== undefined)
  const shape: Shape = Object.assign({}, ...schemas.map((schema) => schema.shape))
  const values = valuesOf(shape, search)
  const readings = schemas.map((schema) => readFields(schema, values))
  const query: WithFilters = Object.assign({}, ...readings.map(({ fields }) => fields))
  const faults = [
    misplaced(shape, search),
    readings.flatMap((reading) => reading.faults),
    unsafeParts(query),
    operation.kind === 'page' ? foreignFields(query, Object.keys(operation.item.shape)) : [],
  ].reduce(withMore)
  if (faults.length > 0) throw invalid(faults)
  if (schemas.length === 0) return undefined
  if (operation.kind !== 'page' || query.filters === undefined) return query
  return { ...query, filters: pinFilter(query.filters, { now }) }
}

type Shape = Readonly<Record<string, z.core.SomeType>>

interface WithFilters {
  readonly filters?: Filter
}

/** Parameters that nobody asks for, and those that are given twice where one is taken. */
function misplaced(shape: Shape, search: URLSearchParams): readonly FieldError[] {
  return [...new Set(search.keys())].flatMap((field) => {
    if (!Object.hasOwn(shape, field)) return [{ field, message: 'Is no parameter of this call', code: 'unknown' }]
    const isOnce = search.getAll(field).length === 1 || takesList(shape[field])
    return isOnce ? [] : [{ field, message: 'Is given twice', code: 'repeated' }]
  })
}

function valuesOf(shape: Shape, search: URLSearchParams): Readonly<Record<string, unknown>> {
  const given = Object.entries(shape).filter(([name]) => search.has(name))
  return Object.fromEntries(
    given.map(([name, field]) => [
      name,
      takesList(field) ? search.getAll(name) : valueOf(field, search.get(name) ?? ''),
    ]),
  )
}

function takesList(field: unknown): boolean {
  return plainSchema(field) instanceof z.ZodArray
}

/** What is no number in digits is none, though JavaScript would make one of nothing at all and of `0x10`. */
function valueOf(field: unknown, text: string): string | number {
  return plainSchema(field) instanceof z.ZodNumber && !/^-?\d+(\.\d+)?$/.test(text) ? Number.NaN : text
}

function plainSchema(field: unknown): unknown {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? plainSchema(field.unwrap()) : field
}

interface Reading {
  readonly fields: object
  readonly faults: readonly FieldError[]
}

/** What the schema reads; where it refuses a part, what can be read of the rest, which may have faults of its own. */
function readFields(schema: z.ZodObject, values: Readonly<Record<string, unknown>>): Reading {
  const result = schema.safeParse(values, { error: issueText })
  if (result.success) return { fields: result.data, faults: [] }
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const read = z.safeParse(field, values[name])
    return read.success ? [[name, read.data]] : []
  })
  return { fields: Object.fromEntries(fields), faults: fieldErrors(result.error) }
}

/** A filter may only ask about fields that the caller is shown. */
function foreignFields({ filters }: WithFilters, shown: readonly string[]): readonly FieldError[] {
  return (filters === undefined ? [] : conditionsOf(filters, 'filters'))
    .filter(({ field }) => !shown.includes(field.split('.')[0] ?? ''))
    .map(({ path }) => ({ field: `${path}.field`, message: 'Is no field of these records', code: 'unknown' }))
}

function conditionsOf(filter: Filter, path: string): readonly { readonly field: string; readonly path: string }[] {
  if (!isFilterGroup(filter)) return [{ field: filter.field, path }]
  return filter.members.flatMap((member, index) => conditionsOf(member, `${path}.members.${index}`))
}
