import {
  accountFieldNames,
  contactFieldNames,
  downloadArtifacts,
  downloadFailedRows,
  listKindOf,
  type ArtifactType,
} from '@inlay/sdk-core/contract/campaigns'
import { listCell, writeCsv, type CsvValue } from '@inlay/sdk-core/csv'
import { notFound } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { bytesOf } from './bytes-of'
import { failedRowsBlob } from './failed-rows-blob'
import { fileStem } from './file-stem'
import { hiddenFields } from './hidden-fields'
import { readEach } from './read-each'
import { rowSearch } from './row-search'
import { readVisibility } from './row-visibility'
import { artifactsCollection, type StoredArtifact } from './stored-artifact'

export const downloadArtifactsHandler = implement(downloadArtifacts, async ({ input, store, clock, signal }) => {
  const { artifactType, search } = input.query
  const finds = rowSearch(search)
  const { campaignId, name } = (await readCampaign(store, input.params.campaignId)).value
  const { isShown } = await readVisibility(store, campaignId, artifactType, clock.now())
  const rows: StoredArtifact[] = []
  const fields = new Set<string>()
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, artifactType)))) {
    if (!isShown(value) || !finds(value)) continue
    rows.push(value)
    for (const field of Object.keys(value)) fields.add(field)
  }
  const columns = inOrder(artifactType, fields).map((field) => ({
    // The name of the field: the file can be uploaded again as it is.
    header: field,
    cell: (row: StoredArtifact) => cellOf(field, row[field]),
  }))
  return {
    bytes: await bytesOf(writeCsv(columns, rows, { signal })),
    mediaType: 'text/csv',
    filename: `${fileStem(name, 'campaign')} – ${artifactType === 'contact' ? 'contacts' : 'accounts'}.csv`,
  }
})

export const downloadFailedRowsHandler = implement(downloadFailedRows, async ({ input, store }) => {
  const bytes = await store.blobs.get(failedRowsBlob(input.params.uploadId))
  if (bytes === undefined) throw notFound('upload')
  return { bytes, mediaType: 'text/csv', filename: 'failed-rows.csv' }
})

/** Fields that we know first, then those that came along, as they came. */
function inOrder(artifactType: ArtifactType, present: ReadonlySet<string>): readonly string[] {
  const known = artifactType === 'contact' ? contactFieldNames : accountFieldNames
  const own = [...present].filter((field) => !known.includes(field) && !hiddenFields.has(field))
  const shown = [...known.filter((field) => present.has(field)), ...own]
  return shown.length > 0 ? shown : ['name']
}

function cellOf(field: string, value: unknown): CsvValue {
  if (Array.isArray(value)) {
    return value.every((each) => typeof each === 'string')
      ? listCell(listKindOf(field) ?? 'words', value)
      : JSON.stringify(value)
  }
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
