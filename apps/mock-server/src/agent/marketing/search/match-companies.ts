import { readPeople } from '../../../engines/sourcing/find-people'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany, WorldPerson } from '../../../engines/world/world'
import { candidateFinder, inOrder, type Candidate, type CandidatesAt } from './candidates'
import { bySize, type SizeOrderName } from './by-size'
import type { PeopleSearch } from './people-searches'
import type { CompanyTest, ReadCompanyTests } from './company-tests'

export interface CompanyMatchParts {
  readonly read: ReadCompanyTests
  /** Who has to be there; anybody where none is named. */
  readonly people?: PeopleWanted | undefined
  /** The most new companies; where people are counted, the most at all. */
  readonly limit: number
  /** By what the first of them are taken, where that matters, and among how many of the first. */
  readonly order?: SizeOrderName | undefined
  readonly among?: number | undefined
  /** Those that a campaign has already. */
  readonly isPresent: (company: WorldCompany) => boolean
  /** Of those, the ones at which nobody is looked for. */
  readonly isHidden?: ((company: WorldCompany) => boolean) | undefined
  /** Of people, whom it has too. */
  readonly isKnown: (person: WorldPerson, company: WorldCompany) => boolean
}

export interface PeopleWanted {
  readonly searches: readonly PeopleSearch[]
  /** How many new ones; where it is left out, companies are counted. */
  readonly count?: number | undefined
  /** The most of one company, with those who are known. */
  readonly perAccount?: number | undefined
}

export interface CompanyMatch {
  /** New ones, the best first. */
  readonly companies: readonly WorldCompany[]
  /** All that fit and are there already. */
  readonly present: readonly WorldCompany[]
  /** Where people are to be looked for: companies with somebody who is not known yet. */
  readonly at: readonly WorldCompany[]
  /** All that meet the conditions, whoever works there. */
  readonly fitting: readonly WorldCompany[]
  /** Where too few new people were found, and so everybody was looked at. */
  readonly lacking?: LackingPeople
  /** Where there are too few: what keeps most of the others out, and how many would meet the conditions without it. */
  readonly narrowest?: {
    readonly text: string
    readonly name: CompanyTest['name'] | 'people'
    readonly without: number
    /** Where that is counted: in a wider place that was named with the narrower one. */
    readonly wider?: string | undefined
  }
}

export interface LackingPeople {
  /** Companies at which nobody fits. */
  readonly nobody: number
  /** Companies at which all who fit are known. */
  readonly known: number
}

/** Finds companies that meet all conditions, and says what stands in the way of more. */
export function matchCompanies(parts: CompanyMatchParts): CompanyMatch {
  const { read, people, limit, order, among, isPresent } = parts
  const all = fittingAll(read)
  const fitting = order === undefined ? all : bySize(all, order).slice(0, among)
  const present = fitting.filter(isPresent)
  if (people === undefined) {
    const companies = fitting.filter((company) => !isPresent(company)).slice(0, limit)
    const found = { companies, present, at: [], fitting }
    return companies.length >= limit ? found : withNarrowest(found, parts, present.length + companies.length)
  }
  const { at, lacking } =
    people.count === undefined ? newCompanies(fitting, parts, people) : newPeople(fitting, parts, people)
  const found = { companies: at.filter((company) => !isPresent(company)), present, at, fitting }
  if (lacking === undefined) return found
  return withNarrowest({ ...found, lacking }, parts, fitting.length - lacking.nobody)
}

function withNarrowest(
  found: CompanyMatch,
  { read, people, limit, among }: CompanyMatchParts,
  count: number,
): CompanyMatch {
  // Of the ten largest there are no more.
  if (among !== undefined) return found
  const narrowest = narrowestOf(read, people?.searches, people?.count ?? limit, count)
  return narrowest === undefined ? found : { ...found, narrowest }
}

type Chosen = Pick<CompanyMatch, 'at' | 'lacking'>

interface FoundPerson extends Candidate {
  readonly company: WorldCompany
  readonly isNew: boolean
}

/** Where the first so many new people are. */
function newPeople(fitting: readonly WorldCompany[], parts: CompanyMatchParts, people: PeopleWanted): Chosen {
  const count = people.count ?? parts.limit
  const open = fitting.filter((company) => parts.isHidden?.(company) !== true)
  const { perCompany, isAll } = lookedAt(open, parts, people, Math.min(count, parts.limit))
  const chosen = new Set<WorldCompany>()
  let found = 0
  for (const { company, isNew } of inOrder(perCompany)) {
    if (found >= count) break
    if (!isNew || (chosen.size >= parts.limit && !chosen.has(company))) continue
    chosen.add(company)
    found += 1
  }
  const at = open.filter((company) => chosen.has(company))
  return isAll && found < count ? { at, lacking: lackingOf(perCompany) } : { at }
}

