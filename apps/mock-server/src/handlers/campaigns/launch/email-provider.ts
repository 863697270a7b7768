import {
  getEmailAnalytics,
  listEmailCampaigns,
  listEmailSenders,
  type EmailSender,
} from '@inlay/sdk-core/contract/campaigns'
import { emailSenders } from '../../../engines/outreach/email-senders'
import { implement } from '../../../implement'
import { readAll } from '../../../read-all'
import type { WorkspaceStore } from '../../../store/store'
import { readCampaign, toCampaign } from '../campaigns-collection'
import { readConnections, requireConnection } from '../connections/connections-collection'
import { emailCampaignsCollection } from './outreach-collections'
import { outreachFigures } from './outreach-figures'

export const listEmailCampaignsHandler = implement(listEmailCampaigns, async ({ store }) => {
  await requireConnection(store, 'email-sequencing')
  const kept = await readAll(store.collection(emailCampaignsCollection))
  return kept.map(({ value }) => value).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
})

export const listEmailSendersHandler = implement(listEmailSenders, async ({ store }) => {
  await requireConnection(store, 'email-sequencing')
  return [...(await sendersOf(store))]
})

export const getEmailAnalyticsHandler = implement(getEmailAnalytics, async ({ input, store, clock, providerLinks }) => {
  const campaign = toCampaign(await readCampaign(store, input.params.campaignId))
  const { smartleadCampaignAnalytics } = await outreachFigures(store, campaign, clock.now())
  const { smartleadCampaignId: id } = campaign
  return {
    smartleadCampaignAnalytics,
    smartleadCampaignLink: typeof id !== 'string' ? undefined : providerLinks.emailCampaign(store.workspaceId, id),
  }
})

/** The addresses from which a workspace can send. */
export async function sendersOf(store: WorkspaceStore): Promise<readonly EmailSender[]> {
  const connections = await readConnections(store, 'email-sequencing')
  return connections.flatMap((connection) => emailSenders({ ...connection, workspaceId: store.workspaceId }))
}
