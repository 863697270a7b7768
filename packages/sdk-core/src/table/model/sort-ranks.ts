import { orderNumbers } from './order-numbers'
import { orderTexts } from './order-texts'
import type { Work } from './work'

/** How the values of a column sort, each by its place: from 0, equal ones alike, `absentRank` where there is none. */
export type Ranks = Uint32Array

export const absentRank = 0xffff_ffff

/**
 * Gives each value its rank among the others: numbers by size, then texts as the locale orders them (`a2` before `a10`),
 * then false and true, then whatever else, all alike. Asked once per change of a column: then every sort, in any
 * combination, deals out by numbers.
 */
export function* sortRanks(values: readonly unknown[], locale = 'en'): Work<Ranks> {
  const { numbers, texts, falses, trues, rest } = byKind(values)
  yield
  const ranks = new Uint32Array(values.length).fill(absentRank)
  let next = 0
  function* inOrder(places: readonly number[], order: ArrayLike<number>): Work<void> {
    let before: unknown
    for (let index = 0; index < order.length; index += 1) {
      const place = places[order[index] ?? 0] ?? 0
      const value = values[place]
      // A number first has nothing before it that could be the same.
      if (index === 0 || value !== before) next += 1
      before = value
      ranks[place] = next - 1
      if (index % inStep === inStep - 1) yield
    }
  }
  const alike = (places: readonly number[]) => {
    for (const place of places) ranks[place] = next
    if (places.length > 0) next += 1
  }
  if (numbers.length > 0) {
    yield* inOrder(numbers, yield* orderNumbers(Float64Array.from(numbers, (place) => values[place] as number)))
  }
  if (texts.length > 0) {
    const ordered = yield* orderTexts(
      texts.map((place) => values[place] as string),
      locale,
    )
    yield* inOrder(texts, ordered)
  }
  for (const places of [falses, trues, rest]) alike(places)
  return ranks
}

const inStep = 8_192

/** The places of the values of each kind. What is absent, empty or no number is of none. */
function byKind(values: readonly unknown[]) {
  const [numbers, texts, falses, trues, rest]: [number[], number[], number[], number[], number[]] = [[], [], [], [], []]
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place]
    if (typeof value === 'string') {
      if (value !== '') texts.push(place)
    } else if (typeof value === 'number') {
      if (!Number.isNaN(value)) numbers.push(place)
    } else if (typeof value === 'boolean') (value ? trues : falses).push(place)
    else if (value !== null && value !== undefined) rest.push(place)
  }
  return { numbers, texts, falses, trues, rest }
}
