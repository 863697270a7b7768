import { placeAt } from '../../../engines/sourcing/places'
import { wordsOf } from '../../../engines/sourcing/words'

/** “Law firms nearby”, in the place that was named before them. */
export function nearbyIn(whom: string, before: string): string {
  const named = [...before.matchAll(/\bin (\p{L}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/gu)].map(([, name = '']) => name)
  const place = named.findLast((name) => placeAt(wordsOf(name), 0) !== undefined)
  return place === undefined ? whom : whom.replace(nearby, ` in ${place}`)
}

const nearby = /\s+(?:nearby|near there|around there|close by|from there|in the (?:area|region)|around the corner)\b/i
