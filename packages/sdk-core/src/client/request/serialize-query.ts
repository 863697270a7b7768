import type { AnyOperation } from '../../operation/operation'
import { defaultPageLimit } from '../../operation/page'

/**
 * The query as an address carries it: lists as a parameter per member, objects as JSON, nothing for what is not set.
 * A page always says where it begins and how long it is.
 */
export function serializeQuery(
  operation: AnyOperation,
  query: Readonly<Record<string, unknown>> | undefined,
): URLSearchParams {
  const start = operation.kind === 'page' ? { start: 0, limit: defaultPageLimit } : {}
  const result = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...start, ...withoutUnset(query ?? {}) })) {
    for (const each of Array.isArray(value) ? value : [value]) result.append(name, asText(each))
  }
  return result
}

function withoutUnset(query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== null))
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
