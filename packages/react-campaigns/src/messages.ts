import { mergeMessages } from '@inlay/sdk-core'
import { audienceMessages } from './campaign-detail/audience-messages'
import { fieldMessages } from './campaign-detail/field-messages'
import { campaignDetailMessages } from './campaign-detail/messages'
import { campaignListMessages } from './campaign-list/messages'
import { createAudienceMessages } from './create-audience/messages'

/** Every string of this package: what a host translates, and what `checkMessages` holds its wording against. */
export const campaignsMessages = mergeMessages('campaigns', [
  campaignListMessages,
  campaignDetailMessages,
  audienceMessages,
  fieldMessages,
  createAudienceMessages,
])
