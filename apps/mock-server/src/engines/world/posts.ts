import { departments } from './departments'
import type { PersonPost } from './person-facts'

/** What people can be at a company, but for whoever leads all of it; each once. */
export const posts: readonly PersonPost[] = departments.flatMap(
  ({ name: department, chief, areas, managers, seniors, entries }) => {
    const of = (seniority: PersonPost['seniority'], titles: readonly string[]) =>
      [...new Set(titles)].map((title): PersonPost => ({ title, seniority, department }))
    const leading = (rank: string) => areas.map((area) => `${rank} of ${area}`)
    return [
      ...of('c_suite', chief),
      ...of('vp', leading('VP')),
      ...of('head', leading('Head')),
      ...of('director', leading('Director')),
      ...of('manager', managers),
      ...of('senior', seniors),
      ...of('entry', entries),
    ]
  },
)
