import {
  hasEmailAddress,
  hasLinkedInProfile,
  hasUnsentMessage,
  isLaunchedOn,
  type Artifact,
} from '@inlay/sdk-core/contract/campaigns'
import { launchFailure, type LaunchFailure } from '../launch/launch-failure'

/** What has to be done next with the contacts of a campaign. */
export interface PendingStep {
  readonly step: 'enrichment' | 'messages' | 'email-launch' | 'linkedin-launch'
  /** How many contacts it is about. */
  readonly count: number
}

export interface ContactCounts {
  readonly created: number
  readonly enriched: number
  /** Of those who have an address. */
  readonly emails: number
  readonly emailsLaunched: number
  /** Those whose emails wait without an address that they could go to. */
  readonly withoutAddress: number
  /** Those for whom no email was written yet. */
  readonly withoutEmail: number
  /** Of those who have a profile. */
  readonly linkedIn: number
  readonly linkedInLaunched: number
  /** Those whose LinkedIn messages wait without a profile that they could go to. */
  readonly withoutProfile: number
  /** Those for whom no LinkedIn message was written yet. */
  readonly withoutLinkedIn: number
  /** Why those who wait were not launched, where that was tried. */
  readonly failure: LaunchFailure
}

export function countContacts(rows: readonly Artifact[]): ContactCounts {
  let [created, enriched] = [0, 0]
  let [emails, withoutAddress, withoutEmail] = [0, 0, 0]
  let [linkedIn, withoutProfile, withoutLinkedIn] = [0, 0, 0]
  let [emailsLaunched, linkedInLaunched] = [0, 0]
  for (const row of rows) {
    if (row.contact_status === 'created') created += 1
    else if (row.contact_status === 'enriched') enriched += 1
    if (hasUnsentMessage(row, 'smartlead')) {
      if (hasEmailAddress(row)) emails += 1
      else withoutAddress += 1
    } else if (!isLaunchedOn(row, 'smartlead')) withoutEmail += 1
    if (isLaunchedOn(row, 'smartlead')) emailsLaunched += 1
    if (hasUnsentMessage(row, 'heyreach')) {
      if (hasLinkedInProfile(row)) linkedIn += 1
      else withoutProfile += 1
    } else if (!isLaunchedOn(row, 'heyreach')) withoutLinkedIn += 1
    if (isLaunchedOn(row, 'heyreach')) linkedInLaunched += 1
  }
  return {
    ...{ created, enriched, emails, withoutAddress, withoutEmail, linkedIn, withoutProfile, withoutLinkedIn },
    ...{ emailsLaunched, linkedInLaunched },
    failure: launchFailure(rows),
  }
}

/** The first that holds, in the order in which contacts go through them. */
export function pendingStep({ created, enriched, emails, linkedIn }: ContactCounts): PendingStep | undefined {
  if (created > 0) return { step: 'enrichment', count: created }
  if (enriched > 0) return { step: 'messages', count: enriched }
  if (emails > 0) return { step: 'email-launch', count: emails }
  return linkedIn > 0 ? { step: 'linkedin-launch', count: linkedIn } : undefined
}
