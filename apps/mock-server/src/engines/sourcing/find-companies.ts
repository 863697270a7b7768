import type { World, WorldCompany } from '../world/world'
import { readFirmographics } from './firmographics'
import type { CompanyTest } from './funding-words'
import { readPlaces } from './find-people'
import type { ContactRow, SignalRow } from './search-rows'
import { readTechnographics } from './technographics'
import { titleTest } from './titles'

export interface CompanySearch {
  readonly signals: readonly SignalRow[]
  /** Who will be looked for there: companies where such people can be go first. */
  readonly contacts: readonly ContactRow[]
  readonly limit: number
}

interface Reading {
  readonly matches: CompanyTest
  readonly score: (company: WorldCompany) => number
}

/** Companies that fit: of the rows of one signal any will do, of several signals all are needed. */
export function findCompanies(
  world: Pick<World, 'companies'>,
  { signals, contacts, limit }: CompanySearch,
): readonly WorldCompany[] {
  const asked = [...new Set(signals.map(({ signal }) => signal))]
  const groups = asked.map((signal) => signals.filter((row) => row.signal === signal).flatMap(readSignal))
  // What means nothing to us must not find everything.
  if (groups.length === 0 || groups.some((readings) => readings.length === 0)) return []
  const places = readPlaces(contacts)
  const found = world.companies.flatMap((company, place) => {
    if (!groups.every((readings) => readings.some(({ matches }) => matches(company)))) return []
    const near = places === undefined || places.some((test) => test(company)) ? 1_000 : 0
    return [{ company, place, score: near + Math.max(...groups.flat().map(({ score }) => score(company))) }]
  })
  return found
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, limit)
    .map(({ company }) => company)
}

function readSignal(row: SignalRow): readonly Reading[] {
  const reading = readingOf(row)
  return reading === undefined ? [] : [reading]
}

function readingOf({ signal, value }: SignalRow): Reading | undefined {
  switch (signal) {
    case 'Firmographics':
      return readFirmographics(value)
    case 'Technographics': {
      const matches = readTechnographics(value)
      return matches && { matches, score: () => 0 }
    }
    case 'Hiring': {
      const test = titleTest(value)
      return test && { matches: ({ hiring }) => hiring.some((role) => test(role) > 0), score: () => 0 }
    }
  }
}
