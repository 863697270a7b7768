import type { FieldError } from '../../errors/problem'
import { placesAround } from './places-around'

export interface SortedErrors {
  /** By the name of the field in the form. */
  readonly fields: ReadonlyMap<string, readonly FieldError[]>
  /** What the form has no field for. */
  readonly others: readonly string[]
}

/**
 * Brings what a server found to the fields that it is about. A server names them as they were sent: what stands in
 * front of a field's own name (`updates.name`) is taken off until one fits; what is in a list or object goes to the field
 * that shows the whole.
 */
export function sortErrors(
  errors: readonly FieldError[],
  hasField: (name: string) => boolean,
  fieldOf?: (path: string) => string | undefined,
): SortedErrors {
  const fields = new Map<string, readonly FieldError[]>()
  const others: string[] = []
  for (const error of errors) {
    const { field, message } = error
    const name = [fieldOf?.(field), ...placesOf(field)].find((each) => each !== undefined && hasField(each))
    if (name === undefined) others.push(message)
    else fields.set(name, [...(fields.get(name) ?? []), error])
  }
  return { fields, others }
}

/** A path as a server writes it, in its parts. */
export function keysOf(path: string): readonly string[] {
  return path.split(/[.[\]/]+/).filter(Boolean)
}

/** `a.b.c`, `a.b`, `a`, `b.c`, `b`, `c`; brackets and slashes are other ways to write the same. */
function placesOf(path: string): readonly string[] {
  const keys = keysOf(path)
  return keys.flatMap((_, start) => placesAround(keys.slice(start)))
}
