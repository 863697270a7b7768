import type { Word } from '../../../engines/sourcing/words'

/** “Facility managers and heads of sustainability”, one by one. */
export function alternativesIn(words: readonly Word[]): readonly (readonly Word[])[] {
  const found: Word[][] = [[]]
  for (const word of words)
    if (word.text === 'and' || word.text === 'or') found.push([])
    else if (/,/.test(word.before)) found.push([word])
    else found.at(-1)?.push(word)
  return found.filter((each) => each.length > 0)
}
