import type { Artifact } from '@inlay/sdk-core/contract/campaigns'

/** What has to be done next with the contacts of a campaign. */
export interface PendingStep {
  readonly step: 'enrichment' | 'messages' | 'email-launch' | 'linkedin-launch'
  /** How many contacts it is about. */
  readonly count: number
}

export interface ContactCounts {
  readonly created: number
  readonly enriched: number
  readonly emails: number
  readonly linkedIn: number
}

export function countContacts(rows: readonly Artifact[]): ContactCounts {
  let [created, enriched, emails, linkedIn] = [0, 0, 0, 0]
  for (const { contact_status: status } of rows) {
    if (status === 'created') created += 1
    else if (status === 'enriched') enriched += 1
    else if (status === 'email generated') emails += 1
    else if (status === 'linkedin message generated') linkedIn += 1
  }
  return { created, enriched, emails, linkedIn }
}

/** The first that holds, in the order in which contacts go through them. */
export function pendingStep({ created, enriched, emails, linkedIn }: ContactCounts): PendingStep | undefined {
  if (created > 0) return { step: 'enrichment', count: created }
  if (enriched > 0) return { step: 'messages', count: enriched }
  if (emails > 0) return { step: 'email-launch', count: emails }
  return linkedIn > 0 ? { step: 'linkedin-launch', count: linkedIn } : undefined
}
