import type { SeededRandom } from '../../seeded-random'
import type { CampaignBrief } from './briefs'
import type { MadeAccount } from './made-rows'
import { companyWords, places } from './places'

export interface AccountParts {
  readonly brief: CampaignBrief
  /** Numbers the companies of a campaign, so that no two have the same name. */
  readonly index: number
  readonly now: number
}

export function makeAccount({ brief, index, now }: AccountParts, random: SeededRandom): MadeAccount {
  const place = places[brief.country]
  const word = companyWords[index % companyWords.length] ?? companyWords[0]
  const other = companyWords[(index * 7 + Math.floor(index / companyWords.length) + 3) % companyWords.length] ?? word
  const slug = `${word}-${other}-${index}`.toLowerCase()
  const [city, state] = random.pick(place.cities)
  const employees = Math.round(12 * 2 ** (random.next() * 9))
  const funded = random.chance(0.3)
  return {
    name: `${word} ${other} ${random.pick(place.companySuffixes)}`,
    website: `https://${slug}.${place.domain}`,
    industry: brief.industry,
    annual_revenue: random.chance(0.9) ? employees * random.between(90, 320) * 1_000 : null,
    employee_count: random.chance(0.95) ? employees : null,
    company_address: random.chance(0.85) ? `${random.pick(place.streets)} ${random.between(1, 180)}` : null,
    company_city: city,
    company_state: state,
    company_country: place.country,
    technologies: random.some(technologies, random.between(0, 5)),
    company_linkedin: random.chance(0.8) ? `https://www.linkedin.example/company/${slug}` : null,
    total_funding: funded ? random.between(2, 180) * 500_000 : null,
    latest_funding: funded ? random.pick(['Seed', 'Series A', 'Series B', 'Series C', 'Debt']) : null,
    last_raised_at: funded ? new Date(now - random.between(20, 900) * day).toISOString().slice(0, 10) : null,
  }
}

const day = 86_400_000

const technologies = [
  'Warehouse management',
  'Route planning',
  'Electronic data interchange',
  'Business intelligence',
  'Marketing automation',
  'Customer data platform',
  'Enterprise resource planning',
  'Help desk',
]
