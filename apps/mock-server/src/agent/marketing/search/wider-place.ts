import { readPlaces } from '../../../engines/sourcing/find-people'
import type { PlaceTest } from '../../../engines/sourcing/places'
import { countries } from '../../../engines/world/countries/countries'
import { placesOf } from '../../../engines/world/countries/places-of'

/** A place within another one, as both were said: “Malmö, Sweden”. */
export interface PlaceWithin {
  readonly inner: string
  readonly outer: string
  readonly isInOuter: PlaceTest
}

/** Whoever finds too few in a city looks in the country that was named with it, and not all over the world. */
export function placeWithin(location: string): PlaceWithin | undefined {
  const [, inner = '', outer = ''] = /^(.+),\s*([^,]+)$/.exec(location) ?? []
  const [within, around] = [testOf(inner), testOf(outer)]
  if (within === undefined || around === undefined) return undefined
  const own = everywhere.filter(within)
  const isWithin = own.length > 0 && own.every(around) && everywhere.filter(around).length > own.length
  return isWithin ? { inner, outer, isInOuter: around } : undefined
}

function testOf(place: string): PlaceTest | undefined {
  const tests = place === '' ? [] : (readPlaces([{ filter: 'Location', value: place }]) ?? [])
  return tests.length === 0 ? undefined : (at) => tests.some((test) => test(at))
}

const everywhere = countries.flatMap((country) =>
  placesOf(country).map(({ city, state }) => ({
    city: city.written,
    state: state?.written ?? null,
    country: country.name,
  })),
)
