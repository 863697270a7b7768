import { hasEmailAddress, hasUnsentMessage, type EmailSchedule } from '@inlay/sdk-core/contract/campaigns'
import { leadsBySteps } from '../../../engines/outreach/launch-wave'
import type { WorkspaceStore } from '../../../store/store'
import { changeRows } from '../artifacts/artifact-rows'
import { shownContacts } from '../artifacts/shown-contacts'
import type { StoredArtifact } from '../artifacts/stored-artifact'
import { rowProblems } from '../processing/row-problems'
import { withoutLaunchProblems } from './launch-problems'
import { messageSteps } from './message-steps'
import { keepOutreach, readOutreach } from './read-outreach'

export interface EmailHandOver {
  /** A transaction. */
  readonly store: WorkspaceStore
  readonly campaignId: string
  readonly now: number
  readonly schedule: EmailSchedule
  /** How many addresses send. */
  readonly senders: number
  /** Whom it is about. @default everybody */
  readonly isAsked?: ((row: StoredArtifact) => boolean) | undefined
}

/** Hands contacts whose e-mails are written to the e-mail provider, and says at the others what they are missing. */
export async function handOverEmails({
  store,
  campaignId,
  now,
  schedule,
  senders,
  isAsked = () => true,
}: EmailHandOver): Promise<{ readonly handed: number; readonly unreachable: number }> {
  const written = await shownContacts(
    store,
    campaignId,
    now,
    (row) => hasUnsentMessage(row, 'smartlead') && isAsked(row),
  )
  const leads = written.filter(hasEmailAddress)
  const unreachable = written.filter((row) => !hasEmailAddress(row))
  const rows = { store, campaignId, artifactType: 'contact', now } as const
  await changeRows(
    rows,
    unreachable.map((row) => ({
      id: row.id,
      fields: rowProblems(row, 'No email was sent').because('there is no email address'),
    })),
  )
  if (leads.length === 0) return { handed: 0, unreachable: unreachable.length }
  await changeRows(
    rows,
    leads.map((row) => ({
      id: row.id,
      fields: {
        ...withoutLaunchProblems(row, 'smartlead'),
        contact_status: 'launched_smartlead',
        process_history: [...row.process_history, { event: 'launch', channel: 'smartlead' }],
      },
    })),
  )
  const outreach = await readOutreach(store, campaignId)
  await keepOutreach(store, {
    ...outreach,
    emails: [
      ...outreach.emails,
      {
        startedAt: now,
        seed: `${campaignId} ${outreach.emails.length}`,
        leads: leadsBySteps(leads.map((row) => messageSteps(row, 'email_body'))),
        schedule,
        senders,
      },
    ],
  })
  return { handed: leads.length, unreachable: unreachable.length }
}
