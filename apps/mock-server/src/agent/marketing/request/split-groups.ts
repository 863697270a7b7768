import { hasConditions, type LeadRequest } from './lead-request'
import { readLeads } from './read-leads'

/** “Find 5 CFOs at banks in Milan and 3 CEOs at hospitals in Rome” asks for two groups, each with whom, what and where. */
export function splitGroups(part: string): readonly string[] {
  const [verb] = finds.exec(part) ?? []
  if (verb === undefined || part.length > longestText) return [part]
  for (const joint of part.matchAll(/,?\s+(?:and|plus|as well as)\s+(?:also\s+)?(?=\d{1,3}\s)/gi)) {
    const [before, behind] = [part.slice(0, joint.index), part.slice(joint.index + joint[0].length)]
    if (isGroup(readLeads(before.slice(verb.length))) && isGroup(readLeads(behind)))
      return [
        before,
        ...splitGroups(`also ${verb.replace(/^(?:\w+ )*?(?=find|search|get|look|source)/i, '')}${behind}`),
      ]
  }
  return [part]
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

const finds = /^(?:\w+ ){0,3}?(?:find|search for|get|look for|source)\s+(?:me\s+|us\s+)?/i
const longestText = 400
