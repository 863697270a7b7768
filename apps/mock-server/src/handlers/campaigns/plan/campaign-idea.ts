import type { StoredCampaign } from '../campaigns-collection'
import type { CampaignSources } from './campaign-sources'

/** Whom a campaign is to reach, in its own words or those of its workspace; nothing where nobody has said. */
export function campaignIdea(
  { initialPrompt }: Pick<StoredCampaign, 'initialPrompt'>,
  { idealCustomers }: Pick<CampaignSources, 'idealCustomers'>,
): string | undefined {
  const [prompt] = (initialPrompt ?? '').trim().split(/(?<=[.!?])\s+|\n/)
  const said = prompt?.trim() ?? ''
  const idea = (said === '' ? (idealCustomers[0] ?? '') : said)
    .replace(/^(?:please\s+)?(?:find|search for|look for|target|reach)\s+(?:me\s+|us\s+)?/i, '')
    .replace(/[.!?]+$/, '')
    .slice(0, longestIdea)
    .trim()
  return idea === '' ? undefined : idea
}

const longestIdea = 300
