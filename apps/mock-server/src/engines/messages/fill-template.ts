import { textField, type KnownRow } from '../enrichment/enrichment'

/** A text with the values of a row in the places of their fields, or the fields that the row has nothing for. */
export type FilledTemplate = { readonly text: string } | { readonly missing: readonly string[] }

/** Puts the fields of a row where `{{field}}` stands. */
export function fillTemplate(template: string, row: KnownRow): FilledTemplate {
  const missing = new Set<string>()
  const text = template.replace(/\{\{\s*([\p{L}\p{N}_]{1,100})\s*\}\}/gu, (_, field: string) => {
    const value = valueOf(row, field)
    if (value === undefined) missing.add(field)
    return value ?? ''
  })
  return missing.size > 0 ? { missing: [...missing] } : { text }
}

function valueOf(row: KnownRow, field: string): string | undefined {
  const value = row[field]
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string'))
    return value.join(', ')
  const words = textField(row, 'name')?.split(/\s+/)
  return (
    textField(row, field) ?? (field === 'first_name' ? words?.[0] : field === 'last_name' ? words?.at(-1) : undefined)
  )
}
