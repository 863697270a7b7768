import { mergeMessages } from '@inlay/sdk-core'
import { campaignListMessages } from './campaign-list/messages'

/** Every string of this package: what a host translates, and what `checkMessages` holds its wording against. */
export const campaignsMessages = mergeMessages('campaigns', [campaignListMessages])
