import { readSeniorities } from '../../../engines/sourcing/seniorities'
import { titleTest, type TitleTest } from '../../../engines/sourcing/titles'
import type { ContactRow } from '../../../engines/sourcing/search-rows'
import { departments } from '../../../engines/world/departments'
import { posts } from '../../../engines/world/posts'
import type { WorldPerson } from '../../../engines/world/world'
import type { PeopleConditions } from '../request/lead-request'
import { areaOf } from './area-of'
import { asAskedTest, hasWordsTest } from './is-as-asked'
import { nearAreas } from './near-areas'

/** A way to look for people, and how near it is to what was asked. */
export interface PeopleSearch {
  readonly nearness: 'as-asked' | 'same-words' | 'same-area' | 'same-department'
  readonly filters: readonly ContactRow[]
  /** Of those whom the filters let through, who is as near as that. */
  readonly isNear: (person: Pick<WorldPerson, 'title' | 'department'>) => boolean
}

/** How people are looked for: as asked, and where similar titles will do also those who lead the same under another title. */
export function peopleSearches(
  { title, seniority }: PeopleConditions,
  includeSimilarTitles: boolean,
): readonly PeopleSearch[] {
  const ranks: readonly ContactRow[] = seniority === undefined ? [] : [{ filter: 'Seniority', value: seniority }]
  if (title === undefined) {
    // Whoever names nobody wants those who decide.
    const whom: readonly ContactRow[] = ranks.length > 0 ? ranks : [{ filter: 'Seniority', value: 'decision makers' }]
    return [{ nearness: 'as-asked', filters: whom, isNear: () => true }]
  }
  const isAsked = remembered(asAskedTest(title, postsOf(seniority)))
  const asked: PeopleSearch = {
    nearness: 'as-asked',
    filters: [{ filter: 'JobTitle', value: title }, ...ranks],
    isNear: (person) => isAsked(person.title),
  }
  if (!includeSimilarTitles) return [asked]
  const hasWords = remembered(hasWordsTest(title))
  const longer: PeopleSearch = {
    nearness: 'same-words',
    filters: asked.filters,
    isNear: (person) => !asked.isNear(person) && hasWords(person.title),
  }
  const led = title.split(',').flatMap((each) => ledBy(each))
  if (led.length === 0) return [asked, longer]
  const leaders: ContactRow = {
    filter: 'Seniority',
    value: seniority ?? 'C-level, VP, head, director',
  }
  return [
    asked,
    longer,
    {
      nearness: 'same-area',
      filters: [leaders],
      isNear: (person) =>
        !asked.isNear(person) &&
        !longer.isNear(person) &&
        led.some(({ own, isPart }) => own.has(person.department) && isPart(person.title)),
    },
    {
      nearness: 'same-department',
      filters: [leaders],
      isNear: ({ department }) => led.some(({ own }) => own.has(department)),
    },
  ]
}

/** The posts of the ranks that are asked for. */
function postsOf(seniority: string | undefined) {
  const ranks = seniority === undefined ? undefined : readSeniorities(seniority)
  return ranks === undefined ? posts : posts.filter((post) => ranks.has(post.seniority))
}

interface Led {
  /** The departments that it belongs to. */
  readonly own: ReadonlySet<string>
  /** Whether somebody with a title leads it, or a part of it. */
  readonly isPart: (title: string) => boolean
}

function ledBy(title: string): readonly Led[] {
  // An area may stand alone.
  const [area = title] = areaOf(title)
  const test = titleTest(area)
  if (test === undefined) return []
  const near = nearAreas(area).flatMap((each) => titleTest(each) ?? [])
  const isPart = remembered((other) => areaOf(other).some((theirs) => near.some((isOf) => isOf(theirs) > 0)))
  const own = departmentsOf(title, area, test)
  return own.size === 0 ? [] : [{ own, isPart }]
}

/** By who leads the whole of them, else by an area of just that name, else by those that have it in theirs. */
function departmentsOf(title: string, area: string, test: TitleTest): ReadonlySet<string> {
  const isTitle = asAskedTest(title)
  const found = [
    departments.filter(({ chief }) => chief.some(isTitle)),
    departments.filter(({ areas }) => areas.some((each) => test(each) >= test(area))),
    departments.filter(({ areas }) => areas.some((each) => test(each) > 0)),
  ].find((own) => own.length > 0)
  return new Set(found?.map(({ name }) => name))
}

/** The world has few titles, and very many people. */
function remembered(test: (title: string) => boolean): (title: string) => boolean {
  const known = new Map<string, boolean>()
  return (title) => {
    const before = known.get(title)
    if (before !== undefined) return before
    const answer = test(title)
    known.set(title, answer)
    return answer
  }
}
