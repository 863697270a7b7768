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
  const ends = [...text.matchAll(/[.!?…:。！？](?=\s)|\n/g)]
  const last = ends.at(-1)
  return last ? last.index + last[0].length : 0
}

/** One text of several, each of them a sentence. */
export function joinSpoken(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .reduce((before, text) => (before === '' ? text : `${before}${/\p{P}$/u.test(before) ? '' : '.'} ${text}`), '')
}
