import { foldText } from './fold-text'
import type { FilterMatcher } from './matches-filter'

export interface TextSearch {
  readonly text: string
  readonly fields: readonly string[]
}

/** Whether at least one field, text or a number as it is written, contains the text. No text asks for nothing. */
export function searchMatcher({ text, fields }: TextSearch): FilterMatcher {
  const wanted = foldText(text)
  if (wanted === '') return () => true
  return (read) =>
    fields.some((field) => {
      const value = read(field)
      return (typeof value === 'string' || typeof value === 'number') && foldText(String(value)).includes(wanted)
    })
}
