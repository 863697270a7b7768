import type { EmailCampaign, LeadList } from '@inlay/sdk-core/contract/campaigns'
import type { EmailWave } from '../../../engines/outreach/email-progress'
import type { LaunchWave } from '../../../engines/outreach/launch-wave'
import { collectionName } from '../../../store/store'

/** The campaigns that the e-mail provider has, by id. */
export const emailCampaignsCollection = collectionName<EmailCampaign>('email campaigns')

/** The lead lists that the LinkedIn-outreach provider has, by id; how many leads were on them before any of ours. */
export const leadListsCollection = collectionName<LeadList>('lead lists')

/** What was handed to the providers of a campaign, by its id. */
export interface Outreach {
  readonly campaignId: string
  readonly emails: readonly EmailWave[]
  readonly linkedIn: readonly LaunchWave[]
}

export const outreachCollection = collectionName<Outreach>('outreach')
