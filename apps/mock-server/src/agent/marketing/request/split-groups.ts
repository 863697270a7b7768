import { describeCompanies } from '../writing/describe-search'
import { hasConditions, type LeadRequest } from './lead-request'
import { readLeads } from './read-leads'
import { splitEach } from './split-each'

/** “Find 5 CFOs at banks in Milan and 3 CEOs at hospitals in Rome” asks for two groups, each with whom, what and where. */
export function splitGroups(part: string): readonly string[] {
  const each = splitEach(part)
  if (each !== undefined) return each
  const [verb] = finds.exec(part) ?? []
  if (verb === undefined || part.length > longestText) return [part]
  for (const joint of part.matchAll(/,?\s+(?:and|plus|as well as)\s+(?:also\s+)?(?=\d{1,3}\s)/gi)) {
    const [before, behind] = [part.slice(0, joint.index), part.slice(joint.index + joint[0].length)]
    const [one, other] = [readLeads(before.slice(verb.length)), readLeads(behind)]
    const find = verb.replace(/^(?:\w+ )*?(?=find|search|get|look|source)/i, '')
    const [where] = /\s+(?:at|in|from)\s.+$/i.exec(behind) ?? []
    if (isCountedAlone(one) && isGroup(other) && where !== undefined)
      return [`${before}${where}`, ...splitGroups(`also ${find}${behind}`)]
    if (!isGroup(one) || !isGroup(other)) continue
    // Without a trade of its own, “also” would only add to the places and roles of the first.
    const also = (one.companies.industry ?? other.companies.industry) === undefined ? '' : 'also '
    return [before, ...splitGroups(`${also}${find}${inTradeOf(one, other, behind)}`)]
  }
  return [part]
}

/** “2 CEOs in Norway” behind COOs at logistics companies are at such, too. */
function inTradeOf({ companies: { industry } }: LeadRequest, other: LeadRequest, behind: string): string {
  if (industry === undefined || other.companies.industry !== undefined) return behind
  return behind.replace(/\s+(?=(?:in|from|across|near|based|outside)\s)/i, ` at ${describeCompanies({ industry })} `)
}

function isGroup({ people, companies, unknown, unknownPlace, scope }: LeadRequest): boolean {
  return (
    people !== undefined &&
    hasConditions(companies) &&
    unknown.length === 0 &&
    unknownPlace === undefined &&
    scope === 'new'
  )
}

/** “10 marketing managers and 5 sales directors at banks in Italy”: both are there. */
function isCountedAlone({ people, companies, contacts, unknown, unknownPlace, scope }: LeadRequest): boolean {
  const isPlain = unknown.length === 0 && unknownPlace === undefined && scope === 'new'
  return isPlain && people?.title !== undefined && contacts !== undefined && !hasConditions(companies)
}

const finds = /^(?:\w+ ){0,3}?(?:find|search for|get|look for|source)\s+(?:me\s+|us\s+)?/i
const longestText = 400
