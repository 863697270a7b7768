import { searchableText } from './fold-text'
import type { FilterMatcher } from './matches-filter'

export interface TextSearch {
  readonly text: string
  readonly fields: readonly string[]
}

/**
 * Whether at least one field, text or a number as it is written, contains the text, without regard to case and accents.
 * No text asks for nothing.
 */
export function searchMatcher({ text, fields }: TextSearch): FilterMatcher {
  const wanted = searchableText(text)
  if (wanted === '') return () => true
  return (read) =>
    fields.some((field) => {
      const value = read(field)
      return (typeof value === 'string' || typeof value === 'number') && searchableText(String(value)).includes(wanted)
    })
}
