import { placeAt } from '../../../engines/sourcing/places'
import { wordsOf } from '../../../engines/sourcing/words'
import { isKnownRole } from './known-roles'
import { hasConditions } from './lead-request'
import { readLeads } from './read-leads'

/**
 * “Find logistics managers in Poland and Czechia, 5 each” asks for as many in each place, “CFOs and CEOs at banks in Milan,
 * 5 each” for as many of each; a search of its own for every one of them, or nothing where it is not told what “each” is.
 */
export function splitEach(part: string): readonly string[] | undefined {
  const {
    verb = '',
    who = '',
    where = '',
    whom = `${who}${where}`,
    count,
  } = (behind.exec(part) ?? before.exec(part))?.groups ?? {}
  if (count === undefined || part.length > longestText) return undefined
  const places = alternativesOf(inPlaces.exec(whom), isPlace)
  const roles = alternativesOf(ofRoles.exec(whom), isRole)
  // With several of both it may be either.
  if ((places === undefined) === (roles === undefined)) return undefined
  const [first, ...others] = places ?? roles ?? []
  // Without a trade of its own, “also” would only add to the places and roles of the first.
  const also = readLeads(whom).companies.industry === undefined ? '' : 'also '
  const find = verb.replace(/^(?:\w+ )*?(?=find|search|get|look|source)/i, '')
  return [`${verb}${count} ${first}`, ...others.map((other) => `${also}${find}${count} ${other}`)]
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
const finds = '(?<verb>(?:\\w+ ){0,3}?(?:find|search for|get|look for|source)\\s+(?:me\\s+|us\\s+)?)'
const apiece =
  '(?:in\\s+|for\\s+|from\\s+|of\\s+|per\\s+)?each(?:\\s+(?:country|city|place|town|region|role|title|of them|one))?'
/** “…, 5 each” */
const behind = new RegExp(
  `^${finds}(?<whom>\\D.*?)[,;:–-]?\\s+(?:with\\s+|and\\s+)?(?<count>\\d{1,3})\\s+(?:people\\s+|contacts\\s+|leads\\s+)?${apiece}(?:\\s+please)?[.!\\s]*$`,
  'iu',
)
/** “5 logistics managers each in Poland and Czechia” */
const before = new RegExp(
  `^${finds}(?<count>\\d{1,3})\\s+(?<who>\\D+?),?\\s+each(?<where>\\s+(?:in|from|at)\\s[^.!]+)[.!\\s]*$`,
  'iu',
)
const name = '(?:the\\s+)?\\p{Lu}[\\p{L}.-]*(?:\\s\\p{Lu}[\\p{L}.-]*){0,2}'
const inPlaces = new RegExp(
  `^(?<head>.*?\\s(?:in|from)\\s)(?<list>${name}(?:,\\s${name})*,?\\sand\\s${name})(?<tail>(?:[\\s,].*)?)$`,
  'u',
)
const ofRoles = /^(?<head>)(?<list>[^.;:]+?)(?<tail>\s(?:at|in|from|of companies|who|that)\s.*)$/u
