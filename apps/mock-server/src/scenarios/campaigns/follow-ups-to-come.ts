import type { Outreach } from '../../handlers/campaigns/launch/outreach-collections'
import { leadsBySteps } from '../../engines/outreach/launch-wave'
import type { MadeCampaign } from './make-campaign'
import { officeHours } from './office-hours'

/** What the e-mail provider has still to send of a campaign that is going on: the follow-ups that have not gone out yet. */
export function followUpsToCome({ campaign, contacts }: MadeCampaign, now: number): Outreach | undefined {
  const { campaignId, status, smartleadCampaignAnalytics, messagesMetadata } = campaign
  const steps = messagesMetadata.find(({ type }) => type === 'email')?.templates.length ?? 0
  const launched = contacts.filter((contact) => contact.contact_status === 'launched_smartlead').length
  const left = launched * steps - (smartleadCampaignAnalytics?.sent_count ?? 0)
  if (status !== 'Active' || smartleadCampaignAnalytics === undefined || left <= 0) return undefined
  const startedAt = now + day
  const stepsLeft = Array.from({ length: launched }, (_, index) => Math.ceil((left - index) / launched))
  return {
    campaignId,
    linkedIn: [],
    emails: [
      {
        startedAt,
        seed: `${campaignId} follow-ups`,
        leads: leadsBySteps(stepsLeft.filter((count) => count > 0)),
        schedule: { ...officeHours, schedule_start_time: new Date(startedAt).toISOString() },
        senders: 2,
      },
    ],
  }
}

const day = 86_400_000
