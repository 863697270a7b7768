import { artifactTypes, importArtifacts } from '@inlay/sdk-core/contract/campaigns'
import { invalid } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { touchCampaign } from '../touch-campaign'
import { refuseWhileBusy } from '../processing/campaign-work'
import { addRows, readTable } from './artifact-rows'
import { ourFields } from './fit-fields'
import type { SaidTypes } from './infer-column-types'
import { readEach } from './read-each'
import { typeIn } from './row-matcher'
import { artifactsCollection, type ArtifactTable, type NewArtifact, type StoredArtifact } from './stored-artifact'

export const importArtifactsHandler = implement(importArtifacts, ({ input, store, clock }) =>
  store.transaction(async (open) => {
    const { sourceCampaignId, targetCampaignId } = input.body
    if (sourceCampaignId === targetCampaignId) {
      throw invalid([{ field: 'sourceCampaignId', message: 'Must be another campaign', code: 'same' }])
    }
    await readCampaign(open, sourceCampaignId)
    await readCampaign(open, targetCampaignId)
    await refuseWhileBusy(open, targetCampaignId)
    const now = clock.now()
    let importedRowsCount = 0
    for (const artifactType of artifactTypes) {
      const rows: NewArtifact[] = []
      const source = open.collection(artifactsCollection(sourceCampaignId, artifactType))
      for await (const { value } of readEach(source)) rows.push(asNew(value))
      const parts = { store: open, campaignId: targetCampaignId, artifactType, now }
      const said = saidBy(await readTable(open, sourceCampaignId, artifactType))
      importedRowsCount += (await addRows(parts, rows, said)).length
    }
    if (importedRowsCount > 0) await touchCampaign(open, targetCampaignId, now)
    return { importedRowsCount }
  }),
)

/** Columns come as what they are where they come from. */
function saidBy({ fields, columnTypes = {} }: ArtifactTable): SaidTypes {
  const own = fields.filter((field) => !ourFields.has(field))
  return new Map(own.map((field) => [field, typeIn(columnTypes, field) ?? 'text']))
}

/** What a campaign has written to somebody and done with them is its own: the person starts anew in another. */
function asNew(row: StoredArtifact): NewArtifact {
  const own = Object.entries(row).filter(([field]) => !ofTheTable.has(field) && !isMessage(field))
  return Object.fromEntries(own)
}

const ofTheTable: ReadonlySet<string> = new Set([
  'id',
  'artifact_type',
  'changed',
  'create_date',
  'update_date',
  'contact_status',
  'process_history',
  'errors_list',
  'organization_id',
])

function isMessage(field: string): boolean {
  return /^(?:email_subject|email_body|linkedin_message)(?:_\d+)?$/.test(field)
}
