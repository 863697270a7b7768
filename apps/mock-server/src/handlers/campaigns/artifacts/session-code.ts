import {
  executeSessionCode,
  filterOfCriteria,
  getAudienceListCode,
  sessionCodeLimit,
  type Artifact,
} from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { readTable } from './artifact-rows'
import { readCampaignFilters } from './campaign-filters-collection'
import { findRows } from './find-rows'
import { toArtifact } from './list-artifacts'
import { artifactsCollection } from './stored-artifact'

export const getAudienceListCodeHandler = implement(getAudienceListCode, async ({ input, store }) => {
  const { campaignId, peopleArtifactVisibleColumns } = (await readCampaign(store, input.params.campaignId)).value
  const { artifactType } = input.query
  const filters = (await readCampaignFilters(store, campaignId, artifactType)).map(({ value }) =>
    filterOfCriteria(value.filter_criteria.root_filter),
  )
  const [only] = filters
  const columns = artifactType === 'contact' ? peopleArtifactVisibleColumns : undefined
  return {
    code: {
      from: artifactType,
      ...(only === undefined
        ? {}
        : { where: filters.length === 1 ? only : { combine: 'and' as const, members: filters } }),
      ...(columns ? { columns } : {}),
      limit: sessionCodeLimit,
    },
  }
})

/** The code is a question to the store, and nothing that could run. */
export const executeSessionCodeHandler = implement(executeSessionCode, async ({ input, store, clock }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  const { code, limit } = input.body
  const question = { where: code.where, orderBy: code.orderBy, limit: Math.min(limit, code.limit) }
  const { columnTypes = {} } = await readTable(store, campaignId, code.from)
  const rows = store.collection(artifactsCollection(campaignId, code.from))
  const { documents, total } = await findRows(rows, question, columnTypes, clock.now())
  return { rows: documents.map(toArtifact).map((row) => only(row, code.columns)), total }
})

/** Of the columns that are asked for; those that make a row one stay. */
function only(row: Artifact, columns: readonly string[] | undefined): Artifact {
  if (columns === undefined) return row
  const { id, version_id, artifact_type, errors_list, process_history } = row
  const asked = Object.entries(row).filter(([field]) => columns.includes(field))
  return { ...Object.fromEntries(asked), id, version_id, artifact_type, errors_list, process_history }
}
