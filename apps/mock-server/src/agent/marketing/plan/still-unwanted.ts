import { changedCompanies } from '../request/changed-companies'
import type { LeadRequest } from '../request/lead-request'

/** “Not London”, and then “10 more”: who is not wanted is not, also where nobody has answered whether to look elsewhere. */
export function withStillUnwanted(
  last: LeadRequest | undefined,
  offer: LeadRequest | undefined,
): LeadRequest | undefined {
  if (last === undefined || offer === undefined || last.scope !== 'new') return last
  const { outside, other_than: otherThan, not_at: notAt } = offer.companies
  const unwanted = {
    ...(outside === undefined ? {} : { outside }),
    ...(otherThan === undefined ? {} : { other_than: otherThan }),
    ...(notAt === undefined ? {} : { not_at: notAt }),
  }
  return Object.keys(unwanted).length === 0 ? last : { ...last, companies: changedCompanies(last.companies, unwanted) }
}
