import { campaignListMessages } from './campaign-list/messages'

/** Every catalogue of this package: what a host translates, and what `checkMessages` holds its wording against. */
export const campaignsMessages = [campaignListMessages] as const
