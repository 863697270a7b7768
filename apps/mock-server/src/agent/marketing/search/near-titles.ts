import { titleTest } from '../../../engines/sourcing/titles'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany } from '../../../engines/world/world'
import type { PeopleConditions } from '../request/lead-request'
import { areaOf } from './area-of'

/** What those are called who do the same at some companies, most of them first, with how many there are. */
export function nearTitles(
  companies: readonly WorldCompany[],
  { title = '' }: PeopleConditions,
): readonly (readonly [title: string, count: number])[] {
  const tests = title.split(',').flatMap((each) => {
    const [area = each.replaceAll(ranks, ' ').trim()] = areaOf(each)
    return titleTest(area) ?? []
  })
  const people = companies.slice(0, mostLookedAt).flatMap((company) => theWorld().peopleOf(company))
  const named = people.filter((person) => tests.some((test) => test(person.title) > 0))
  const near =
    named.length > 0
      ? named
      : people.filter((person) => tests.some((test) => test(person.title, person.department) > 0))
  const counts = new Map<string, number>()
  for (const each of near) counts.set(each.title, (counts.get(each.title) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, most], [other, more]) => more - most || one.localeCompare(other))
    .slice(0, mostShown)
}

/** Looking for people takes long. */
const mostLookedAt = 100
const mostShown = 3
const ranks =
  /\b(?:managers?|heads?|v\.?p\.?s?|vice presidents?|directors?|chiefs?|officers?|leads?|leaders?|specialists?|coordinators?|executives?|associates?|analysts?|seniors?|juniors?|of)\b/gi
