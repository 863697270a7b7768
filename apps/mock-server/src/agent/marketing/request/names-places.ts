import { hasConditions } from './lead-request'
import { readLeads } from './read-leads'

/** Whether words name a place, or several, and nothing else that is searched by. */
export function namesPlaces(where: string): boolean {
  const { people, companies, unknown } = readLeads(where)
  const { location, ...others } = companies
  return location !== undefined && people === undefined && !hasConditions(others) && unknown.length === 0
}
