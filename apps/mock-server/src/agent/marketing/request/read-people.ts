import { readSeniorities } from '../../../engines/sourcing/seniorities'
import { tradeAt } from '../../../engines/sourcing/firmographics'
import { placeAt } from '../../../engines/sourcing/places'
import { singular, type Word } from '../../../engines/sourcing/words'
import { alternativesIn } from './alternatives-in'
import { countAt } from './count-at'
import { isKnownRole, isPost, rolesText } from './known-roles'
import { postAt } from './post-at'
import type { PeopleConditions } from './lead-request'
import { textOfWords } from './text-of-words'

/** The people that a request begins with, and where what follows begins. */
export interface ReadPeople {
  readonly people?: PeopleConditions | undefined
  readonly count?: number | undefined
  readonly end: number
}

/** Reads “15 heads of growth” before “at SaaS companies”. */
export function readPeople(words: readonly Word[]): ReadPeople {
  let start = 0
  let count: number | undefined
  while (start < words.length) {
    const number = countAt(words, start)
    if (number !== undefined && !isRange(words, start)) count ??= number
    else if (!leading.has(words[start]?.text ?? '')) break
    start += 1
  }
  const own = peopleInArea(words, start)
  if (own !== undefined) return { ...own, count }
  // “Leads for our product”: not people who lead.
  if (generic.has(singular(words[start]?.text ?? '')) && isGenericAlone(words[start + 1])) {
    return { people: {}, count, end: start + 1 }
  }
  for (let end = Math.min(words.length, start + longestRole); end > start; end -= 1) {
    const own = words.slice(start, end)
    if (own.some(({ text }) => text === 'at')) continue
    if (connecting.has(own.at(-1)?.text ?? '') || own.slice(1).some(({ before }) => /[;:.]/.test(before))) continue
    const people = peopleIn(own) ?? postAt(own, words[end])
    if (people !== undefined) return isOfOthers(own, words[end]) ? { end: 0 } : { people, count, end }
  }
  return { end: 0 }
}

/** “Head chefs”: a post that nobody in the world has, and no rank of somebody else. */
function isOfOthers(own: readonly Word[], next: Word | undefined): boolean {
  if (!/^(?:head|chief|senior|junior)$/.test(own.at(-1)?.text ?? '') || own.length > 1) return false
  return (
    next !== undefined && !/[;:.,]/.test(next.before) && /\p{L}{3,}s$/u.test(next.text) && !connecting.has(next.text)
  )
}

/** “People in purchasing at retailers”, “contacts in finance teams”: what they do, where it cannot be the trade that is meant. */
function peopleInArea(words: readonly Word[], start: number): Omit<ReadPeople, 'count'> | undefined {
  if (!generic.has(singular(words[start]?.text ?? ''))) return undefined
  let begin = start + 1
  while (leadingToArea.has(words[begin]?.text ?? '')) begin += 1
  const joint = words[begin - 1]?.text
  if (begin === start + 1 || (joint !== 'in' && joint !== 'from')) return undefined
  let end = begin
  while (
    end < words.length &&
    end - begin <= longestArea &&
    (!connecting.has(words[end]?.text ?? '') || isOtherArea(words, begin, end)) &&
    (end === begin || !/[,;:.]/.test(words[end]?.before ?? ''))
  )
    end += 1
  const isDepartment = departments.has(singular(words[end - 1]?.text ?? ''))
  const area = words.slice(begin, isDepartment ? end - 1 : end)
  const isAtCompanies = words[end]?.text === 'at'
  const isTrade = tradeAt(area, 0) !== undefined || placeAt(area, 0) !== undefined
  if (area.length === 0 || !isKnownRole(area) || (isTrade && !isDepartment && !isAtCompanies)) return undefined
  return { people: { title: rolesText(area) }, end }
}

/** “In operations or procurement”: what stands on both sides of it is an area. */
function isOtherArea(words: readonly Word[], begin: number, at: number): boolean {
  if (words[at]?.text !== 'or' && words[at]?.text !== 'and') return false
  const next = words[at + 1]
  return at > begin && next !== undefined && isKnownRole(words.slice(begin, at)) && isKnownRole([next])
}

const leadingToArea: ReadonlySet<string> = new Set('who that work works working are in from the a an'.split(' '))
const departments: ReadonlySet<string> = new Set('team department function'.split(' '))
const longestArea = 4

function isGenericAlone(next: Word | undefined): boolean {
  return next === undefined || connecting.has(next.text) || /[;:.,]/.test(next.before)
}

