import { placeWithin } from './wider-place'

/** “Only the ones in Rotterdam” of those in the Netherlands: whoever finds too few there looks in that country first. */
export function aroundOf(before: string | undefined, location: string): string | undefined {
  const isOne = before !== undefined && !before.includes(',') && !location.includes(',')
  return isOne && placeWithin(`${location}, ${before}`) !== undefined ? before : undefined
}
