import { hasLinkedInProfile, hasUnsentMessage } from '@inlay/sdk-core/contract/campaigns'
import { leadsBySteps } from '../../../engines/outreach/launch-wave'
import type { WorkspaceStore } from '../../../store/store'
import { changeRows } from '../artifacts/artifact-rows'
import { shownContacts } from '../artifacts/shown-contacts'
import type { StoredArtifact } from '../artifacts/stored-artifact'
import { rowProblems } from '../processing/row-problems'
import { withoutLaunchProblems } from './launch-problems'
import { messageSteps } from './message-steps'
import { leadListsCollection } from './outreach-collections'
import { keepOutreach, readOutreach } from './read-outreach'

export interface LeadHandOver {
  /** A transaction. */
  readonly store: WorkspaceStore
  readonly campaignId: string
  readonly now: number
  readonly listId: string
  /** Whom it is about. @default everybody */
  readonly isAsked?: ((row: StoredArtifact) => boolean) | undefined
}

/** Puts contacts whose message waits on a list of the LinkedIn provider, and says at the others what they are missing. */
export async function handOverLeads({
  store,
  campaignId,
  now,
  listId,
  isAsked = () => true,
}: LeadHandOver): Promise<{ readonly handed: number; readonly unreachable: number }> {
  const written = await shownContacts(
    store,
    campaignId,
    now,
    (row) => hasUnsentMessage(row, 'heyreach') && isAsked(row),
  )
  const leads = written.filter(hasLinkedInProfile)
  const unreachable = written.filter((row) => !hasLinkedInProfile(row))
  const rows = { store, campaignId, artifactType: 'contact', now } as const
  await changeRows(
    rows,
    unreachable.map((row) => ({
      id: row.id,
      fields: rowProblems(row, 'No LinkedIn message was sent').because('there is no LinkedIn profile'),
    })),
  )
  if (leads.length === 0) return { handed: 0, unreachable: unreachable.length }
  await changeRows(
    rows,
    leads.map((row) => ({
      id: row.id,
      fields: {
        ...withoutLaunchProblems(row, 'heyreach'),
        process_history: [...row.process_history, { event: 'launch', channel: 'heyreach' }],
      },
    })),
  )
  const lists = store.collection(leadListsCollection)
  const list = (await lists.get(listId))?.value
  if (list !== undefined) await lists.put(listId, { ...list, leadCount: list.leadCount + leads.length })
  const outreach = await readOutreach(store, campaignId)
  await keepOutreach(store, {
    ...outreach,
    linkedIn: [
      ...outreach.linkedIn,
      {
        startedAt: now,
        seed: `${campaignId} ${outreach.linkedIn.length}`,
        leads: leadsBySteps(leads.map((row) => messageSteps(row, 'linkedin_message'))),
      },
    ],
  })
  return { handed: leads.length, unreachable: unreachable.length }
}
