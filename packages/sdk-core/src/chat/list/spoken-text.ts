/** What a reader hears of a text in Markdown: the words without their marks. */
export function spokenText(text: string): string {
  return text
    .replaceAll(/```[^]*?(?:```|$)/g, ' ')
    .replaceAll(/^\s*\|?[\s|:-]*-{3,}[\s|:-]*$/gm, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/\|/g, ' ')
    .replaceAll(/[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** How much of a text that still grows is whole sentences or lines, and can be said. */
export function sayableLength(text: string): number {
  const ends = [...text.matchAll(/[.!?…:](?=\s)|[。！？\n]/g)]
  const last = ends.at(-1)
  return last ? last.index + last[0].length : 0
}

/** How many letters of an answer are said at once: a reader is well behind who is told more. */
export const mostAtOnce = 500

/** As much of a text as fits: whole sentences, or words where the first one is too long. */
export function beginningOf(text: string, limit: number): string {
  if (text.length <= limit) return text
  const head = text.slice(0, limit)
  const sentences = sayableLength(head)
  if (sentences > 0) return head.slice(0, sentences)
  const words = head.lastIndexOf(' ')
  return words > 0 ? `${head.slice(0, words)}…` : ''
}

/** How many words there are, also in a language that writes no spaces between them. */
export function countWords(text: string, locale: string): number {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  return [...segments].filter(({ isWordLike }) => isWordLike).length
}

/** One text of several, each of them a sentence. */
export function joinSpoken(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .reduce((before, text) => (before === '' ? text : `${before}${/\p{P}$/u.test(before) ? '' : '.'} ${text}`), '')
}
