import type { FieldError } from '../../errors/problem'
import { placesAround } from './places-around'

export interface SortedErrors {
  /** By the name of the field in the form. */
  readonly fields: ReadonlyMap<string, string>
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
  const fields = new Map<string, string>()
  const others: string[] = []
  for (const { field, message } of errors) {
    const name = [fieldOf?.(field), ...placesOf(field)].find((each) => each !== undefined && hasField(each))
    if (name === undefined) others.push(message)
    else if (!fields.has(name)) fields.set(name, message)
  }
  return { fields, others }
}

/** `a.b.c`, `a.b`, `a`, `b.c`, `b`, `c`; brackets and slashes are other ways to write the same. */
function placesOf(path: string): readonly string[] {
  const keys = path.split(/[.[\]/]+/).filter(Boolean)
  return keys.flatMap((_, start) => placesAround(keys.slice(start)))
}
