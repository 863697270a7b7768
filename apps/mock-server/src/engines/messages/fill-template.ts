import { templateParts, templateValue, textBehind } from '@inlay/sdk-core/contract/campaigns'
import type { KnownRow } from '../enrichment/enrichment'
import { inWords } from './in-words'

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
  let text = ''
  let before = ''
  for (const part of templateParts(template)) {
    const value = part.kind === 'field' ? templateValue(row, part.field) : undefined
    if (part.kind === 'field' && value === undefined) missing.add(part.field)
    const own = part.kind === 'field' && value !== undefined ? inWords(part.field, value, text) : part.text
    text += textBehind(before, own)
    before = value === undefined ? '' : own
  }
  return { text, missing: [...missing] }
}
