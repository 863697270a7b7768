/**
 * Text as it is compared where case and the encoding of accents do not count: search, `contains`, sorting.
 * Upper case, because lower case depends on the neighbours (Σ) and keeps ß and SS apart.
 */
export function foldText(text: string): string {
  // ASCII has one encoding only.
  if (/^[\0-\x7f]*$/.test(text)) return text.toUpperCase()
  return text.normalize('NFC').toUpperCase().normalize('NFC')
}
