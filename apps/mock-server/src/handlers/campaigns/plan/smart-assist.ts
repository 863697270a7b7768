import { smartAssist, type Suggestion } from '@inlay/sdk-core/contract/campaigns'
import { readMemory } from '../../../agent/marketing/memory'
import { whomOf } from '../../../agent/marketing/search/corrections'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { hasConditions, type LeadRequest } from '../../../agent/marketing/request/lead-request'
import { summariseAudience } from './audience-summary'
import { campaignSearch } from './campaign-idea'
import { campaignSources } from './campaign-sources'
import { suggestDrafting, suggestEnriching, suggestFinding } from './suggestions'

export const smartAssistHandler = implement(smartAssist, async ({ input, store }): Promise<Suggestion[]> => {
  const { value: campaign } = await readCampaign(store, input.params.campaignId)
  const audience = await summariseAudience(store, campaign.campaignId)
  const { lastSearch, lastCompanies, offer, found = 0 } = await readMemory(store, campaign.campaignId)
  // Whom the agent was last asked for is nearer than what the campaign began with, and nearer still what it has offered
  // where it found no more of them.
  const nearest = offer?.scope === 'new' ? offer : lastSearch && anew(lastSearch, lastCompanies)
  const search = nearest === undefined ? campaignSearch(campaign, await campaignSources(store)) : whomOf(nearest)
  const known = { audience, search, isOther: nearest !== undefined && found === 0 }
  return [suggestFinding(known), suggestEnriching(known), suggestDrafting(known)].flatMap((each) => each ?? [])
})

/** Who was looked for at companies that were there is looked for at others like those. */
function anew(last: LeadRequest, companies: LeadRequest['companies'] = {}): LeadRequest | undefined {
  if (last.scope === 'new') return last
  return hasConditions(companies) ? { ...last, companies, scope: 'new' } : undefined
}
