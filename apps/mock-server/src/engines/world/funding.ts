import type { SeededRandom } from '../../seeded-random'
import { list } from './list'
import type { Industry } from './industries/industry'
import type { WorldCompany } from './world'

/** The last day the world tells of: "in the last year" is counted back from here. */
export const worldDay = '2026-06-30'

/** From the first round on. */
export const ventureStages = list('Pre-Seed, Seed, Series A, Series B, Series C, Series D, Series E')

export const otherStages = list('Private Equity, Debt, Grant, IPO')

interface Funded {
  readonly industry: Industry
  readonly employees: number
  readonly foundedYear: number
}

type Funding = Pick<WorldCompany, 'totalFunding' | 'latestFunding' | 'lastRaisedAt'>

export function fundingOf({ industry, employees, foundedYear }: Funded, random: SeededRandom): Funding {
  if (!random.chance(industry.funded)) return { totalFunding: null, latestFunding: null, lastRaisedAt: null }
  const step = Math.min(ventureStages.length - 1, Math.floor(Math.log2(employees / 3) / 1.6 + random.next()))
  const total = (firstRound * 3.1 ** step * (0.6 + random.next())) / 50_000
  const soonest = Math.max(Date.UTC(foundedYear + 1, 0, 1), latest - 6 * year)
  return {
    totalFunding: Math.round(total) * 50_000,
    latestFunding: random.chance(0.14) ? random.pick(otherStages) : (ventureStages[step] ?? ventureStages[0]),
    // Nearer days are likelier.
    lastRaisedAt: new Date(latest - random.next() ** 1.5 * (latest - soonest)).toISOString().slice(0, 10),
  }
}

const firstRound = 400_000
const latest = Date.parse(worldDay)
const year = 365 * 86_400_000
