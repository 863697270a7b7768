import { templateParts, templateValue } from '@inlay/sdk-core/contract/campaigns'
import type { KnownRow } from '../enrichment/enrichment'

/** A text with the values of a row in the places of their fields. */
export interface FilledTemplate {
  /** A place stays as it is where the row has nothing for it. */
  readonly text: string
  /** Fields that the row has nothing for. */
  readonly missing: readonly string[]
}

/** Puts the fields of a row where `{{field}}` stands. */
export function fillTemplate(template: string, row: KnownRow): FilledTemplate {
  const missing = new Set<string>()
  const filled = templateParts(template).map((part) => {
    if (part.kind !== 'field') return part.text
    const value = templateValue(row, part.field)
    if (value === undefined) missing.add(part.field)
    return value ?? part.text
  })
  return { text: filled.join(''), missing: [...missing] }
}
