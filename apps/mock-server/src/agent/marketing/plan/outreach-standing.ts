import {
  hasEmailAddress,
  hasLinkedInProfile,
  hasUnsentMessage,
  isLaunchedOn,
  type Campaign,
  type MessageType,
} from '@inlay/sdk-core/contract/campaigns'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { isEnriched, readVisibility } from '../../../handlers/campaigns/artifacts/row-visibility'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { launchChannel } from '../../../handlers/campaigns/launch/launch-channel'
import { outreachFigures } from '../../../handlers/campaigns/launch/outreach-figures'
import { readLeadSearch } from '../../../handlers/campaigns/processing/lead-search'
import { leadSearchInWords } from '../../../handlers/campaigns/processing/lead-search-in-words'
import { readSchedule, type StoredSchedule } from '../../../handlers/campaigns/schedule/schedules-collection'
import type { JobContext } from '../../../jobs/run-job'

/** How far the messages of a campaign are that go one way. */
export interface ChannelStanding {
  readonly channel: MessageType
  /** The campaign has texts from which they are written. */
  readonly hasTexts: boolean
  /** Those whose message is written, and not launched. */
  readonly waiting: number
  /** Those of them who have nothing that it could go to. */
  readonly unreachable: number
  readonly launched: number
  readonly isLaunched: boolean
}

export interface OutreachStanding {
  /** As many as the filters of the campaign let through. */
  readonly contacts: number
  /** Those who have no message, by whichever way. */
  readonly unwritten: number
  /** Those of them who were never looked up. */
  readonly unenriched: number
  readonly channels: readonly ChannelStanding[]
  readonly figures: Awaited<ReturnType<typeof outreachFigures>>
  readonly schedule: StoredSchedule | undefined
  /** Whom a check for new leads looks for, in words. */
  readonly looksFor: string
}

/** Counts what is written and launched in a campaign, and what its providers have told of that. */
export async function readStanding(
  { store, clock }: Pick<JobContext, 'store' | 'clock'>,
  campaign: Campaign,
): Promise<OutreachStanding> {
  const { campaignId } = campaign
  const now = clock.now()
  const { isShown } = await readVisibility(store, campaignId, 'contact', now)
  const tallies = { email: newTally(), linkedin: newTally() }
  let [contacts, unwritten, unenriched] = [0, 0, 0]
  for await (const { value: row } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    let hasMessage = false
    for (const channel of channels) {
      const isLaunched = isLaunchedOn(row, launchChannel(channel))
      const isWaiting = hasUnsentMessage(row, launchChannel(channel))
      hasMessage ||= isLaunched || isWaiting
      if (isLaunched) tallies[channel].launched += 1
      if (!isWaiting || !isShown(row)) continue
      tallies[channel].waiting += 1
      if (!canReach[channel](row)) tallies[channel].unreachable += 1
    }
    if (!isShown(row)) continue
    contacts += 1
    if (hasMessage) continue
    unwritten += 1
    if (!isEnriched(row)) unenriched += 1
  }
  const isAtProvider = { email: Boolean(campaign.smartleadCampaignId), linkedin: Boolean(campaign.heyreachCampaignId) }
  return {
    contacts,
    unwritten,
    unenriched,
    channels: channels.map((channel) => ({
      channel,
      hasTexts: campaign.messagesMetadata.some(({ type, templates }) => type === channel && templates.some(hasWords)),
      isLaunched: isAtProvider[channel] || tallies[channel].launched > 0,
      ...tallies[channel],
    })),
    figures: await outreachFigures(store, campaign, now),
    schedule: await readSchedule(store, campaignId),
    looksFor: leadSearchInWords(await readLeadSearch(store, campaignId)),
  }
}

const channels = ['email', 'linkedin'] as const
const canReach = { email: hasEmailAddress, linkedin: hasLinkedInProfile }

function newTally() {
  return { waiting: 0, unreachable: 0, launched: 0 }
}

function hasWords(text: string): boolean {
  return text.trim() !== ''
}
