import type { Memory } from '../memory'
import { listed } from '../writing/counted'
import { describeSearch } from '../writing/describe-search'
import { toldOf } from './checked-search'

/** What was asked last and waits for an answer, for whoever speaks of people before any were found. */
export function openQuestion({ offer, refused }: Memory): string | undefined {
  if (offer === undefined) return undefined
  const without = refused === undefined ? [] : toldOf(refused).map((each) => `“${each}”`)
  return `I have asked whether to find ${describeSearch(offer)}${without.length === 0 ? '' : ` without ${listed(without)}`}: say “yes”, and I do.`
}
