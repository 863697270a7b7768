import type { Intent } from './intent'
import { readAudienceQuestion } from './read-audience-question'
import type { AudienceQuestion } from './audience-question'

/** Reads “only keep those in Spain” and “the first 5 are enough”: rows are to go, which is not done here. */
export function readRemoval(text: string): Intent | undefined {
  if (enough.test(text)) return { kind: 'refuse', what: 'remove' }
  const { verb = '', rows } = removing.exec(text)?.groups ?? {}
  if (rows === undefined) return undefined
  const named = rows
    .replace(/^(?:all|any|every)\s+(?=ones\b)/i, 'the ')
    .replace(/^(?:any(?:one|body)(?: who)?|whoever)\b/i, 'everybody who')
    .replace(/^everybody who(?=\s+(?:with|without|in|from|at)\b)/i, 'everybody')
  const of = readAudienceQuestion(`list ${named}`)
  if (of === undefined) return undefined
  const location = /\b(?:keep|take)\b/i.test(verb) ? placeIn(of) : undefined
  if (location === undefined) return { kind: 'refuse', what: 'remove', of }
  const changes = { companies: { location }, unknown: [] }
  const search = { kind: 'again', changes, text: `only in ${location}` } as const
  // “Just the ones in Hamburg” names nobody who could be kept where none is there.
  return { kind: 'narrow', of, search, ...(/\btake\b/i.test(verb) ? { orSearches: true } : {}) }
}

/** Where somebody is to be, where nothing else is said of them. */
function placeIn(question: AudienceQuestion): string | undefined {
  const { people, companies, has, names, isEnriched, hasContacts, rank, facets, extremes } = question
  const { location, ...others } = companies
  const isMore =
    Object.values(others).some((value) => value !== undefined) || (people ?? rank ?? facets ?? extremes) !== undefined
  const isOfRows = (isEnriched ?? hasContacts) !== undefined || has.length + names.length > 0
  return isMore || isOfRows ? undefined : location
}

const lead = '^(?:(?:please|pls|ok|okay|now|and|then|can you|could you|just)[, ]+)*?'
const removing = new RegExp(
  `${lead}(?<verb>(?:only|just) (?:keep|take)|keep (?:only|just)|remove (?:all|everyone|everybody) (?:but|except)|exclude|remove|delete|drop|take out|filter out|get rid of|kick out|throw out)\\s+(?<rows>(?:(?:all|only)\\s+)?(?:of\\s+)?(?:those|the|everyone|everybody|anyone|anybody|whoever|our|these|contacts|people|leads|companies|accounts|firms)\\b.+)$`,
  'i',
)
const enough = new RegExp(
  `${lead}(?:only |just )?(?:keep |i (?:only |just )?(?:need|want) )?(?:only |just )?the (?:first|top|last) (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:ones?|rows?|contacts?|accounts?|people|companies|leads))?(?: (?:is|are|will be|would be) (?:enough|fine|ok|okay|sufficient|all (?:that )?(?:i|we) need))?$`,
  'i',
)
