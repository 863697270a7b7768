import type { PersonPost } from '../world/person-facts'
import { posts } from '../world/posts'
import { readPeople } from './find-people'
import type { ContactRow } from './search-rows'
import { titleTest } from './titles'
import { alternativesOf, wordsOf } from './words'

/** The posts that filters are about, wherever they are: of a title the very one, where the world has it. */
export function postsAskedFor(filters: readonly ContactRow[]): ReadonlySet<PersonPost> {
  const named = filters.filter(({ filter }) => filter === 'JobTitle').flatMap(({ value }) => postsNamed(value))
  const ranks = readPeople(filters.filter(({ filter }) => filter === 'Seniority'))
  const nowhere = { city: '', state: null, country: '' }
  const among = filters.some(({ filter }) => filter === 'JobTitle') ? named : posts
  return new Set(among.filter((post) => ranks({ ...post, ...nowhere }) > 0))
}

function postsNamed(titles: string): readonly PersonPost[] {
  return alternativesOf(wordsOf(titles)).flatMap((words) => {
    const title = words.map(({ text }) => text).join(' ')
    const test = titleTest(title)
    if (test === undefined) return []
    const exact = posts.filter((post) => test(post.title) >= test(title))
    return exact.length > 0 ? exact : posts.filter((post) => test(post.title) > 0)
  })
}
