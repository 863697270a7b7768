import { fold } from '../world/fold'
import { singular, type Word } from './words'

/** Finds what phrases mean in running words, the longest first. */
export interface PhraseIndex<Meaning> {
  /** What begins at a word, and how many words it takes. */
  at(
    words: readonly Word[],
    start: number,
  ): { readonly meanings: readonly Meaning[]; readonly length: number } | undefined
}

/** `E-commerce`, `e commerce` and `ecommerce` are one phrase, and so are one thing and many. */
export function phraseIndex<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
): PhraseIndex<Meaning> {
  const meaningsOf = new Map<string, Meaning[]>()
  for (const [phrase, meaning] of entries) {
    const parts = partsOf(phrase)
    for (const key of keysOf(parts)) {
      const present = meaningsOf.get(key) ?? []
      if (!present.includes(meaning)) present.push(meaning)
      meaningsOf.set(key, present)
    }
  }
  return {
    at(words, start) {
      for (let length = Math.min(longestPhrase, words.length - start); length > 0; length -= 1) {
        const run = words.slice(start, start + length)
        if (run.slice(1).some(({ before }) => /[,;|\n]/.test(before))) continue
        for (const key of keysOf(run.map(({ text }) => text))) {
          const meanings = meaningsOf.get(key)
          if (meanings !== undefined) return { meanings, length }
        }
      }
      return undefined
    },
  }
}

const longestPhrase = 6

function partsOf(phrase: string): readonly string[] {
  return fold(phrase)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '')
}

function keysOf(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? ''
  return [parts.join(''), [...parts.slice(0, -1), singular(last)].join('')]
}
