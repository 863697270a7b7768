import type { HeyreachCampaignStats } from '@inlay/sdk-core/contract/campaigns'
import type * as z from 'zod'
import { createSeededRandom } from '../../seeded-random'
import { stepsOfLeads, type LaunchWave } from './launch-wave'

export type LinkedInCounts = Pick<
  z.output<typeof HeyreachCampaignStats>['overallStats'],
  'connectionsSent' | 'messagesSent' | 'messagesReplies'
> & { readonly connectionsAccepted: number }

const hour = 3_600_000
const day = 24 * hour
export const daysBetweenMessages = 4
/** More would have an account of LinkedIn blocked. */
const invitationsPerDay = 20
const chanceOfAcceptance = 0.42
const chanceOfReply = 0.24

/**
 * Whom an account of LinkedIn has invited by now, who has accepted, and what was written and answered then: a message on
 * acceptance, and one more every few days until an answer.
 */
export function linkedInCounts(wave: LaunchWave, now: number): LinkedInCounts {
  const random = createSeededRandom(`invitations ${wave.seed}`)
  const counts = { connectionsSent: 0, connectionsAccepted: 0, messagesSent: 0, messagesReplies: 0 }
  for (const [index, steps] of stepsOfLeads(wave).entries()) {
    const invited =
      wave.startedAt + Math.floor(index / invitationsPerDay) * day + (index % invitationsPerDay) * (hour / 2)
    // Drawn also for what is still to come, so that a later look sees the same.
    const accepts = random.chance(chanceOfAcceptance)
    const accepted = invited + random.between(2, 72) * hour
    const answeredStep = random.chance(chanceOfReply) ? random.between(1, steps) : undefined
    const wait = random.between(1, 40) * hour
    if (invited > now) break
    counts.connectionsSent += 1
    if (!accepts || accepted > now) continue
    counts.connectionsAccepted += 1
    const sent = Math.min(answeredStep ?? steps, 1 + Math.floor((now - accepted) / (daysBetweenMessages * day)))
    counts.messagesSent += sent
    if (sent === answeredStep && accepted + (sent - 1) * daysBetweenMessages * day + wait <= now)
      counts.messagesReplies += 1
  }
  return counts
}
