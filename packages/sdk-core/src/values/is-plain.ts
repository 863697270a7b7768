/** A list or an object of fields, and nothing that is more than what it holds: no file, no date, no map. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  // That of another window's objects is not our own.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
