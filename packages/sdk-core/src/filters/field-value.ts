/**
 * The value of a field; dots lead into nested objects, never into lists. Nothing where a step is missing.
 * Only own properties count, so that `constructor` is a field like any other.
 */
export function fieldValue(record: object, field: string): unknown {
  let value: unknown = record
  for (const step of field.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, step))
      return undefined
    value = Object.getOwnPropertyDescriptor(value, step)?.value
  }
  return value
}
