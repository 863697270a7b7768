import { autoEnrich, type EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { requireConnection } from '../connections/connections-collection'
import { enrichRowsKind } from './enrich-rows'
import { shownRowIds } from './shown-row-ids'
import { startWork } from './start-work'

export const autoEnrichHandler = implement(autoEnrich, ({ input, store, jobs, clock }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    const { artifactType } = input.body
    const enrichmentOptions = [...new Set(input.body.enrichmentOptions)]
    if (enrichmentOptions.includes('Firmographics')) await requireConnection(open, 'contact-data')
    if (enrichmentOptions.some(isOfCrm)) await requireConnection(open, 'crm')
    const rowIds = await shownRowIds(open, campaignId, artifactType, clock.now())
    await startWork({
      store: open,
      jobs,
      campaignId,
      kind: enrichRowsKind,
      state: 'PROCESSING',
      input: { artifactType, enrichmentOptions, rowIds },
      total: rowIds.length,
    })
    return { ack: true }
  }),
)

function isOfCrm(option: EnrichmentOption): boolean {
  return option !== 'Firmographics' && option !== 'LinkedIn'
}
