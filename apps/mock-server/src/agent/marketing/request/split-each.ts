import { placeAt } from '../../../engines/sourcing/places'
import { wordsOf } from '../../../engines/sourcing/words'
import { countIn } from './count-at'
import { isKnownRole } from './known-roles'
import { hasConditions } from './lead-request'
import { readLeads } from './read-leads'

/**
 * “Find logistics managers in Poland and Czechia, 5 each” asks for as many in each place, “CFOs and CEOs at banks in Milan,
 * 5 each” for as many of each; a search of its own for every one of them, or nothing where it is not told what “each” is.
 */
export function splitEach(part: string): readonly string[] | undefined {
  if (part.length > longestText) return undefined
  const counted = partInPlace(part) ?? partWith(part) ?? countedInEach(part)
  if (counted !== undefined) return counted
  const {
    verb = '',
    who = '',
    where = '',
    whom = `${who}${where}`,
    count,
  } = (behind.exec(part) ?? before.exec(part))?.groups ?? {}
  if (count === undefined) return undefined
  const places = alternativesOf(inPlaces.exec(whom), isPlace)
  const roles = alternativesOf(ofRoles.exec(whom), isRole)
  // With several of both it may be either.
  if ((places === undefined) === (roles === undefined)) return undefined
  const [first, ...others] = places ?? roles ?? []
  const next = nextSearch(verb, whom)
  return [`${verb}${count} ${first}`, ...others.map((other) => `${next}${count} ${other}`)]
}

/** “5 CMOs in fintech in London and 3 in Paris” */
function countedInEach(part: string): readonly string[] | undefined {
  const { verb = '', first = '', whom = '', place = '', others } = inNumbers.exec(part)?.groups ?? {}
  if (others === undefined) return undefined
  const groups = [...others.matchAll(inNumber)].map(([, count = '', where = '']) => [count, where] as const)
  if (![place, ...groups.map(([, where]) => where)].every(isPlace)) return undefined
  const next = nextSearch(verb, whom)
  return [
    `${verb}${first} ${whom} in ${place}`,
    ...groups.map(([count, where]) => `${next}${count} ${whom} in ${where}`),
  ]
}

/** “10 breweries in Belgium, 5 of them in Brussels”: the others are elsewhere in Belgium. */
function partInPlace(part: string): readonly string[] | undefined {
  const { verb = '', count = '', whom = '', place = '', some = '', inner } = ofThem.exec(part)?.groups ?? {}
  if (inner === undefined || !isPlace(place) || !isPlace(inner)) return undefined
  const all = Number(count)
  const there = /^half/i.test(some) ? Math.floor(all / 2) : Math.min(countIn(some) ?? 0, all)
  if (there === 0) return undefined
  const first = `${verb}${there} ${whom} in ${inner}`
  const others = `${all - there} ${whom} in ${place}, not in ${inner}`
  return there === all ? [first] : [first, `${bareVerb(verb)}${others}`]
}

/** “10 SaaS companies, 3 of them with more than 200 employees”: the others may be of any size. */
function partWith(part: string): readonly string[] | undefined {
  const { verb = '', count = '', whom = '', some = '', what } = ofThemWith.exec(part)?.groups ?? {}
  if (what === undefined) return undefined
  const all = countIn(count) ?? 0
  const such = /^half/i.test(some) ? Math.floor(all / 2) : Math.min(countIn(some) ?? 0, all)
  if (such === 0) return undefined
  const first = `${verb}${such} ${whom} with ${what}`
  return such === all ? [first] : [first, `${bareVerb(verb)}${all - such} ${whom}`]
}

/** “Please can you find” */
function bareVerb(verb: string): string {
  return verb.replace(/^(?:\w+ )*?(?=find|search|get|look|source)/i, '')
}

/** Without a trade of its own, “also” would only add to the places and roles of the first. */
function nextSearch(verb: string, whom: string): string {
  const find = bareVerb(verb)
  return `${readLeads(whom).companies.industry === undefined ? '' : 'also '}${find}`
}

/** The whole with each of the things in a list in place of that list. */
function alternativesOf(
  found: RegExpExecArray | null,
  isOne: (text: string) => boolean,
): readonly string[] | undefined {
  const { head = '', list = '', tail = '' } = found?.groups ?? {}
  const named = list.split(/,\s*(?:and\s+)?|\s+and\s+/i)
  return named.length > 1 && named.every(isOne) ? named.map((one) => `${head}${one}${tail}`) : undefined
}

