import type { Memory } from '../memory'
import type { SearchStyle } from './do-search'

/** Whoever takes the rest without a condition wants as many in all as before. */
export function inAllOf({ offer, lastSearch }: Memory): SearchStyle['inAll'] {
  if (offer?.leftOut === undefined || lastSearch === undefined) return undefined
  const { accounts, contacts } = lastSearch
  return { accounts, contacts }
}
