import { hasUnsentMessage } from '@inlay/sdk-core/contract/campaigns'
import { leadsBySteps } from '../../../engines/outreach/launch-wave'
import type { WorkspaceStore } from '../../../store/store'
import { changeRows } from '../artifacts/artifact-rows'
import { shownContacts } from '../artifacts/shown-contacts'
import type { StoredArtifact } from '../artifacts/stored-artifact'
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

/** Puts contacts with a message who have not been handed over yet on a list of the LinkedIn provider; answers how many. */
export async function handOverLeads({
  store,
  campaignId,
  now,
  listId,
  isAsked = () => true,
}: LeadHandOver): Promise<number> {
  const leads = await shownContacts(store, campaignId, now, (row) => hasUnsentMessage(row, 'heyreach') && isAsked(row))
  if (leads.length === 0) return 0
  await changeRows(
    { store, campaignId, artifactType: 'contact', now },
    leads.map((row) => ({
      id: row.id,
      fields: { process_history: [...row.process_history, { event: 'launch', channel: 'heyreach' }] },
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
  return leads.length
}
