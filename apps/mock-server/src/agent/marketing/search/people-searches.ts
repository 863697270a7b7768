import { titleTest } from '../../../engines/sourcing/titles'
import type { ContactRow } from '../../../engines/sourcing/search-rows'
import { departments } from '../../../engines/world/departments'
import type { PeopleConditions } from '../request/lead-request'

/** A way to look for people, and how near it is to what was asked. */
export interface PeopleSearch {
  readonly nearness: 'as-asked' | 'same-area' | 'same-department'
  readonly filters: readonly ContactRow[]
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
    return [{ nearness: 'as-asked', filters: whom }]
  }
  const asked: PeopleSearch = { nearness: 'as-asked', filters: [{ filter: 'JobTitle', value: title }, ...ranks] }
  const areas = includeSimilarTitles ? title.split(',').flatMap(areaOf) : []
  if (areas.length === 0) return [asked]
  const leaders: ContactRow = { filter: 'Seniority', value: seniority ?? 'C-level, VP, head, director' }
  const own = [...new Set(areas.flatMap(departmentsOf))]
  return [
    asked,
    { nearness: 'same-area', filters: [...areas.map((value) => ({ filter: 'JobTitle', value }) as const), leaders] },
    ...(own.length === 0
      ? []
      : [
          {
            nearness: 'same-department',
            filters: [...own.map((value) => ({ filter: 'JobTitle', value }) as const), leaders],
          } as const,
        ]),
  ]
}

/** What somebody leads, where the title is one of a leader. */
export function areaOf(title: string): readonly string[] {
  const chief = chiefs[title.trim().toLowerCase().replace(/s$/, '')]
  if (chief !== undefined) return [chief]
  if (title.search(leads) < 0) return []
  const area = title
    .replace(leads, ' ')
    .replaceAll(/\b(?:of|for|the|and)\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return area === '' ? [] : [area]
}

const leads = /\b(?:heads?|vps?|vice[- ]presidents?|directors?|chief|leads?|leaders?|svp|evp|officers?)\b/gi

/** What those lead whose titles are letters. */
const chiefs: Readonly<Record<string, string>> = {
  cfo: 'Finance',
  cmo: 'Marketing',
  cto: 'Engineering',
  cro: 'Sales',
  coo: 'Operations',
  cio: 'Information Technology',
  cpo: 'Product',
  chro: 'Human Resources',
  ciso: 'Information Security',
  cco: 'Customer',
  cdo: 'Data',
  clo: 'Legal',
  cso: 'Sales',
}

function departmentsOf(area: string): readonly string[] {
  const test = titleTest(area)
  if (test === undefined) return []
  return departments.flatMap(({ name, areas }) => (areas.some((each) => test(each) > 0) ? [name] : []))
}
