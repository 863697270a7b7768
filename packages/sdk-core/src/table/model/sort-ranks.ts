import type { Slices } from '../../ports/slices'
import { mergeSort, sortTexts } from './sort-texts'

/** How values of a column sort: smaller ranks first, and `absentRank` last in both directions. */
export type Ranks = Float64Array

export const absentRank = Number.POSITIVE_INFINITY

export interface RankOptions {
  /** @default 'en' */
  readonly locale?: string | undefined
  readonly slices: Slices
  readonly signal?: AbortSignal | undefined
}

/**
 * Gives each value its rank among the others: numbers by size, then texts as the locale orders them (`a2` before `a10`),
 * then false and true, then whatever else, all alike. Asked once per change of a column: then every sort, in any
 * combination, compares numbers alone.
 */
export async function sortRanks(values: readonly unknown[], options: RankOptions): Promise<Ranks> {
  const { slices, signal } = options
  const ranks = new Float64Array(values.length)
  const texts = new Set<string>()
  let greatest = -Infinity
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place]
    if (typeof value === 'number' && !Number.isNaN(value)) greatest = Math.max(greatest, value)
    else if (typeof value === 'string' && value !== '') texts.add(value)
    if (place % checkEvery === 0 && slices.isOver()) await slices.next(signal)
  }
  // Where numbers and texts meet, the numbers become ranks too; alone they are their own.
  const isMixed = greatest !== -Infinity && texts.size > 0
  const distinct = isMixed ? [...new Set(values.filter(isNumber))] : []
  const numbers = isMixed ? rankOf(await mergeSort(distinct, (a, b) => a - b, options), 0) : undefined
  const sorted = await sortTexts([...texts], { ...options, locale: options.locale ?? 'en' })
  const textRanks = rankOf(sorted, numbers?.size ?? 0)
  for (let place = 0; place < values.length; place += 1) {
    ranks[place] = rank(values[place], numbers, textRanks)
    if (place % checkEvery === 0 && slices.isOver()) await slices.next(signal)
  }
  return ranks
}

const checkEvery = 1_024
const beyondTexts = 1e300

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value)
}

function rank(
  value: unknown,
  numbers: ReadonlyMap<unknown, number> | undefined,
  texts: ReadonlyMap<unknown, number>,
): number {
  if (isNumber(value)) return numbers?.get(value) ?? value
  if (typeof value === 'string') return value === '' ? absentRank : (texts.get(value) ?? absentRank)
  if (typeof value === 'boolean') return beyondTexts * (value ? 3 : 2)
  return value === null || value === undefined || Number.isNaN(value) ? absentRank : beyondTexts * 4
}

function rankOf<Value>(sorted: readonly Value[], first: number): ReadonlyMap<Value, number> {
  return new Map(sorted.map((value, index) => [value, first + index]))
}
