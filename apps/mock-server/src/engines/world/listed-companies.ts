import { createSeededRandom } from '../../seeded-random'
import { companyFacts } from './company-facts'
import { countries } from './countries/countries'
import { placesOf } from './countries/places-of'
import { industries } from './industries/industries'
import { hubCompanies } from './hub-companies'
import { nameCompany } from './name-company'
import { pickWeighted } from './pick-weighted'
import { slug } from './slug'
import { untaken } from './untaken-name'
import type { WorldCompany } from './world'

const anywhereCount = 15_000

/** The companies that a search can find. */
export function listedCompanies(): readonly WorldCompany[] {
  const taken = new Set<string>()
  const anywhere = Array.from({ length: anywhereCount }, (_, index) => {
    const number = String(index + 1).padStart(5, '0')
    const random = createSeededRandom(`world company ${number}`)
    const country = pickWeighted(countries, random)
    const industry = pickWeighted(industries, random)
    const named = untaken(
      taken,
      () => nameCompany(country, industry, random),
      slug(random.pick(placesOf(country)).city.latin),
    )
    taken.add(named.slug)
    const domain = `${named.slug}.example`
    return companyFacts({ id: `company-${number}`, name: named.name, domain, country, industry }, random)
  })
  // Behind the others, which stay as they are.
  return [...anywhere, ...hubCompanies(taken)]
}
