import type { SeededRandom } from '../../seeded-random'
import type { Country } from './countries/country'
import { placesOf, type Place } from './countries/places-of'
import { digits } from './digits'
import { fundingOf } from './funding'
import type { Industry } from './industries/industry'
import { openRoles } from './open-roles'
import { slug } from './slug'
import { technologiesIn } from './technologies-in'
import type { WorldCompany } from './world'

export interface CompanyParts {
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly country: Country
  readonly industry: Industry
  /** Where it is. @default drawn */
  readonly place?: Place
  /** How many people work there. @default drawn */
  readonly employees?: number
}

/** All that is known of a company, from who it is. */
export function companyFacts(
  { id, name, domain, country, industry, place, employees: given }: CompanyParts,
  random: SeededRandom,
): WorldCompany {
  // Many are small, few are large: from three people to about twenty thousand.
  const employees = given ?? Math.round(3 * 2 ** (random.next() ** 1.15 * 12.7))
  const foundedYear = foundationOf(employees, random)
  const { city, state } = place ?? placeIn(country, random)
  const keywords = random.some(industry.keywords, random.between(2, 5))
  const offer = random.pick(industry.offers)
  const customers = random.pick(industry.customers)
  return {
    id,
    name,
    domain,
    website: `https://www.${domain}`,
    industry: industry.name,
    keywords,
    description: `${name} ${offer} for ${customers}. Known for ${keywords.join(', ')}; founded in ${foundedYear}.`,
    employees,
    revenue: random.chance(0.92)
      ? Math.round((employees * industry.revenuePerHead * (0.5 + random.next())) / 10) * 10_000
      : null,
    foundedYear,
    address: random.chance(0.88) ? random.pick(country.streets).replace('#', String(random.between(1, 180))) : null,
    city: city.written,
    state: state?.written ?? null,
    country: country.name,
    region: country.region,
    ...fundingOf({ industry, employees, foundedYear }, random),
    technologies: technologiesIn(industry, employees, random),
    hiring: openRoles(industry, employees, random),
    linkedin: `https://www.linkedin.example/company/${slug(domain.replace(/\.example$/, ''))}`,
    phone: digits(country.phone, random),
  }
}

/** Most companies are in the largest cities, which stand first. */
function placeIn(country: Country, random: SeededRandom): Place {
  const places = placesOf(country)
  return places[Math.floor(random.next() ** 1.7 * places.length)] ?? places[0]
}

/** Large companies are seldom young. */
function foundationOf(employees: number, random: SeededRandom): number {
  const age = 1 + Math.floor(random.next() ** 2 * 60) + Math.floor(Math.log2(employees) * random.next() * 4)
  return lastYear - age
}

const lastYear = 2025
