import { hasConditions } from './lead-request'
import { readLeads } from './read-leads'

/** Whether words name people, and nothing of the companies that they are at: “the managing directors”. */
export function namesPeopleAlone(words: string): boolean {
  const { people, companies, scope, unknown } = readLeads(words)
  return people?.title !== undefined && scope === 'new' && unknown.length === 0 && !hasConditions(companies)
}
