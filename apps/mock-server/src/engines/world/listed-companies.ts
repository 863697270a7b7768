import { createSeededRandom } from '../../seeded-random'
import { companyFacts } from './company-facts'
import { countries } from './countries/countries'
import { placesOf } from './countries/places-of'
import { industries } from './industries/industries'
import { nameCompany, type CompanyName } from './name-company'
import { pickWeighted } from './pick-weighted'
import { slug } from './slug'
import type { WorldCompany } from './world'

export const listedCount = 15_000

/** The companies that a search can find. */
export function listedCompanies(): readonly WorldCompany[] {
  const taken = new Set<string>()
  return Array.from({ length: listedCount }, (_, index) => {
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
}

/** Names are drawn anew while they are taken; should luck run out, the city is put beside the last. */
function untaken(taken: ReadonlySet<string>, draw: () => CompanyName, city: string): CompanyName {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const drawn = draw()
    if (drawn.slug.length > 2 && !taken.has(drawn.slug)) return drawn
  }
  const drawn = draw()
  let number = 2
  while (taken.has(`${drawn.slug}-${city}-${number}`)) number += 1
  return { name: `${drawn.name} ${number}`, slug: `${drawn.slug}-${city}-${number}` }
}
