const segmenters = new Map<string, Intl.Segmenter>()

/** How many characters people see: a family of emoji is one, and so is a letter with its accents. */
export function countCharacters(text: string, locale: string): number {
  // Most text has none that take more than one place, and asking for segments is slow.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let segmenter = segmenters.get(locale)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'grapheme' })
    segmenters.set(locale, segmenter)
  }
  return [...segmenter.segment(text)].length
}
