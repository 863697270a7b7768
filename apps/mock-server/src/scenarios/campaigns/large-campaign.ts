import type { DemoWorkspace } from '../../identity/people'
import type { SeededRandom } from '../../seeded-random'
import { makeCampaign, type MadeCampaign } from './make-campaign'

/** How many people the biggest audience has that the product promises to bear. */
export const largeContactCount = 100_000

export function largeCampaign(
  { workspaceId, members }: DemoWorkspace,
  now: number,
  random: SeededRandom,
): MadeCampaign {
  return makeCampaign(
    {
      campaignId: `campaign_${workspaceId}_large`,
      brief: {
        name: 'Every logistics decision maker in North America',
        role: 'Head of Logistics',
        industry: 'Logistics',
        country: 'US',
        reason: 'move more than a thousand loads a year',
      },
      status: 'Active',
      userId: members[0]?.userId ?? '',
      createdAt: now - 30 * 86_400_000,
      updatedAt: now,
      contactCount: largeContactCount,
      now,
    },
    random,
  )
}
