import { createSeededRandom } from '../../seeded-random'
import type { Country } from './countries/country'
import { growthLead } from './hub-companies'
import { nameOf, personFacts } from './person-facts'
import type { WorldCompany, WorldPerson } from './world'

/** Who works at a company, as far as providers know: more where it is larger, no two of one name. */
export function listedPeople(company: WorldCompany, country: Country): readonly WorldPerson[] {
  const random = createSeededRandom(`world people ${company.id}`)
  const count = Math.min(most, least + Math.floor(Math.log2(company.employees) * 2.6))
  const people: WorldPerson[] = []
  const taken = new Set<string>()
  for (let attempt = 0; people.length < count && attempt < count * 4; attempt += 1) {
    const name = nameOf(country, random)
    if (taken.has(name.handle)) continue
    taken.add(name.handle)
    const id = `${company.id}-person-${String(people.length + 1).padStart(2, '0')}`
    const leads = people.length === 0
    // The second: whoever leads the company is the first.
    const post = people.length === 1 ? growthLead(company) : undefined
    people.push(personFacts({ id, company, country, name, leads, post }, random))
  }
  return people
}

const least = 4
const most = 40
