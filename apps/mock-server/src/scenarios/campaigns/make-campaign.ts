import type { CampaignStatus, ContactStatus } from '@inlay/sdk-core/contract/campaigns'
import { rowId } from '../../handlers/campaigns/artifacts/artifact-rows'
import type { StoredCampaign } from '../../handlers/campaigns/campaigns-collection'
import type { SeededRandom } from '../../seeded-random'
import type { CampaignBrief } from './briefs'
import { launchFields } from './launch-fields'
import { makeAccount } from './make-account'
import { makeContact } from './make-contact'
import type { MadeAccount, MadeContact } from './made-rows'

export interface CampaignParts {
  readonly campaignId: string
  readonly brief: CampaignBrief
  readonly status: CampaignStatus
  readonly userId: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly contactCount: number
  readonly now: number
}

export interface MadeCampaign {
  readonly campaign: StoredCampaign
  readonly accounts: readonly MadeAccount[]
  readonly contacts: readonly MadeContact[]
}

/** A campaign with the companies it looks at and the people whom it speaks to; its numbers are theirs. */
export function makeCampaign(parts: CampaignParts, random: SeededRandom): MadeCampaign {
  const { campaignId, brief, status, createdAt } = parts
  const key = campaignId.replace(/^campaign_/, '')
  const followUps = random.between(0, 3)
  const accounts = Array.from({ length: Math.ceil(parts.contactCount / 2.5) }, (_, index) =>
    makeAccount({ brief, index, now: parts.now }, random),
  )
  const contacts = Array.from({ length: parts.contactCount }, (_, index) =>
    makeContact(
      {
        handle: `${key}-${index + 1}`.replaceAll('_', '-'),
        account: accounts[index % accounts.length] ?? unreachable(),
        accountId: rowId('account', (index % accounts.length) + 1),
        brief,
        status: random.pick(contactStatusesIn[status]),
        followUps,
        createdAt: createdAt + index * 1_000,
        failed: status === 'Failed' && random.chance(0.6),
      },
      random,
    ),
  )
  return {
    accounts,
    contacts,
    campaign: {
      campaignId,
      name: brief.name,
      objective: 'Lead Gen',
      type: 'Email',
      status,
      initialPrompt: `Find people like "${brief.role}" at companies in ${brief.industry.toLowerCase()} that ${brief.reason}.`,
      createDate: new Date(createdAt).toISOString(),
      updateDate: new Date(parts.updatedAt).toISOString(),
      userId: parts.userId,
      enrichmentWithAiMetadata: random.chance(0.3)
        ? [
            {
              fieldName: 'icebreaker',
              userPrompt: 'One sentence about their latest news',
              fieldsToEnrichFrom: ['linkedin_posts'],
            },
          ]
        : [],
      ...launchFields({ campaignId, brief, status, contacts, followUps }, random),
    },
  }
}

type Statuses = readonly [ContactStatus, ...ContactStatus[]]

/** Where the people of a campaign may be by its own status. */
const contactStatusesIn: Readonly<Record<CampaignStatus, Statuses>> = {
  Draft: ['created'],
  Preview: ['created'],
  Active: [
    'created',
    'enriched',
    'email generated',
    'linkedin message generated',
    'launched_smartlead',
    'launched_smartlead',
  ],
  Completed: ['launched_smartlead'],
  Failed: ['created', 'enriched', 'email generated'],
}

function unreachable(): never {
  throw new TypeError('A campaign with contacts has accounts.')
}
