/** A piece of a template: text as it stands, the value of a field, or a sentence of its own for each person. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly text: string; readonly field: string }
  | { readonly kind: 'wish'; readonly text: string; readonly wish: string }

/** `{{title}}` and `[mention a recent post]`. */
const places = /\{\{\s*([^{}\n]{1,100}?)\s*\}\}|\[([^[\]\n]{3,200})\]/g

/** The pieces of a template; put together again, their texts are what they were made of. */
export function templateParts(template: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = []
  let end = 0
  for (const { 0: text, 1: field, 2: wish, index } of template.matchAll(places)) {
    if (index > end) parts.push({ kind: 'text', text: template.slice(end, index) })
    if (field !== undefined) parts.push({ kind: 'field', text, field })
    else if (wish !== undefined) parts.push({ kind: 'wish', text, wish })
    end = index + text.length
  }
  if (end < template.length) parts.push({ kind: 'text', text: template.slice(end) })
  return parts
}

/** What a row puts in the place of a field; nothing where it knows nothing, and then no message is written for it. */
export function templateValue(row: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const value = Object.hasOwn(row, field) ? row[field] : undefined
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')) {
    return value.join(', ')
  }
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  const words = typeof row['name'] === 'string' ? row['name'].trim().split(/\s+/) : []
  const word = field === 'first_name' ? words[0] : field === 'last_name' ? words.at(-1) : undefined
  return word === '' ? undefined : word
}

/** What stands behind a value: a name that ends in a full stop, such as “Renlewave S.A.”, closes the sentence itself. */
export function textBehind(value: string, text: string): string {
  return value.endsWith('.') && /^\.(?!\.)/.test(text) ? text.slice(1) : text
}
