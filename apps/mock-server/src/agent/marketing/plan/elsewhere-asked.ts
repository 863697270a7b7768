import type { LeadRequest } from '../request/lead-request'
import { counted } from '../writing/counted'
import { describePeople, describeSearch } from '../writing/describe-search'

/** Where nobody was found, nobody can be looked for; those before are not meant unless somebody says so. */
export function elsewhereAsked(
  search: LeadRequest,
  inVain: LeadRequest,
  accounts: number,
): { readonly question: string; readonly offer: LeadRequest } | undefined {
  if (accounts === 0) return undefined
  const { at, people = {} } = search
  const where =
    at === undefined
      ? `the ${counted(accounts, 'account')} of the audience`
      : `the ${counted(at.length, 'company', 'companies')} that I found or listed before`
  return {
    question: `I found ${inVain.people === undefined ? 'no company' : 'nobody'} for this: ${describeSearch(inVain)}. So there is nobody to look for there. Shall I find ${describePeople(people)} at ${where}?`,
    offer: search,
  }
}