function isPlace(text: string): boolean {
  const words = wordsOf(text.replace(/^the\s+/i, ''))
  return words.length > 0 && placeAt(words, 0)?.length === words.length
}

function isRole(text: string): boolean {
  return isKnownRole(wordsOf(text)) && !hasConditions(readLeads(text).companies)
}

const longestText = 300
const finds = '(?<verb>(?:\\w+ ){0,3}?(?:[Ff]ind|[Ss]earch for|[Gg]et|[Ll]ook for|[Ss]ource)\\s+(?:me\\s+|us\\s+)?)'
const apiece =
  '(?:in\\s+|for\\s+|from\\s+|of\\s+|per\\s+)?each(?:\\s+(?:country|city|place|town|region|role|title|of them|one))?'
/** “…, 5 each”; how many that are together is told by it */
const behind = new RegExp(
  `^${finds}(?:\\d{1,3}\\s+)?(?<whom>\\D.*?)(?:,?\\s+\\d{1,3}\\s+(?:of them|in total|altogether|in all|people))?[,;:–-]?\\s+(?:with\\s+|and\\s+)?(?<count>\\d{1,3})\\s+(?:people\\s+|contacts\\s+|leads\\s+)?${apiece}(?:\\s+please)?[.!\\s]*$`,
  'iu',
)
/** “5 logistics managers each in Poland and Czechia” */
const before = new RegExp(
  `^${finds}(?<count>\\d{1,3})\\s+(?<who>\\D+?),?\\s+each(?<where>\\s+(?:in|from|at)\\s[^.!]+)[.!\\s]*$`,
  'iu',
)
const name = '(?:the\\s+)?\\p{Lu}[\\p{L}.-]*(?:\\s\\p{Lu}[\\p{L}.-]*){0,2}'
/** Also as those write who use no capitals: whether it is one, the places say. */
const anyWord = '(?!(?:in|from|at|and)\\s)[\\p{L}.-]{2,}'
const anyName = `(?:the\\s+)?${anyWord}(?:\\s${anyWord}){0,2}?`
const inNumbers = new RegExp(
  `^${finds}(?<first>\\d{1,3})\\s+(?<whom>\\D+?)\\s+(?:in|from)\\s+(?<place>${anyName})(?<others>(?:(?:,|,?\\s+and)\\s+\\d{1,3}\\s+(?:more\\s+)?(?:in|from)\\s+${anyName}){1,5})[.!]*$`,
  'u',
)
const ofThem = new RegExp(
  `^${finds}(?<count>\\d{1,3})\\s+(?<whom>(?:(?!\\d)[^,;])*?)\\s*(?:in|from)\\s+(?<place>${name}),?\\s+(?:and\\s+|with\\s+|but\\s+)?(?:of (?:which|those|these|them|whom)\\s+)?(?:at least\\s+|about\\s+)?(?<some>\\d{1,3}|half|one|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:(?:(?:of\\s+)?(?:them|those|these|which|whom))\\s+|(?<=\\bof (?:which|those|these|them|whom)\\s+\\S+\\s+))(?:are\\s+|should be\\s+|must be\\s+|to be\\s+)?(?:in|from)\\s+(?<inner>${name})[.!]*$`,
  'u',
)
const ofThemWith = new RegExp(
  `^${finds.replace('[Ss]ource', '[Ss]ource|[Nn]eed|[Ww]ant')}(?<count>\\d{1,3}|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\\s+(?<whom>(?:(?!\\d)[^,;])+?),?\\s+(?:(?:and|with|but)\\s+)?(?:at least\\s+|about\\s+)?(?<some>\\d{1,3}|half|one|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:of\\s+)?(?:them|those|these|which|whom)\\s+(?:with|having|that have|should have|must have)\\s+(?<what>[^,;]{4,60}?)[.!]*$`,
  'iu',
)
const inNumber = new RegExp(`(\\d{1,3})\\s+(?:more\\s+)?(?:in|from)\\s+(${anyName})(?=,|\\s+and\\s|[.!]*$)`, 'gu')
const inPlaces = new RegExp(
  `^(?<head>.*?\\s(?:in|from)\\s)(?<list>${name}(?:,\\s${name})*,?\\sand\\s${name})(?<tail>(?:[\\s,].*)?)$`,
  'u',
)
const ofRoles = /^(?<head>)(?<list>[^.;:]+?)(?<tail>\s(?:at|in|from|of companies|who|that)\s.*)$/u
