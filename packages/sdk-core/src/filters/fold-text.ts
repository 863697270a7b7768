import type { FilterIgnore } from '../operation/filter-model'

/**
 * Text as it is compared where case and the encoding of accents do not count: `contains`, sorting.
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

/**
 * Text as it is searched: whoever types `Zurich` or `Lodz` finds `Zürich` and `Łódź`. Only what is added to Latin, Greek
 * and Cyrillic letters goes; in other scripts marks make other letters.
 */
export function searchableText(text: string): string {
  const folded = foldText(text)
  if (/^[\0-\x7f]*$/.test(folded)) return folded
  return folded
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ØŁĐĦŦÆŒẞ]/g, (letter) => undecomposed[letter] ?? letter)
    .normalize('NFC')
}

/** Letters that people type in plain ones, and that Unicode does not take apart. */
const undecomposed: Readonly<Record<string, string>> = {
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ħ: 'H',
  Ŧ: 'T',
  Æ: 'AE',
  Œ: 'OE',
  ẞ: 'SS',
}
