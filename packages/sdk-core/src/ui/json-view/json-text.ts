import type { JsonPath } from './json-rows'

/** Text to copy: JSON, whatever is in the value. */
export function jsonText(value: unknown, hiddenKeys: ReadonlySet<string> = new Set()): string {
  if (typeof value === 'string') return value
  const above: object[] = []
  const text = JSON.stringify(
    value,
    function (this: unknown, name: string, member: unknown) {
      if (hiddenKeys.has(name) && !Array.isArray(this)) return undefined
      if (typeof member === 'bigint') return String(member)
      if (typeof member !== 'object' || member === null) return member
      // What is asked now stands in `this`; all that came after it has been left.
      while (above.length > 0 && above.at(-1) !== this) above.pop()
      if (above.includes(member)) return '[Circular]'
      above.push(member)
      return member
    },
    2,
  ) as string | undefined
  return text ?? String(value)
}

/** The way to a value as one writes it in code: `people[0].name`, `["first name"]`. */
export function pathText(path: JsonPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`
      if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(step)) return `[${JSON.stringify(step)}]`
      return index === 0 ? step : `.${step}`
    })
    .join('')
}

/** A value in a line. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return `ƒ ${value.name}`
  return String(value)
}
