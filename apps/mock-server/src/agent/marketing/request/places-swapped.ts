import { placeAt } from '../../../engines/sourcing/places'
import { wordsOf } from '../../../engines/sourcing/words'
import type { Intent } from './intent'
import { hasConditions } from './lead-request'
import { readLeads } from './read-leads'
import { polite } from './polite'

/** “Swap Texas for California”, “replace Austria with Germany”: where to look, where no message names one of them. */
export function placesSwapped(text: string): string {
  const [, before = '', behind = ''] = swaps.exec(text) ?? []
  return namesPlace(before) && namesPlace(behind) ? `in ${behind}, not in ${before}` : text
}

const swaps = new RegExp(
  `^${polite}(?:swap|replace|change|exchange|switch|substitute)\\s+(?:from\\s+)?([^.;!?]{2,40}?)\\s+(?:for|with|by|to|into)\\s+([^.;!?]{2,40}?)[.!]*$`,
  'i',
)

/** “Not Munich, Hamburg instead”: one place in place of another, which leaves the others that were looked in. */
export function placeInstead(text: string): Intent | undefined {
  const [, wrong = '', right = ''] = notBut.exec(text) ?? []
  const [, first = '', second = ''] = butNot.exec(text) ?? []
  const [location, outside] = wrong === '' ? [first, second] : [right, wrong]
  if (!isPlace(outside)) return undefined
  if (!isPlace(location))
    return unknownPlace.test(location)
      ? { kind: 'again', changes: { companies: {}, unknown: [], unknownPlace: location }, text, isInstead: true }
      : undefined
  return {
    kind: 'again',
    changes: { companies: { location: nameOf(location), outside: nameOf(outside) }, unknown: [] },
    text,
    isInstead: true,
  }
}

const sayingNo = '(?:(?:sorry|oh|oops|wait|no|nope|actually|hm+|my mistake|ah|i (?:meant|mean|said))[,.!\\s]+)*'
const notBut = new RegExp(
  `^${sayingNo}not (?:in )?([^,;.:!?]{2,40}?)(?:,| but|\\s[–-])\\s*(?:but |rather |i (?:mean|meant) )?(?:in )?([^,;.:!?]{2,40}?)(?: instead| please| rather)*[.!]*$`,
  'i',
)
const butNot = new RegExp(
  `^${sayingNo}(?:in )?([^,;.:!?]{2,40}?),? (?:and )?(?:not|instead of|rather than) (?:in )?([^,;.:!?]{2,40}?)(?:,? please)?[.!]*$`,
  'i',
)

/** One that nobody knows is told. */
const unknownPlace = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u

function isPlace(name: string): boolean {
  const words = wordsOf(name.replace(/^the /i, ''))
  return words.length > 0 && placeAt(words, 0)?.length === words.length
}

function nameOf(where: string): string {
  return readLeads(where).companies.location ?? where
}

function namesPlace(where: string): boolean {
  if (where === '') return false
  const { people, companies, unknown } = readLeads(where)
  const { location, ...others } = companies
  return location !== undefined && people === undefined && !hasConditions(others) && unknown.length === 0
}
