import { isFilterGroup, kindQuery, type AnyOperation, type Filter } from '@inlay/sdk-core'
import { pinFilter } from '@inlay/sdk-core/filters'
import * as z from 'zod'
import { invalid } from './problem-error'
import { parseAs } from './parse-as'
import { unsafeParts } from './unsafe-parts'

/**
 * The query of a call: that of its kind and its own, and nothing else. `undefined` when the operation has none. What its
 * filter says of now is from then on the server's now.
 */
export function readQuery(operation: AnyOperation, search: URLSearchParams, now: number): object | undefined {
  const schemas = [kindQuery(operation), operation.query].filter((schema) => schema !== undefined)
  const names = schemas.flatMap((schema) => Object.keys(schema.shape))
  const unknown = [...new Set(search.keys())].filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw invalid(unknown.map((field) => ({ field, message: 'Is no parameter of this call', code: 'unknown' })))
  }
  if (schemas.length === 0) return undefined
  const query: object = Object.assign({}, ...schemas.map((schema) => parseAs(schema, valuesOf(schema, search))))
  const unsafe = unsafeParts(query)
  if (unsafe.length > 0) throw invalid(unsafe)
  return operation.kind === 'page' ? withFilters(query, Object.keys(operation.item.shape), now) : query
}

function valuesOf(schema: z.ZodObject, search: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const given = search.getAll(name)
    const [first, second] = given
    if (first === undefined) continue
    if (takesList(field)) values[name] = given
    else if (second === undefined) values[name] = first
    else throw invalid([{ field: name, message: 'Is given twice', code: 'repeated' }])
  }
  return values
}

function takesList(field: unknown): boolean {
  if (field instanceof z.ZodArray) return true
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return takesList(field.unwrap())
  return false
}

function withFilters(query: { readonly filters?: Filter }, fields: readonly string[], now: number): object {
  refuseForeignFields(query, fields)
  return query.filters === undefined ? query : { ...query, filters: pinFilter(query.filters, { now }) }
}

/** A filter may only ask about fields that the caller is shown. */
function refuseForeignFields(query: { readonly filters?: Filter }, fields: readonly string[]) {
  const errors = (query.filters === undefined ? [] : conditionsOf(query.filters, 'filters'))
    .filter(({ field }) => !fields.includes(field.split('.')[0] ?? ''))
    .map(({ path }) => ({ field: `${path}.field`, message: 'Is no field of these records', code: 'unknown' }))
  if (errors.length > 0) throw invalid(errors)
}

function conditionsOf(filter: Filter, path: string): readonly { readonly field: string; readonly path: string }[] {
  if (!isFilterGroup(filter)) return [{ field: filter.field, path }]
  return filter.members.flatMap((member, index) => conditionsOf(member, `${path}.members.${index}`))
}
