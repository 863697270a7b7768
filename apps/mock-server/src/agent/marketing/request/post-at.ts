import { placeAt } from '../../../engines/sourcing/places'
import { singular, type Word } from '../../../engines/sourcing/words'
import { dateAt } from './date-at'
import { alternativesIn } from './alternatives-in'
import { isKnownRole, rolesText } from './known-roles'
import type { PeopleConditions } from './lead-request'

/**
 * “Sustainability managers at fashion brands”, “the list of talent acquisition managers”: who they are is said, whether
 * anybody is that or not. One alone is only meant where it says at what.
 */
export function postAt(words: readonly Word[], next: Word | undefined): PeopleConditions | undefined {
  const several = alternativesIn(words)
  if (several.length < 2) return isPostNamed(words, next) ? { title: rolesText(words) } : undefined
  // “General counsels or heads of legal”: of two that are joined each may be one that nobody is.
  const isEach = several.every((each) => isKnownRole(each) || isPostNamed(each, next))
  return isEach && several.some((each) => isPostNamed(each, next)) ? { title: rolesText(words) } : undefined
}

function isPostNamed(words: readonly Word[], next: Word | undefined): boolean {
  const last = words.at(-1)?.text ?? ''
  const isMany = last !== singular(last) && (next === undefined || behind.has(next.text) || /[,;:.]/.test(next.before))
  if (next?.text !== 'at' && !isMany) return false
  const isShort = words.length > 1 && words.length <= longestPost && words.every(({ before }) => !before.includes(','))
  const isPlain = words.every(
    ({ text }, index) =>
      !small.has(text) &&
      !/^\d/.test(text) &&
      placeAt(words, index) === undefined &&
      dateAt(words, index) === undefined,
  )
  return isShort && isPlain && posts.has(singular(last))
}

const longestPost = 4
const posts: ReadonlySet<string> = new Set(
  'manager director officer lead coordinator specialist analyst engineer planner buyer supervisor advisor adviser consultant partner administrator assistant president executive strategist scientist counsel'.split(
    ' ',
  ),
)
const behind: ReadonlySet<string> = new Set(
  'at in from of for who that which with based working near across'.split(' '),
)
/** Words that no title has. */
const small: ReadonlySet<string> = new Set(
  'at from in and or of the for with to who that which working there my our your their his her its this these those any no not is are was were be have has had do does did ask tell talk call write send want need get give find show me us we i you they them he she it all every some many few as by on about than like if when what how why women female male men young former experienced company companies account accounts firm firms business businesses contact contacts lead leads people'.split(
    ' ',
  ),
)
