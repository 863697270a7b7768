import { fold } from '../world/fold'

/** A word of what somebody looks for, and what stands between it and the word before. */
export interface Word {
  readonly text: string
  /** As it was written. */
  readonly raw: string
  /** In capitals as it was written, as codes of countries are. */
  readonly isCapital: boolean
  readonly before: string
  readonly after: string
}

/** Words are letters and digits; `1,000` is one of them, and so is `2.5m`. */
export function wordsOf(text: string): readonly Word[] {
  const plain = text.normalize('NFKC').replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
  const found = [...plain.matchAll(/\d+(?:\.\d+)?[\p{L}\p{M}]*|[\p{L}\p{M}\p{N}]+/gu)]
  return found.map((match, index) => {
    const previous = found[index - 1]
    const end = previous === undefined ? 0 : previous.index + previous[0].length
    const [raw] = match
    return {
      text: fold(raw),
      raw,
      isCapital: raw === raw.toUpperCase() && raw !== raw.toLowerCase(),
      before: plain.slice(end, match.index),
      after: plain.slice(match.index + raw.length, found[index + 1]?.index),
    }
  })
}

/** `companies` is `company`, `sales` stays what it is to whoever asks both ways. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}

/** Parts of a text any of which will do: what commas, semicolons, lines and “or” part. */
export function alternativesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (/[,;|\n]/.test(word.before) || word.text === 'or') parts.push([])
    if (word.text !== 'or') parts.at(-1)?.push(word)
  }
  return parts.filter((part) => part.length > 0)
}
