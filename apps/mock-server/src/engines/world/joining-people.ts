import { createSeededRandom } from '../../seeded-random'
import type { Country } from './countries/country'
import { nameOf, personFacts } from './person-facts'
import type { Joiner, WorldCompany, WorldPerson } from './world'
import { momentAhead } from './world-time'

/** Who comes to a company beside those who are there from the start: more where it is larger, no two of one name. */
export function joiningPeople(
  company: WorldCompany,
  country: Country,
  present: readonly WorldPerson[],
): readonly Joiner[] {
  const random = createSeededRandom(`world joiners ${company.id}`)
  const count = Math.min(most, least + Math.floor(Math.log2(company.employees) * 2))
  const taken = new Set(present.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
  const joiners: Joiner[] = []
  for (let attempt = 0; joiners.length < count && attempt < count * 4; attempt += 1) {
    const name = nameOf(country, random)
    if (taken.has(`${name.firstName} ${name.lastName}`)) continue
    taken.add(`${name.firstName} ${name.lastName}`)
    const id = `${company.id}-joiner-${String(joiners.length + 1).padStart(2, '0')}`
    const joinedAt = momentAhead(random)
    joiners.push({ ...personFacts({ id, company, country, name }, random), joinedAt })
  }
  return joiners
}

const least = 2
const most = 24
