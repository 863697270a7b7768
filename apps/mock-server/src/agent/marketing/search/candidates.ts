import { findPeople, readPeople } from '../../../engines/sourcing/find-people'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany, WorldPerson } from '../../../engines/world/world'
import type { PeopleSearch } from './people-searches'

/** Somebody at a company who fits, and how nearly. */
export interface Candidate {
  readonly person: WorldPerson
  readonly nearness: PeopleSearch['nearness']
}

/** Those at a company who fit, the nearest first, but for people who are left out. */
export type CandidatesAt = (company: WorldCompany, isOut?: (person: WorldPerson) => boolean) => readonly Candidate[]

/** Reads what is asked for once, for many companies. */
export function candidateFinder(searches: readonly PeopleSearch[]): CandidatesAt {
  const read = searches.map((search) => ({ ...search, score: readPeople(search.filters) }))
  return (company, isOut = () => false) => {
    const own: Candidate[] = []
    const people = theWorld().peopleOf(company)
    for (const { nearness, filters, isNear, score } of read) {
      // Of a whole department, one leader who is near is enough.
      if (nearness === 'same-department' && own.length > 0) break
      const fitting = people.filter((person) => isNear(person) && score(person) > 0 && !isOut(person))
      if (fitting.length === 0) continue
      const most = nearness === 'same-department' ? 1 : fitting.length
      const sorted = findPeople({ peopleOf: () => fitting }, company, filters, most)
      const others = sorted.filter((person) => own.every((each) => each.person !== person))
      own.push(...others.map((person) => ({ person, nearness })))
    }
    return own
  }
}

/**
 * All of several companies in one order, which does not depend on how many are wanted: those who are as asked before those
 * who are near, and of each the first at every company before the second at any, so that no company fills the audience.
 */
export function inOrder<Found extends Pick<Candidate, 'nearness'>>(
  perCompany: readonly (readonly Found[])[],
): readonly Found[] {
  const placed = perCompany.flatMap((own, company) => own.map((found, place) => ({ found, place, company })))
  return placed
    .map((each) => ({ ...each, isNear: Number(each.found.nearness !== 'as-asked') }))
    .toSorted(
      (one, other) =>
        one.isNear - other.isNear ||
        one.place - other.place ||
        nearest.indexOf(one.found.nearness) - nearest.indexOf(other.found.nearness) ||
        one.company - other.company,
    )
    .map(({ found }) => found)
}

const nearest: readonly PeopleSearch['nearness'][] = ['as-asked', 'same-words', 'same-area', 'same-department']
