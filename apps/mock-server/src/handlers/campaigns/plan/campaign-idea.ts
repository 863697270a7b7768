import type { LeadRequest } from '../../../agent/marketing/request/lead-request'
import { readLeads } from '../../../agent/marketing/request/read-leads'
import { searchOfPrompt } from '../../../agent/marketing/request/search-of-prompt'
import { likeIdeal } from '../../../agent/marketing/search/like-ideal'
import { describeSearch } from '../../../agent/marketing/writing/describe-search'
import type { StoredCampaign } from '../campaigns-collection'
import type { CampaignSources } from './campaign-sources'

type Prompted = Pick<StoredCampaign, 'initialPrompt'>

/** Whom a campaign is to reach, as it says itself, or else whom its workspace sells to; nothing where nobody has said. */
export function campaignSearch(
  { initialPrompt }: Prompted,
  { idealCustomers }: Pick<CampaignSources, 'idealCustomers'>,
): LeadRequest | undefined {
  const own = searchOfPrompt(initialPrompt ?? '')
  if (own !== undefined && own.isIdeal !== true) return own
  const [customer] = idealCustomers
  const ideal = customer === undefined ? undefined : { ...readLeads(customer), unknown: [] }
  return own !== undefined && ideal !== undefined ? likeIdeal(own, ideal) : (own ?? ideal)
}

/** The same in words: “heads of logistics at retail companies in Germany”. */
export function campaignIdea(campaign: Prompted, sources: Pick<CampaignSources, 'idealCustomers'>): string | undefined {
  const search = campaignSearch(campaign, sources)
  return search && describeSearch(search)
}
