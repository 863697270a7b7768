import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { emailCounts } from '../../../engines/outreach/email-progress'
import { linkedInCounts } from '../../../engines/outreach/linkedin-progress'
import type { WorkspaceStore } from '../../../store/store'
import { outreachCollection } from './outreach-collections'

type OutreachFigures = Pick<Campaign, 'smartleadCampaignAnalytics' | 'heyreachCampaignStats'>

/** What the providers of a campaign count by now: what they had counted when it came, and what was launched since. */
export async function outreachFigures(
  store: WorkspaceStore,
  { campaignId, smartleadCampaignAnalytics: emails, heyreachCampaignStats: linkedIn }: Campaign,
  now: number,
): Promise<OutreachFigures> {
  const launched = (await store.collection(outreachCollection).get(campaignId))?.value
  if (launched === undefined) return { smartleadCampaignAnalytics: emails, heyreachCampaignStats: linkedIn }
  const mails = launched.emails.map((wave) => emailCounts(wave, now))
  const people = launched.linkedIn.map((wave) => linkedInCounts(wave, now))
  const before = linkedIn?.overallStats
  const connectionsSent = sum(before?.connectionsSent, people, 'connectionsSent')
  const acceptedBefore = (before?.connectionAcceptanceRate ?? 0) * (before?.connectionsSent ?? 0)
  const accepted = sum(acceptedBefore, people, 'connectionsAccepted')
  const messagesSent = sum(before?.messagesSent, people, 'messagesSent')
  const messagesReplies = sum(before?.messagesReplies, people, 'messagesReplies')
  return {
    smartleadCampaignAnalytics:
      mails.length === 0
        ? emails
        : {
            sent_count: sum(emails?.sent_count, mails, 'sent_count'),
            open_count: sum(emails?.open_count, mails, 'open_count'),
            reply_count: sum(emails?.reply_count, mails, 'reply_count'),
          },
    heyreachCampaignStats:
      people.length === 0
        ? linkedIn
        : {
            overallStats: {
              connectionsSent,
              messagesSent,
              messagesReplies,
              messageReplyRate: ratio(messagesReplies, messagesSent),
              connectionAcceptanceRate: ratio(accepted, connectionsSent),
            },
          },
  }
}

function sum<Key extends string>(
  before: number | undefined,
  counts: readonly Readonly<Record<Key, number>>[],
  key: Key,
): number {
  return counts.reduce((total, count) => total + count[key], before ?? 0)
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
