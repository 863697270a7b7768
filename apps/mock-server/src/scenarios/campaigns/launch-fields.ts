import type { CampaignStatus } from '@inlay/sdk-core/contract/campaigns'
import type { StoredCampaign } from '../../handlers/campaigns/campaigns-collection'
import type { SeededRandom } from '../../seeded-random'
import type { CampaignBrief } from './briefs'
import { emailSubject, emailTemplates } from './contact-progress'
import type { MadeContact } from './made-rows'

interface LaunchParts {
  readonly campaignId: string
  readonly brief: CampaignBrief
  readonly status: CampaignStatus
  readonly contacts: readonly MadeContact[]
  readonly followUps: number
}

type LaunchFields = Pick<
  StoredCampaign,
  | 'messagesMetadata'
  | 'smartleadCampaignId'
  | 'smartleadCampaignName'
  | 'smartleadCampaignAnalytics'
  | 'heyreachCampaignId'
  | 'heyreachCampaignStats'
>

/** The messages of a campaign and, for one that was launched, what its providers count. */
export function launchFields(parts: LaunchParts, random: SeededRandom): LaunchFields {
  const { contacts } = parts
  const launched = contacts.filter((contact) => contact.contact_status === 'launched_smartlead').length
  const onLinkedin = contacts.filter((contact) => contact.contact_status === 'linkedin message generated').length
  const written = contacts.some((contact) => contact.email_body !== undefined)
  const email = launched > 0 ? emailLaunch(parts, launched, random) : undefined
  const linkedIn = launched > 0 && onLinkedin > 0 ? linkedinLaunch(parts, onLinkedin, random) : undefined
  // In some, nobody has been written to on LinkedIn yet.
  const isSent = onLinkedin % 3 !== 0
  return {
    messagesMetadata: written ? [emailSettings(parts)] : [],
    ...email,
    ...(isSent && linkedIn),
  }
}

function emailSettings({ brief, followUps }: LaunchParts): StoredCampaign['messagesMetadata'][number] {
  return {
    type: 'email',
    instructions: `Introduce us to companies that ${brief.reason}, and ask for a short call.`,
    templates: [...emailTemplates(brief, followUps)],
    subjectLine: emailSubject(brief),
  }
}

function emailLaunch({ campaignId, brief, followUps }: LaunchParts, launched: number, random: SeededRandom) {
  const sent = launched + Math.floor(launched * followUps * random.next())
  const opened = Math.floor(sent * (0.35 + random.next() * 0.4))
  return {
    smartleadCampaignId: `smartlead_${campaignId}`,
    smartleadCampaignName: brief.name,
    smartleadCampaignAnalytics: {
      sent_count: sent,
      open_count: opened,
      reply_count: Math.floor(Math.min(opened, launched) * (0.05 + random.next() * 0.2)),
    },
  }
}

function linkedinLaunch({ campaignId }: LaunchParts, count: number, random: SeededRandom) {
  const accepted = Math.ceil(count * (0.3 + random.next() * 0.4))
  // One message to each who accepted.
  const messagesSent = accepted
  const replies = Math.floor(accepted * random.next() * 0.5)
  return {
    heyreachCampaignId: `heyreach_${campaignId}`,
    heyreachCampaignStats: {
      overallStats: {
        connectionsSent: count,
        messagesSent,
        messagesReplies: replies,
        messageReplyRate: messagesSent === 0 ? 0 : replies / messagesSent,
        connectionAcceptanceRate: accepted / count,
      },
    },
  }
}
