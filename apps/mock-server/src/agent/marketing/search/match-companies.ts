import { readPeople } from '../../../engines/sourcing/find-people'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany, WorldPerson } from '../../../engines/world/world'
import type { PeopleSearch } from './people-searches'
import type { CompanyTest, ReadCompanyTests } from './company-tests'

export interface CompanyMatchParts {
  readonly read: ReadCompanyTests
  /** Who has to be there; anybody where none is named. */
  readonly people?: readonly PeopleSearch[] | undefined
  readonly limit: number
  /** Those that a campaign has already. */
  readonly isPresent: (company: WorldCompany) => boolean
  /** Of people at those, whom it has too. */
  readonly isKnown: (person: WorldPerson, company: WorldCompany) => boolean
}

export interface CompanyMatch {
  /** New ones, the best first. */
  readonly companies: readonly WorldCompany[]
  /** Those that fit and are there already; first where somebody as asked is whom the campaign does not have. */
  readonly present: readonly WorldCompany[]
  /** All that meet the conditions, whoever works there. */
  readonly fitting: readonly WorldCompany[]
  /** Where there are too few: what keeps most of the others out, and how many would meet the conditions without it. */
  readonly narrowest?: {
    readonly text: string
    readonly name: CompanyTest['name'] | 'people'
    readonly without: number
  }
}

/** Finds companies that meet all conditions, and says what stands in the way of more. */
export function matchCompanies({ read, people, limit, isPresent, isKnown }: CompanyMatchParts): CompanyMatch {
  const fitting = fittingAll(read)
  const there = fitting.filter(isPresent)
  const [asked] = people ?? []
  const hasNew = asked === undefined ? () => false : hasSomebody(asked, isKnown)
  const present = [...there.filter(hasNew), ...there.filter((company) => !hasNew(company))]
  const fresh = fitting.filter((company) => !isPresent(company))
  const companies = people === undefined ? fresh.slice(0, limit) : withPeople(fresh, people, limit)
  const found = { companies, present, fitting }
  if (companies.length >= limit) return found
  const narrowest = narrowestOf(read, people, limit, companies.length + present.length)
  return narrowest === undefined ? found : { ...found, narrowest }
}

function fittingAll({ tests, score }: ReadCompanyTests): readonly WorldCompany[] {
  return theWorld()
    .companies.map((company, place) => ({ company, place }))
    .filter(({ company }) => tests.every(({ matches }) => matches(company)))
    .map(({ company, place }) => ({ company, place, score: score(company) }))
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .map(({ company }) => company)
}

/** Companies where somebody fits, those with the nearest first: somebody as asked anywhere goes before all who are near. */
function withPeople(
  companies: readonly WorldCompany[],
  people: readonly PeopleSearch[],
  limit: number,
): readonly WorldCompany[] {
  const searches = people.map((search) => hasSomebody(search))
  const tiers: WorldCompany[][] = people.map(() => [])
  for (const company of companies) {
    if ((tiers[0]?.length ?? 0) >= limit) break
    const nearest = searches.findIndex((has) => has(company))
    tiers[nearest]?.push(company)
  }
  return tiers.flat().slice(0, limit)
}

/** Whether somebody is at a company who is found by a search. */
function hasSomebody(
  { filters, isNear }: PeopleSearch,
  isKnown: CompanyMatchParts['isKnown'] = () => false,
): (company: WorldCompany) => boolean {
  const score = readPeople(filters)
  return (company) =>
    theWorld()
      .peopleOf(company)
      .some((person) => isNear(person) && score(person) > 0 && !isKnown(person, company))
}

function narrowestOf(
  read: ReadCompanyTests,
  people: readonly PeopleSearch[] | undefined,
  limit: number,
  found: number,
): CompanyMatch['narrowest'] {
  const options = read.tests.map(({ name, text }) => {
    const rest = read.tests.filter((test) => test.name !== name)
    const fitting = rest.length === 0 ? [] : fittingAll({ ...read, tests: rest })
    const some = people === undefined ? fitting.length : countWith(fitting, people)
    return { name, text, some, without: fitting.length }
  })
  const all = fittingAll(read).length
  const anybody =
    people === undefined
      ? []
      : [
          {
            name: 'people',
            text: 'such people',
            some: all,
            without: all,
          } as const,
        ]
  const helpful = [...options, ...anybody].filter(({ some }) => some > found)
  // Another trade is the last that somebody would have.
  const others = helpful.filter(({ name }) => name !== 'industry')
  const [most] = (others.length > 0 ? others : helpful).toSorted((one, other) => other.some - one.some)
  if (most === undefined || (most.some < limit && most.some <= found * 1.5)) return undefined
  const { name, text, without } = most
  return { name, text, without }
}

/** Looking for people takes long: beyond so many companies, the rest is thought to be like those. */
const mostLookedAt = 300

function countWith(companies: readonly WorldCompany[], people: readonly PeopleSearch[]): number {
  const some = companies.slice(0, mostLookedAt)
  const searches = people.map((search) => hasSomebody(search))
  const count = some.filter((company) => searches.some((has) => has(company))).length
  return some.length === companies.length ? count : Math.round((count / some.length) * companies.length)
}
