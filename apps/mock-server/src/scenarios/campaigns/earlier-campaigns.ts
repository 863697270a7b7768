import type { DemoWorkspace } from '../../identity/people'
import type { SeededRandom } from '../../seeded-random'
import type { CampaignBrief } from './briefs'
import { makeCampaign, type MadeCampaign } from './make-campaign'

/** So many that a list of campaigns has pages. */
export const earlierCampaignCount = 400

/** What a workspace of some years has done before: the same briefs, round after round, with few people each. */
export function earlierCampaigns(
  { workspaceId, members }: DemoWorkspace,
  briefs: readonly CampaignBrief[],
  now: number,
  random: SeededRandom,
): readonly MadeCampaign[] {
  return Array.from({ length: briefs.length === 0 ? 0 : earlierCampaignCount }, (_, index) => {
    const brief = briefs[index % briefs.length] ?? noBrief()
    const createdAt = now - (200 + index * 2) * day
    return makeCampaign(
      {
        campaignId: `campaign_${workspaceId}_earlier_${index + 1}`,
        brief: { ...brief, name: `${brief.name} (${new Date(createdAt).toISOString().slice(0, 7)})` },
        status: random.pick(['Completed', 'Completed', 'Completed', 'Failed', 'Draft']),
        userId: members[random.between(0, members.length - 1)]?.userId ?? '',
        createdAt,
        updatedAt: createdAt + Math.round(random.next() * 30 * day),
        contactCount: random.between(1, 5),
        now,
      },
      random,
    )
  })
}

const day = 86_400_000

function noBrief(): never {
  throw new TypeError('A workspace with earlier campaigns has briefs.')
}
