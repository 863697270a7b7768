import type { FilterIgnore } from '../operation/filter-model'

/**
 * Text as it is compared where case and the encoding of accents do not count: search, `contains`, sorting.
 * Upper case, because lower case depends on the neighbours (Σ) and keeps ß and SS apart.
 */
export function foldText(text: string): string {
  // ASCII has one encoding only.
  if (/^[\0-\x7f]*$/.test(text)) return text.toUpperCase()
  return text.normalize('NFC').toUpperCase().normalize('NFC')
}

/** Text as it is compared where some of it does not count. */
export function comparableText(text: string, ignore: FilterIgnore): string {
  if (ignore === 'nothing') return text
  if (ignore === 'case') return foldText(text)
  return foldText(text).normalize('NFD').replace(/\p{M}/gu, '')
}
