import { autoProcess, enrichmentOptions } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import type { WorkspaceStore } from '../../../store/store'
import { artifactsCollection, type StoredArtifact } from '../artifacts/stored-artifact'
import { readEach } from '../artifacts/read-each'
import { readVisibility } from '../artifacts/row-visibility'
import { readCampaign } from '../campaigns-collection'
import { readConnections } from '../connections/connections-collection'
import { processContactsKind } from './process-contacts'
import { startWork } from './start-work'

export const autoProcessHandler = implement(autoProcess, ({ input, store, jobs, clock }) =>
  store.transaction(async (open) => {
    const { campaignId, messagesMetadata } = (await readCampaign(open, input.params.campaignId)).value
    const unwritten = await shownContacts(open, campaignId, clock.now())
    const createdIds = unwritten.filter(({ contact_status: status }) => status === 'created').map(({ id }) => id)
    const unwrittenIds = unwritten.map(({ id }) => id)
    const connected = new Set((await readConnections(open)).map(({ connectorType }) => connectorType))
    await startWork({
      store: open,
      jobs,
      campaignId,
      kind: processContactsKind,
      state: 'PROCESSING',
      input: {
        createdIds,
        unwrittenIds,
        messages: messagesMetadata,
        // What the workspace can ask: nothing else would find anything.
        enrichmentOptions: enrichmentOptions.filter((option) => {
          if (option === 'LinkedIn') return true
          return connected.has(option === 'Firmographics' ? 'contact-data' : 'crm')
        }),
      },
      total: createdIds.length + unwrittenIds.length * messagesMetadata.length,
    })
    return { ack: true }
  }),
)

/** Those that the filters let through and that nothing has been written to. */
async function shownContacts(
  store: WorkspaceStore,
  campaignId: string,
  now: number,
): Promise<readonly StoredArtifact[]> {
  const { isShown } = await readVisibility(store, campaignId, 'contact', now)
  const found: StoredArtifact[] = []
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    if (isShown(value) && (value.contact_status === 'created' || value.contact_status === 'enriched')) found.push(value)
  }
  return found
}
