import { expect, it } from 'vitest'
import { postsAskedFor } from './posts-asked-for'
import type { ContactRow } from './search-rows'

const titlesFor = (...filters: readonly ContactRow[]) => [...postsAskedFor(filters)].map(({ title }) => title)

it.each([
  ['heads of operations', ['Head of Operations']],
  ['CTO, Head of Quality', ['Chief Technology Officer', 'Head of Quality']],
  ['Blacksmith', []],
])('are the very ones where the world has them: “%s”', (value, titles) => {
  expect(titlesFor({ filter: 'JobTitle', value })).toEqual(titles)
})

it('are those that have the words otherwise, and of the ranks that are asked for', () => {
  const engineers = titlesFor({ filter: 'JobTitle', value: 'engineer' })
  expect(engineers).toEqual(expect.arrayContaining(['Staff Engineer', 'Software Engineer']))
  const rank = { filter: 'Seniority', value: 'entry' } as const
  expect(titlesFor({ filter: 'JobTitle', value: 'engineer' }, rank)).not.toContain('Staff Engineer')
  expect(titlesFor().length).toBeGreaterThan(200)
})
