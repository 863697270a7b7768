import { hasConditions } from './lead-request'
import { readLeads } from './read-leads'

/**
 * Whether words say whom to look for: people or a trade, with a place, a number or more of that. Roughly is enough where
 * somebody says that they are looking for them: what nobody can search by is asked back then.
 */
export function namesWhom(whom: string, { isRough = false }: { readonly isRough?: boolean } = {}): boolean {
  const { people, companies, accounts, contacts, scope, unknown } = readLeads(whom)
  const isKnown = people !== undefined || (companies.industry !== undefined && companies.location !== undefined)
  if (scope !== 'new' || (unknown.length > 0 && !(isRough && isKnown))) return false
  const isCounted = (accounts ?? contacts) !== undefined
  if (people !== undefined) return isCounted || hasConditions(companies)
  return companies.industry !== undefined && (isCounted || companies.location !== undefined)
}
