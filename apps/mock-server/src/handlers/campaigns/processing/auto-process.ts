import { autoProcess, enrichmentOptions } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { readConnections } from '../connections/connections-collection'
import { shownContacts } from '../artifacts/shown-contacts'
import { processContactsKind } from './process-contacts'
import { startWork } from './start-work'

export const autoProcessHandler = implement(autoProcess, ({ input, store, jobs, clock }) =>
  store.transaction(async (open) => {
    const { campaignId, messagesMetadata } = (await readCampaign(open, input.params.campaignId)).value
    const unwritten = await shownContacts(
      open,
      campaignId,
      clock.now(),
      ({ contact_status: status }) => status === 'created' || status === 'enriched',
    )
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
