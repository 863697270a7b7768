import { asCommon } from '../../../engines/messages/as-common'
import { listed } from './counted'

/** “Head of Logistics, CFO” as “heads of logistics and CFOs”. */
export function rolesInWords(titles: string): string {
  const all = titles
    .split(/\s*,\s*|\s+(?:and|or)\s+(?=\p{L}+(?:\s\p{L}+)?\s+of\b|\p{Lu}{2,})/u)
    .map((title) => title.trim().replace(/^(?:and|or)\s+/, ''))
    .filter((title) => title !== '')
  return listed([...new Set(all.map(pluralRole))])
}

function pluralRole(title: string): string {
  if (departments.test(title))
    return `people in ${/^(?:hr|it)$/i.test(title) ? title.toUpperCase() : title.toLowerCase()}`
  const [, rank, area] =
    /^((?:senior |regional |global )?(?:heads?|directors?|[se]?vps?|vice presidents?))\s+(?:of\s+)?(.+)$/i.exec(
      title,
    ) ?? []
  if (rank !== undefined && area !== undefined) return asCommon(`${pluralOf(rank)} of ${area}`)
  const [, noun, rest] = /^(.+?)(\s+(?:of|for|at)\s.+)$/i.exec(title) ?? []
  return asCommon(noun === undefined ? pluralOf(title) : `${pluralOf(noun)}${rest}`)
}

/** No titles, but where somebody works. */
const departments =
  /^(?:marketing|sales|finance|hr|human resources|it|purchasing|procurement|logistics|operations|engineering|legal|product|design|accounting|production|research|customer (?:success|service|support)|quality)$/i

function pluralOf(noun: string): string {
  if (/s$/i.test(noun)) return noun
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:ch|sh|x)$/i.test(noun) ? `${noun}es` : `${noun}s`
}
