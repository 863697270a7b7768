import { openPlaces } from './open-places'

export interface LeftToFillIn {
  /** All of the goal is: what is quoted of a long one is its beginning, and what has no words is not quoted. */
  readonly isAll: boolean
  /** Whether words of the goal stand in a place that is still to be filled in. */
  readonly has: (words: string) => boolean
}

/** What of a goal texts leave to whoever sends them: “[fill in what you would like to say: Juggle with us]”. */
export function leftToFillIn(goal: string, texts: readonly string[]): LeftToFillIn {
  const places = texts.flatMap(openPlaces)
  const wanted = wordsOf(goal)
  const isAll = places.some((place) => {
    const [, colon, quoted = '', cut] = /^\[fill in [^:]*(:)?(.*?)(…)?\]$/i.exec(place) ?? []
    if (colon === undefined) return /^\[fill in /i.test(place)
    return cut === undefined ? wordsOf(quoted).includes(wanted) : wanted.startsWith(wordsOf(quoted).trimEnd())
  })
  const said = places.map(wordsOf).join('\n')
  return { isAll, has: (words) => wordsOf(words) !== '' && said.includes(wordsOf(words)) }
}

/** Each between spaces, so that no part of one is found. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length === 0 ? '' : ` ${words.join(' ')} `
}
