import type { Filter } from '@inlay/sdk-core'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'

/** What a campaign has to be so that its rows can be taken over: active, and not with a provider yet. */
export function offeredFilter(targetId: string | undefined): Filter {
  return {
    combine: 'and',
    members: [
      { field: 'status', operator: 'equals', value: 'Active' },
      { field: 'smartleadCampaignId', operator: 'is_empty', value: true },
      { field: 'heyreachCampaignId', operator: 'is_empty', value: true },
      ...(targetId === undefined ? [] : [{ field: 'campaignId', operator: 'not_equal', value: targetId } as const]),
    ],
  }
}

/** The same once more, for a backend that does not filter by every field. */
export function offeredCampaigns(campaigns: readonly Campaign[], targetId: string | undefined): readonly Campaign[] {
  return campaigns.filter(
    ({ campaignId, status, smartleadCampaignId, heyreachCampaignId }) =>
      status === 'Active' && !smartleadCampaignId && !heyreachCampaignId && campaignId !== targetId,
  )
}
