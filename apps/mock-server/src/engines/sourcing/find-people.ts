import type { World, WorldCompany, WorldPerson } from '../world/world'
import { narrowest, placeAt, type PlaceTest } from './places'
import type { ContactRow } from './search-rows'
import { rankOf, readSeniorities } from './seniorities'
import { titleTest } from './titles'
import { wordsOf } from './words'

/** People of a company who fit, the best first: of the rows of one filter any will do, of several filters all are needed. */
export function findPeople(
  world: Pick<World, 'peopleOf'>,
  company: WorldCompany,
  filters: readonly ContactRow[],
  limit: number,
): readonly WorldPerson[] {
  const score = readPeople(filters)
  return world
    .peopleOf(company)
    .map((person, place) => ({ person, place, score: score(person) }))
    .filter((each) => each.score > 0)
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        Number(other.person.email !== null) - Number(one.person.email !== null) ||
        rankOf(one.person.seniority) - rankOf(other.person.seniority) ||
        one.place - other.place,
    )
    .slice(0, limit)
    .map(({ person }) => person)
}

/** What somebody can be asked for by. */
export type PersonAsked = Pick<WorldPerson, 'title' | 'department' | 'seniority' | 'city' | 'state' | 'country'>

/** How well somebody fits: 0 when they do not. */
export function readPeople(filters: readonly ContactRow[]): (person: PersonAsked) => number {
  const titles = valuesOf(filters, 'JobTitle').map((value) => titleTest(value))
  const seniorities = valuesOf(filters, 'Seniority').map((value) => readSeniorities(value))
  const places = readPlaces(filters)
  return (person) => {
    if (seniorities.length > 0 && !seniorities.some((ranks) => ranks?.has(person.seniority))) return 0
    if (places !== undefined && !places.some((test) => test(person))) return 0
    if (titles.length === 0) return 1
    return Math.max(...titles.map((test) => test?.(person.title, person.department) ?? 0))
  }
}

function valuesOf(filters: readonly ContactRow[], filter: ContactRow['filter']): readonly string[] {
  return filters.filter((row) => row.filter === filter).map(({ value }) => value)
}

/** Where people may be; nothing when nobody has said. */
export function readPlaces(filters: readonly ContactRow[]): readonly PlaceTest[] | undefined {
  const values = valuesOf(filters, 'Location')
  return values.length === 0 ? undefined : values.flatMap(placesIn)
}

function placesIn(text: string): readonly PlaceTest[] {
  const words = wordsOf(text)
  const tests: PlaceTest[] = []
  let index = 0
  while (index < words.length) {
    const place = placeAt(words, index)
    if (place !== undefined) tests.push((at) => place.tests.some((test) => test(at)))
    index += place?.length ?? 1
  }
  return narrowest(tests)
}
