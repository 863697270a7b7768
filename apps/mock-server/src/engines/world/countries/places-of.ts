import { spelling, type Spelling } from '../spelling'
import { countries } from './countries'
import type { Country } from './country'

export interface Place {
  readonly city: Spelling
  readonly state: Spelling | null
}

export function placesOf(country: Country): readonly [Place, ...Place[]] {
  return read.get(country) ?? readPlaces(country)
}

const read = new Map(countries.map((country) => [country, readPlaces(country)]))

function readPlaces({ cities: [first, ...others] }: Country): readonly [Place, ...Place[]] {
  return [readPlace(first), ...others.map(readPlace)]
}

function readPlace(text: string): Place {
  const [city = text, state] = text.split('|')
  return { city: spelling(city), state: state === undefined ? null : spelling(state) }
}
