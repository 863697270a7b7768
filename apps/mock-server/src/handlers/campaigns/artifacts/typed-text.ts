import type { TextType } from '@inlay/sdk-core/filters'

/**
 * A number, or a yes or no, as the texts of a typed column are written: whoever reads the column as text later, because
 * another file says that it is, finds all of it. Everything else stays as it is.
 * @param before What stood there: “Yes” becomes “No”, and “TRUE” “FALSE”.
 */
export function typedText(type: TextType, value: unknown, before: unknown): unknown {
  if (type === 'number') return typeof value === 'number' ? String(value) : value
  if (type === 'number,') return typeof value === 'number' ? String(value).replace('.', ',') : value
  return type === 'boolean' && typeof value === 'boolean' ? wordFor(value, before) : value
}

function wordFor(value: boolean, before: unknown): string {
  const text = typeof before === 'string' ? before.trim() : ''
  const pair = pairs.find((words) => words.some((word) => word === text.toLowerCase())) ?? pairs[0]
  const word = value ? pair[0] : pair[1]
  if (text === '' || text === text.toLowerCase()) return word
  return text === text.toUpperCase() && (text.length > 1 || word.length === 1)
    ? word.toUpperCase()
    : `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

const pairs = [
  ['true', 'false'],
  ['yes', 'no'],
  ['y', 'n'],
] as const
