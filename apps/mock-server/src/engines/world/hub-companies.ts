import { createSeededRandom } from '../../seeded-random'
import { companyFacts } from './company-facts'
import { countries } from './countries/countries'
import type { Country } from './countries/country'
import { placesOf, type Place } from './countries/places-of'
import { industries } from './industries/industries'
import type { Industry } from './industries/industry'
import { nameCompany } from './name-company'
import type { PersonPost } from './person-facts'
import { slug } from './slug'
import { untaken } from './untaken-name'
import type { WorldCompany } from './world'

/**
 * Where software companies gather, so that there are enough of them for somebody who looks for one kind in one city: most
 * look for people to sell, and each has somebody who leads its growth.
 */
export function hubCompanies(taken: ReadonlySet<string>): readonly WorldCompany[] {
  const names = new Set(taken)
  return hubs().flatMap(({ country, place }, hub) =>
    Array.from({ length: companiesInHub }, (_, index) => {
      const id = `${hubPrefix}${String(hub + 1).padStart(2, '0')}-${String(index + 1).padStart(2, '0')}`
      const random = createSeededRandom(`world ${id}`)
      const industry = software()
      const named = untaken(names, () => nameCompany(country, industry, random), slug(place.city.latin))
      names.add(named.slug)
      const domain = `${named.slug}.example`
      const employees = random.between(25, 420)
      const facts = companyFacts({ id, name: named.name, domain, country, industry, place, employees }, random)
      return index % 5 === 4 ? facts : { ...facts, hiring: [...new Set([salesRole, ...facts.hiring])] }
    }),
  )
}

/** Who leads the growth of a company in a hub; nobody elsewhere, as far as this is concerned. */
export function growthLead({ id }: WorldCompany): PersonPost | undefined {
  if (!id.startsWith(hubPrefix)) return undefined
  const rank = growthRanks[Number(id.slice(-2)) % growthRanks.length] ?? growthRanks[0]
  return { ...rank, department: 'Marketing' }
}

const hubPrefix = 'company-hub-'
const companiesInHub = 28
const salesRole = 'Sales Development Representative'
const growthRanks = [
  { title: 'Head of Growth', seniority: 'head' },
  { title: 'Head of Growth', seniority: 'head' },
  { title: 'Head of Growth', seniority: 'head' },
  { title: 'VP of Growth', seniority: 'vp' },
  { title: 'Head of Growth', seniority: 'head' },
  { title: 'Head of Growth', seniority: 'head' },
  { title: 'Director of Growth', seniority: 'director' },
] as const

/** The largest city of each country, and some more of those with many companies. */
function hubs(): readonly { readonly country: Country; readonly place: Place }[] {
  return countries.flatMap((country) =>
    placesOf(country)
      .slice(0, country.weight >= 6 ? 4 : 1)
      .map((place) => ({ country, place })),
  )
}

function software(): Industry {
  const found = industries.find(({ name }) => name === 'SaaS')
  if (found === undefined) throw new TypeError('There is no software industry.')
  return found
}
