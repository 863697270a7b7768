import type { LeadRequest } from '../request/lead-request'
import type { SearchReply } from './search-reply'

/** Of whom there are too few in the place that a search was narrowed to, there may be more in the one before it. */
export function inAllAround(
  search: LeadRequest,
  around: string,
  { missing, isNone }: { readonly missing: number; readonly isNone: boolean },
): Pick<SearchReply, 'offer'> & { readonly question: string } {
  const there = search.companies.location ?? ''
  const counts = search.people === undefined ? { accounts: missing } : { contacts: missing, accounts: undefined }
  return {
    question: `There are ${isNone ? 'none' : 'no more'} **in ${there}**. Shall I look in all of ${around}?`,
    offer: {
      ...search,
      ...counts,
      around: undefined,
      leftOut: `left out the place (**in ${there}**)`,
      companies: { ...search.companies, location: around },
      outweighed: undefined,
      unknown: [],
    },
  }
}
