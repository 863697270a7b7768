/** A fact as a sentence can hold it; nothing where there is nothing to say. */
export function factText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
  if (typeof value === 'number' && Number.isFinite(value)) return numbers.format(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) {
    const texts = value.map(factText).filter((text) => text !== undefined)
    return texts.length === 0 ? undefined : lists.format(texts.slice(0, 5))
  }
  if (typeof value === 'object' && value !== null) return factText(Object.values(value))
  return undefined
}

/** `employee_count` as it is said. */
export function fieldWords(field: string): string {
  return field
    .replace(/_/g, ' ')
    .replace(/\burl\b/, 'address')
    .trim()
}

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const lists = new Intl.ListFormat('en', { type: 'conjunction' })
