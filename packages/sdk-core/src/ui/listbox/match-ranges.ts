import { foldedWords, foldText } from './fold-text'

/** From one index of the text to before another. */
export type MatchRange = readonly [from: number, to: number]

/** Which parts of a text the words of a query are found in: in their order, without overlap. */
export function matchRanges(text: string, query: string): readonly MatchRange[] {
  const { folded, places } = foldedWithPlaces(text)
  const found = foldedWords(query).flatMap((word): MatchRange[] => {
    const at = folded.indexOf(word)
    return at < 0 ? [] : [[places[at] ?? 0, places[at + word.length] ?? text.length]]
  })
  const ordered = found.sort(([a], [b]) => a - b)
  const joined: [number, number][] = []
  for (const [from, to] of ordered) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** Folding changes how long a text is, so each place of it remembers where it came from. */
function foldedWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = ''
  let at = 0
  const places: number[] = []
  for (const character of text) {
    const part = foldText(character)
    // A mark that stands by itself belongs to the letter before.
    for (let index = 0; index < part.length; index++) places.push(at)
    folded += part
    at += character.length
  }
  return { folded, places }
}
