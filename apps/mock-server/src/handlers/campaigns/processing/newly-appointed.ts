import { isLeftOut } from '../../../agent/marketing/search/company-tests'
import { findCompanies } from '../../../engines/sourcing/find-companies'
import { readPlaces } from '../../../engines/sourcing/find-people'
import { postsAskedFor } from '../../../engines/sourcing/posts-asked-for'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany, WorldPerson } from '../../../engines/world/world'
import type { TimeSpan } from '../../../engines/world/world-time'
import { createSeededRandom } from '../../../seeded-random'
import type { LeadGroup } from './lead-search'

/** Somebody who took up a post. */
export interface Appointed {
  readonly company: WorldCompany
  readonly person: WorldPerson
  /** Whether the company was an account before. */
  readonly isAccount: boolean
}

/** An account of a campaign as the world knows it. */
export interface KnownAccount {
  readonly id: string
  readonly company: WorldCompany
}

/**
 * Who took up a post that is asked for, at the accounts that are meant and at companies that fit: one of a company and a few a day, so that a
 * wide search is not flooded.
 */
export function newlyAppointed(
  { signals, leftOut = {}, accountsLimit, search }: LeadGroup,
  known: readonly KnownAccount[],
  meant: readonly KnownAccount[],
  span: TimeSpan,
): readonly Appointed[] {
  const most = Math.min(mostAtOnce, Math.ceil(((span.until - span.after) / day) * mostPerDay))
  if (most <= 0) return []
  const wanted = postsAskedFor(search.filters)
  const places = readPlaces(search.filters)
  const own = new Set(known.map(({ company }) => company.id))
  const fitting = findCompanies(theWorld(), { signals, contacts: search.filters, limit: Number.POSITIVE_INFINITY })
  const isUnwanted = isLeftOut(leftOut)
  const companies = [...meant.map(({ company }) => company), ...fitting.filter(({ id }) => !own.has(id))]
    .filter((company) => theWorld().company(company.id) !== undefined)
    .filter((company) => !isUnwanted(company))
    .filter((company) => places === undefined || places.some((isThere) => isThere(company)))
    .map((company) => ({ company, draw: createSeededRandom(`${company.id} ${span.until}`).next() }))
    .toSorted((one, other) => one.draw - other.draw)
  const found: Appointed[] = []
  let fresh = 0
  for (const { company } of companies) {
    if (found.length >= most) break
    const isAccount = own.has(company.id)
    if (!isAccount && fresh >= accountsLimit) continue
    const [person] = theWorld()
      .appointedAt(company, span, (post) => wanted.has(post))
      .toSorted((one, other) => other.joinedAt - one.joinedAt)
    if (person === undefined) continue
    if (!isAccount) fresh += 1
    found.push({ company, person, isAccount })
  }
  return found
}

const day = 86_400_000
const mostPerDay = 3
const mostAtOnce = 25
