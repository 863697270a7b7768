import { enrichWithAi } from '@inlay/sdk-core/contract/campaigns'
import { invalid } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import { hiddenFields } from '../artifacts/hidden-fields'
import { campaignsCollection, readCampaign } from '../campaigns-collection'
import { startWork } from './start-work'
import { shownRowIds } from './shown-row-ids'
import { writeColumnKind } from './write-column'

export const enrichWithAiHandler = implement(enrichWithAi, ({ input, store, jobs, clock }) =>
  store.transaction(async (open) => {
    const { value: campaign } = await readCampaign(open, input.params.campaignId)
    const { campaignId, enrichmentWithAiMetadata } = campaign
    const { artifactType, userPrompt, fieldName, fieldsToEnrichFrom } = input.body
    if (hiddenFields.has(fieldName)) {
      throw invalid([{ field: 'fieldName', message: 'Is a name that the product keeps for itself', code: 'reserved' }])
    }
    const rowIds = await shownRowIds(open, campaignId, artifactType, clock.now())
    const column = { fieldName, userPrompt, ...(fieldsToEnrichFrom === undefined ? {} : { fieldsToEnrichFrom }) }
    await startWork({
      store: open,
      jobs,
      campaignId,
      kind: writeColumnKind,
      state: 'PROCESSING',
      input: { artifactType, ...column, rowIds },
      total: rowIds.length,
    })
    const others = enrichmentWithAiMetadata.filter((each) => each.fieldName !== fieldName)
    await open
      .collection(campaignsCollection)
      .put(campaignId, { ...campaign, enrichmentWithAiMetadata: [...others, column] })
    return { ack: true }
  }),
)
