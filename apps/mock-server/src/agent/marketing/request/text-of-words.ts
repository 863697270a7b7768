import type { Word } from '../../../engines/sourcing/words'

/** Words from one to another (not included), as they were written. */
export function textOfWords(words: readonly Word[], start = 0, end = words.length): string {
  return words
    .slice(start, end)
    .map(({ before, raw }, index) => (index === 0 ? raw : `${before}${raw}`))
    .join('')
    .replaceAll(/\s+/g, ' ')
}
