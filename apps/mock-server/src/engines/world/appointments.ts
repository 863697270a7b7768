import { createSeededRandom } from '../../seeded-random'
import type { Country } from './countries/country'
import { nameOf, personFacts, type PersonPost } from './person-facts'
import { posts } from './posts'
import type { Joiner, WorldCompany } from './world'
import { beginning, end, isWithin, type TimeSpan } from './world-time'

export interface AppointmentsParts {
  readonly company: WorldCompany
  readonly country: Country
  /** @default all the years of the world */
  readonly span?: TimeSpan
  readonly isWanted: (post: PersonPost) => boolean
}

/**
 * Who takes up a post at a company: each post is filled anew after some months, on a day of its own, so that in any week some
 * of those whom somebody looks for have come. Nobody draws them all: there are too many.
 */
export function appointments({
  company,
  country,
  span = { after: beginning - 1, until: end },
  isWanted,
}: AppointmentsParts): readonly Joiner[] {
  return posts.flatMap((post, place) => {
    if (!isWanted(post)) return []
    const key = `${company.id}-${place}`
    const first = beginning + createSeededRandom(`world post ${key}`).next() * term
    const found: Joiner[] = []
    for (let turn = Math.max(0, Math.ceil((span.after - first) / term)); ; turn += 1) {
      const joinedAt = Math.floor(first + turn * term)
      if (joinedAt > Math.min(span.until, end)) return found
      if (!isWithin(joinedAt, span)) continue
      const id = `${key}-${turn}`
      const random = createSeededRandom(`world appointment ${id}`)
      const name = nameOf(country, random)
      found.push({ ...personFacts({ id, company, country, name, post }, random), joinedAt })
    }
  })
}

const term = 90 * 86_400_000