/** So many new companies where somebody fits, and those that are there with somebody new. */
function newCompanies(fitting: readonly WorldCompany[], parts: CompanyMatchParts, people: PeopleWanted): Chosen {
  const fresh = fitting.filter((company) => !parts.isPresent(company))
  const { perCompany } = lookedAt(fresh, parts, people, parts.limit)
  const chosen = new Set<WorldCompany>()
  for (const { company, isNew } of inOrder(perCompany)) if (isNew && chosen.size < parts.limit) chosen.add(company)
  const open = fitting.filter((company) => parts.isPresent(company) && parts.isHidden?.(company) !== true)
  const { perCompany: perPresent } = lookedAt(open, parts, people, Number.POSITIVE_INFINITY)
  const present = new Set(
    inOrder(perPresent)
      .filter(({ isNew }) => isNew)
      .map(({ company }) => company),
  )
  const at = [...fresh.filter((company) => chosen.has(company)), ...[...present].slice(0, parts.limit)]
  return chosen.size < parts.limit ? { at, lacking: lackingOf([...perCompany, ...perPresent]) } : { at }
}

/** Who fits at each company; no further than to so many at which somebody new comes before all others. */
function lookedAt(
  companies: readonly WorldCompany[],
  { isKnown }: CompanyMatchParts,
  { searches, perAccount = Number.POSITIVE_INFINITY }: PeopleWanted,
  enough: number,
): { readonly perCompany: readonly (readonly FoundPerson[])[]; readonly isAll: boolean } {
  const at = (find: CandidatesAt, company: WorldCompany) =>
    find(company)
      .slice(0, perAccount)
      .map((each): FoundPerson => ({ ...each, company, isNew: !isKnown(each.person, company) }))
  const asked = candidateFinder(searches.slice(0, 1))
  const first: (readonly FoundPerson[])[] = []
  let found = 0
  for (const company of companies) {
    if (found >= enough) break
    const own = at(asked, company)
    first.push(own)
    if (own[0]?.isNew === true) found += 1
  }
  if (found >= enough) return { perCompany: first, isAll: false }
  const all = candidateFinder(searches)
  return { perCompany: companies.map((company) => at(all, company)), isAll: true }
}

function lackingOf(perCompany: readonly (readonly FoundPerson[])[]): LackingPeople {
  return {
    nobody: perCompany.filter((own) => own.length === 0).length,
    known: perCompany.filter((own) => own.length > 0 && own.every(({ isNew }) => !isNew)).length,
  }
}

function fittingAll({ tests, score }: ReadCompanyTests): readonly WorldCompany[] {
  return theWorld()
    .companies.map((company, place) => ({ company, place }))
    .filter(({ company }) => tests.every(({ matches }) => matches(company)))
    .map(({ company, place }) => ({ company, place, score: score(company) }))
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .map(({ company }) => company)
}

/** Whether somebody is at a company who is found by a search. */
function hasSomebody({ filters, isNear }: PeopleSearch): (company: WorldCompany) => boolean {
  const score = readPeople(filters)
  return (company) =>
    theWorld()
      .peopleOf(company)
      .some((person) => isNear(person) && score(person) > 0)
}

function narrowestOf(
  read: ReadCompanyTests,
  people: readonly PeopleSearch[] | undefined,
  limit: number,
  found: number,
): CompanyMatch['narrowest'] {
  // Whoever is left out by name is not wanted.
  const lasting = read.tests.filter(({ name }) => name !== 'outside' && name !== 'other_than' && name !== 'not_at')
  const without = (rest: readonly CompanyTest[]) => {
    const fitting = rest.length === 0 ? [] : fittingAll({ ...read, tests: rest })
    return { some: people === undefined ? fitting.length : countWith(fitting, people), without: fitting.length }
  }
  const options = lasting.map((each) => {
    const { name, text, wider } = each
    const others = read.tests.filter((test) => test.name !== name)
    const inWider = wider && without([...others, { name, text: wider.text, matches: wider.matches }])
    if (wider !== undefined && inWider !== undefined && inWider.some > found)
      return { name, text: wider.text, wider: wider.place, ...inWider }
    return { name, text, wider: undefined, ...without(others) }
  })
  const all = fittingAll(read).length
  const anybody =
    people === undefined
      ? []
      : [
          {
            name: 'people',
            text: 'such people',
            wider: undefined,
            some: all,
            without: all,
          } as const,
        ]
  const helpful = [...options, ...anybody].filter(({ some }) => some > found)
  // Another trade is the last that somebody would have.
  const others = helpful.filter(({ name }) => name !== 'industry')
  const [most] = (others.length > 0 ? others : helpful).toSorted((one, other) => other.some - one.some)
  if (most === undefined || (most.wider === undefined && most.some < limit && most.some <= found * 1.5))
    return undefined
  const { some: _, wider, ...narrow } = most
  return wider === undefined ? narrow : { ...narrow, wider }
}

/** Looking for people takes long: beyond so many companies, the rest is thought to be like those. */
const mostLookedAt = 300

function countWith(companies: readonly WorldCompany[], people: readonly PeopleSearch[]): number {
  const some = companies.slice(0, mostLookedAt)
  const searches = people.map((search) => hasSomebody(search))
  const count = some.filter((company) => searches.some((has) => has(company))).length
  return some.length === companies.length ? count : Math.round((count / some.length) * companies.length)
}