function isRange(words: readonly Word[], index: number): boolean {
  return /[-–]/.test(words[index]?.after ?? '') || /[-–]/.test(words[index]?.before ?? '')
}

const longestRole = 14
const leading: ReadonlySet<string> = new Set(
  'me us the a an some more new other another up to about around at most of all any good best additional further their its these'.split(
    ' ',
  ),
)
const connecting: ReadonlySet<string> = new Set(
  'at from in and or of the for with to who that which working there'.split(' '),
)

function peopleIn(words: readonly Word[]): PeopleConditions | undefined {
  const texts = words.map(({ text }) => singular(text))
  const last = texts.at(-1) ?? ''
  const lastTwo = `${texts.at(-2) ?? ''} ${last}`
  if (lastTwo === 'decision maker' || last === 'decisionmaker') {
    const area = words.slice(0, last === 'decisionmaker' ? -1 : -2)
    if (area.length === 0) return { seniority: 'decision makers' }
    return isKnownRole(area) ? { title: rolesText(area), seniority: 'decision makers' } : undefined
  }
  if (departmentHeads.test(textOfWords(words))) return { seniority: 'head' }
  // “Heads of people” lead a department of that name.
  if (lastTwo === 'of people' && leadsArea.test(textOfWords(words))) return { title: rolesText(words) }
  // An account executive is a post; marketing executives may be any who decide there.
  if (generic.has(last) && !(last === 'executive' && isPost(words))) {
    const area = words.slice(0, -1)
    if (area.length === 0) return {}
    if (readSeniorities(textOfWords(area)) !== undefined && area.every(({ text }) => ranks.has(singular(text)))) {
      return { seniority: textOfWords(area) }
    }
    // “Accounts and contacts” are rows, and no roles.
    // Of “CSR or HR leaders” one can be known and the other be asked for all the same.
    const isSomeKnown = area.length <= longestUnknown && alternativesIn(area).some((each) => isKnownRole(each))
    if (connecting.has(area.at(-1)?.text ?? '') || !isSomeKnown) return undefined
    // “Operations leaders” lead operations; whoever works there does not.
    return last === 'leader' ? { title: rolesText(area), seniority: 'leaders' } : { title: rolesText(area) }
  }
  if (isRankAlone(words)) {
    const isUpwards = texts.some((text) => ['above', 'up', 'higher'].includes(text))
    return { seniority: isUpwards ? textOfWords(words) : rolesText(words) }
  }
  const namesSomebody = texts.some((text) => nouns.has(text) || text === 'vps')
  const isRole = isKnownRole(words) || alternativesIn(words).every(isRoleAlone)
  return namesSomebody && isRole ? { title: rolesText(words) } : undefined
}

/** “Directors and above” */
export function isRankAlone(words: readonly Word[]): boolean {
  return words.every(({ text }) => ranks.has(singular(text)) || text === 'vps' || fillers.has(text))
}

function isRoleAlone(words: readonly Word[]): boolean {
  const text = textOfWords(words)
  return isKnownRole(words) || generalManager.test(text) || (words.length <= longestUnknown && leadsArea.test(text))
}

const departmentHeads = /^(?:department(?:al)? heads?|heads? of (?:(?:the|their|each|every|all) )?departments?)$/i

/** Somebody may lead what nobody in the world does: that nobody is found is then said. */
const leadsArea = /^(?:heads?|vps?|directors?|vice presidents?) of [\p{L}-]+(?: [\p{L}-]+)?$/iu
const longestUnknown = 5
const generalManager = /^(?:gms?|general managers?)$/i

/** Ranks alone are no role. */
const ranks: ReadonlySet<string> = new Set(
  'vp vice president director c level suite clevel csuite executive leadership leader manager senior junior chief cxo head'.split(
    ' ',
  ),
)
const fillers: ReadonlySet<string> = new Set('and or above up higher'.split(' '))
const generic: ReadonlySet<string> = new Set(
  'people person contact lead prospect professional folk staff team executive leader'.split(' '),
)
const nouns: ReadonlySet<string> = new Set(
  'accountant administrator analyst architect assistant buyer cco cdo ceo cfo chief cio ciso clerk clo cmo coo cofounder controller coordinator counsel cpo cro cso cto chro designer developer director editor engineer evp executive expert founder generalist gm gms head lead leader manager marketer md mds nurse officer operator owner partner planner president producer programmer recruiter rep representative sdr bdr ae csm scientist seller specialist strategist supervisor svp technician technologist vp writer hr'.split(
    ' ',
  ),
)
