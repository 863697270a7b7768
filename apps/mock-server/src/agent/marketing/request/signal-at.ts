import { technologyPhrases } from '../../../engines/sourcing/technographics'
import { singular, type Word } from '../../../engines/sourcing/words'
import { isKnownRole, rolesText } from './known-roles'
import { textOfWords } from './text-of-words'

interface Signal {
  readonly condition?: 'technologies' | 'hiring' | undefined
  readonly text: string
  readonly length: number
  /** A role as it was said, where only what it is in is known. */
  readonly nearRole?: NearRole | undefined
}

/** “Warehouse managers”, of whom only “warehouse” is in the title of anybody. */
export interface NearRole {
  readonly said: string
  readonly by: string
}

/** What companies do: hire, or use something. */
export function signalAt(words: readonly Word[], index: number): Signal | undefined {
  const text = words[index]?.text ?? ''
  if (hires.has(text)) return hiringAt(words, index)
  const using = usingAt(words, index)
  if (using !== undefined) return using
  if (!uses.has(text)) return undefined
  const end = runEnd(words, index + 1)
  return { text: textOfWords(words, index, end), length: end - index }
}

const hires: ReadonlySet<string> = new Set(['hiring', 'recruiting', 'hire', 'hires', 'recruit', 'recruits'])
const uses: ReadonlySet<string> = new Set(['using', 'use', 'uses', 'running'])
/** Behind these, only what is known to be a technology is one. */
const mayUse: ReadonlySet<string> = new Set([...uses, 'with', 'on', 'run', 'runs', 'have', 'adopted'])

function hiringAt(words: readonly Word[], index: number): Signal {
  let start = index + 1
  while (start < words.length && beforeRole.has(words[start]?.text ?? '')) start += 1
  const most = runEnd(words, start)
  for (let end = most; end > start; end -= 1) {
    const last = words[end - 1]?.text ?? ''
    if (joins.has(last) || !isKnownRole(words.slice(start, end))) continue
    // “Hiring warehouse staff”
    const isStaffed = staff.has(words[end]?.text ?? '')
    const text = rolesText(words.slice(start, end))
    const isRanked = end < most && ranks.has(singular(words[end]?.text ?? ''))
    return {
      condition: 'hiring',
      text,
      length: end - index + (isStaffed || isRanked ? 1 : 0),
      ...(isRanked ? { nearRole: { said: textOfWords(words, start, end + 1), by: text } } : {}),
    }
  }
  if (most === start) return { condition: 'hiring', text: 'anyone', length: start - index }
  return { text: textOfWords(words, index, most), length: most - index }
}

const staff: ReadonlySet<string> = new Set([
  'staff',
  'people',
  'workers',
  'team',
  'personnel',
  'employees',
  'roles',
  'positions',
])
/** How high somebody stands, or is called, in what they work in. */
const ranks: ReadonlySet<string> = new Set(
  'manager supervisor lead leader head director worker specialist assistant coordinator operator clerk technician planner'.split(
    ' ',
  ),
)
const beforeRole: ReadonlySet<string> = new Set(['for', 'new', 'more', 'a', 'an', 'their', 'some', 'first', 'now'])
const joins: ReadonlySet<string> = new Set(['and', 'or'])

function usingAt(words: readonly Word[], index: number): Signal | undefined {
  if (!mayUse.has(words[index]?.text ?? '')) return undefined
  const named: string[] = []
  let end = index + 1
  for (let at = index + 1; at < words.length;) {
    if (joins.has(words[at]?.text ?? '') && named.length > 0) {
      at += 1
      continue
    }
    const technology = technologyPhrases.at(words, at)
    if (technology === undefined) break
    named.push(textOfWords(words, at, at + technology.length))
    at += technology.length
    end = at
  }
  if (named.length === 0) return undefined
  // “Salesforce and Snowflake” are both wanted.
  const between = words.slice(index, end).some(({ text }) => text === 'and') ? ' and ' : ', '
  return { condition: 'technologies', text: named.join(between), length: end - index }
}

/** Where what is said of one thing ends. */
function runEnd(words: readonly Word[], start: number): number {
  let end = start
  while (end < words.length && end - start < longestRun) {
    const word = words[end]
    if (word === undefined || stops.has(word.text) || hires.has(word.text) || uses.has(word.text)) break
    if (end > start && /[;:.\n]/.test(word.before)) break
    end += 1
  }
  return end
}

const longestRun = 10
const stops: ReadonlySet<string> = new Set(
  'in that who which with using based located at from near around to but because so'.split(' '),
)
