import type { CellReader } from './read-cell'

/** What files, spreadsheets and people write for true and false, and what the cell itself says; nothing for all else. */
export function readBoolean(text: string, { locale, words }: CellReader): boolean | undefined {
  const written = text.trim().toLowerCase()
  const isWord = (word: string) => word.localeCompare(written, locale, { sensitivity: 'base' }) === 0
  if (['true', 'yes', 'y', '1'].includes(written) || isWord(words.yes())) return true
  if (['false', 'no', 'n', '0'].includes(written) || isWord(words.no())) return false
  return undefined
}
