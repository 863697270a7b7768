import { wordsOf, type Word } from '../../../engines/sourcing/words'
import { months } from './date-at'

/** A number that stands at a word as a count, in digits or in words. */
export function countAt(words: readonly Word[], index: number): number | undefined {
  const word = words[index]
  // “On 14 May” is a day.
  if (word === undefined || months.has(words[index + 1]?.text ?? '')) return undefined
  if (/^\d{1,6}$/.test(word.text)) return Number(word.text)
  return counts[word.text]
}

/** The first count in a text, in digits or in words. */
export function countIn(text: string): number | undefined {
  const words = wordsOf(text)
  return words.map((_, index) => countAt(words, index)).find((count) => count !== undefined)
}

const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  dozen: 12,
  couple: 2,
  few: 5,
}
