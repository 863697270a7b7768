import { searchMatcher } from '@inlay/sdk-core/filters'
import { hiddenFields } from './hidden-fields'
import type { StoredArtifact } from './stored-artifact'

/** Whether a row shows the text anywhere, without regard to case and accents. No text asks for nothing. */
export function rowSearch(text = ''): (row: StoredArtifact) => boolean {
  const holds = searchMatcher({ text: text.trim(), fields: ['value'] })

  function shows(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return holds(() => value)
    return Object.values(value).some(shows)
  }

  if (text.trim() === '') return () => true
  return (row) => Object.entries(row).some(([field, value]) => !hiddenFields.has(field) && shows(value))
}
