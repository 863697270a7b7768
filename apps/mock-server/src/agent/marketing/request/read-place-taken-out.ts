import { wordsOf } from '../../../engines/sourcing/words'
import type { Intent } from './intent'
import { polite } from './polite'
import { readConditions } from './read-conditions'

type Again = Extract<Intent, { readonly kind: 'again' }>

/** “Take out Barcelona” is said of a search as “without Barcelona” is, where nobody in particular is to go. */
export function readPlaceTakenOut(text: string): Again | undefined {
  const [, named] = takesOut.exec(text) ?? []
  if (named === undefined) return undefined
  const { companies, count, unknown, unknownPlace, elsewhere } = readConditions(wordsOf(named))
  const { location, ...others } = companies
  const isOther =
    Object.keys(others).length > 0 || unknown.length > 0 || (unknownPlace ?? elsewhere ?? count) !== undefined
  if (location === undefined || isOther) return undefined
  return { kind: 'again', changes: { companies: { outside: location }, unknown: [] }, text, isBare: true }
}

const takesOut = new RegExp(
  `^${polite}(?:take out|take off|remove|drop|exclude|skip|leave out|throw out|kick out|get rid of|delete|no)\\s+(?:everything in\\s+)?(\\p{Lu}[\\p{L}\\s,'’-]{1,60}?)(?:\\s+(?:please|again|then|now|from (?:it|that|the (?:search|list))))*[.!]*$`,
  'iu',
)
