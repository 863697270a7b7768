import type { FieldError } from '../../errors/problem'

export interface SortedErrors {
  /** By the name of the field in the form. */
  readonly fields: ReadonlyMap<string, string>
  /** What the form has no field for. */
  readonly others: readonly string[]
}

/**
 * Brings what a server found to the fields that it is about. A server names them as they were sent: what stands in
 * front of a field's own name (`updates.name`) is taken off until one fits.
 */
export function sortErrors(
  errors: readonly FieldError[],
  hasField: (name: string) => boolean,
  fieldOf: (path: string) => string | undefined = () => undefined,
): SortedErrors {
  const fields = new Map<string, string>()
  const others: string[] = []
  for (const { field, message } of errors) {
    const name = [fieldOf(field), ...endingsOf(field)].find((each) => each !== undefined && hasField(each))
    if (name === undefined) others.push(message)
    else if (!fields.has(name)) fields.set(name, message)
  }
  return { fields, others }
}

/** `a.b.c`, `b.c`, `c`; brackets and slashes are other ways to write the same. */
function endingsOf(path: string): readonly string[] {
  const keys = path.split(/[.[\]/]+/).filter((key) => key !== '')
  return keys.map((_, index) => keys.slice(index).join('.'))
}
