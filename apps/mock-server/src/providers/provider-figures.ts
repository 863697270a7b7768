import type { Campaign, EmailCampaign, LeadList } from '@inlay/sdk-core/contract/campaigns'
import { campaignsCollection, toCampaign } from '../handlers/campaigns/campaigns-collection'
import { emailCampaignsCollection, leadListsCollection } from '../handlers/campaigns/launch/outreach-collections'
import { outreachFigures } from '../handlers/campaigns/launch/outreach-figures'
import { sendersOf } from '../handlers/campaigns/launch/email-provider'
import { readAll } from '../read-all'
import type { WorkspaceStore } from '../store/store'

export interface EmailCampaignFigures extends Pick<EmailCampaign, 'name' | 'createdAt' | 'schedule'> {
  readonly sent: number
  readonly opened: number
  readonly replied: number
  readonly senders: readonly string[]
}

/** What the e-mail provider has of one of its campaigns, whichever campaigns of ours it writes for. */
export async function emailCampaignFigures(
  store: WorkspaceStore,
  id: string,
  now: number,
): Promise<EmailCampaignFigures | undefined> {
  const kept = (await store.collection(emailCampaignsCollection).get(id))?.value
  if (kept === undefined) return undefined
  const figures = await figuresOf(store, now, ({ smartleadCampaignId }) => smartleadCampaignId === id)
  const counts = figures.map(({ smartleadCampaignAnalytics }) => smartleadCampaignAnalytics)
  const senders = await sendersOf(store)
  return {
    name: kept.name,
    createdAt: kept.createdAt,
    schedule: kept.schedule,
    sent: total(counts.map((each) => each?.sent_count)),
    opened: total(counts.map((each) => each?.open_count)),
    replied: total(counts.map((each) => each?.reply_count)),
    senders: senders.filter((sender) => kept.emailAccountIds?.includes(sender.id)).map(({ fromEmail }) => fromEmail),
  }
}

export interface LeadListFigures extends Pick<LeadList, 'name' | 'createdAt' | 'leadCount'> {
  readonly invited: number
  readonly accepted: number
  readonly sent: number
  readonly replied: number
}

/** What the LinkedIn provider has of one of its lists. */
export async function leadListFigures(
  store: WorkspaceStore,
  id: string,
  now: number,
): Promise<LeadListFigures | undefined> {
  const kept = (await store.collection(leadListsCollection).get(id))?.value
  if (kept === undefined) return undefined
  const figures = await figuresOf(store, now, ({ heyreachCampaignId }) => heyreachCampaignId === id)
  const counts = figures.map(({ heyreachCampaignStats }) => heyreachCampaignStats?.overallStats)
  return {
    name: kept.name,
    createdAt: kept.createdAt,
    leadCount: kept.leadCount,
    invited: total(counts.map((each) => each?.connectionsSent)),
    accepted: total(
      counts.map((each) => Math.round((each?.connectionsSent ?? 0) * (each?.connectionAcceptanceRate ?? 0))),
    ),
    sent: total(counts.map((each) => each?.messagesSent)),
    replied: total(counts.map((each) => each?.messagesReplies)),
  }
}

async function figuresOf(store: WorkspaceStore, now: number, isMeant: (campaign: Campaign) => boolean) {
  const campaigns = (await readAll(store.collection(campaignsCollection))).map(toCampaign).filter(isMeant)
  return Promise.all(campaigns.map((campaign) => outreachFigures(store, campaign, now)))
}

function total(counts: readonly (number | undefined)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}
