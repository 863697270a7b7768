import { uploadArtifacts, withdrawUpload } from '@inlay/sdk-core/contract/campaigns'
import { writeCsv } from '@inlay/sdk-core/csv'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { touchCampaign } from '../touch-campaign'
import { refuseWhileBusy } from '../processing/campaign-work'
import { addRows, readTable } from './artifact-rows'
import { bytesOf } from './bytes-of'
import { failedRowsBlob } from './failed-rows-blob'
import { inferColumnTypes } from './infer-column-types'
import { nextTurn } from './next-turn'
import { oddTextsOf } from './odd-texts'
import { readUpload, type ReadUpload } from './read-upload'
import { artifactsCollection } from './stored-artifact'
import { uploadId, uploadsCollection, withdrawRows } from './uploads-collection'

export const uploadArtifactsHandler = implement(uploadArtifacts, async ({ input, store, clock, newId, signal }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  const { artifactType, columns, delimiter, encoding, skipRecords, hasHeader, uploadKey } = input.fields
  const dialect = { delimiter, encoding, skipRecords, hasHeader }
  const read = await readUpload(input.file, { artifactType, columns, ...dialect, signal })
  return store.transaction(async (open) => {
    await refuseWhileBusy(open, campaignId)
    const now = clock.now()
    if (uploadKey !== undefined) await withdrawRows({ store: open, campaignId, now, uploadKey, newId })
    const { nextPlace: firstPlace, columnTypes = {} } = await readTable(open, campaignId, artifactType)
    // Somebody who stops an upload wants none of its rows.
    await nextTurn(signal)
    const kept = open.collection(artifactsCollection(campaignId, artifactType))
    const said = inferColumnTypes(read.rows, columnTypes, await oddTextsOf(kept, columnTypes, read.rows))
    const ids = await addRows({ store: open, campaignId, artifactType, now }, read.rows, said)
    await nextTurn(signal)
    if (uploadKey !== undefined && ids.length > 0) {
      const upload = { campaignId, artifactType, firstPlace, count: ids.length }
      await open.collection(uploadsCollection).put(uploadId(campaignId, uploadKey), upload)
    }
    if (read.rows.length > 0) await touchCampaign(open, campaignId, now)
    const counts = { uploadedRowsCount: read.rows.length, failedRowsCount: read.failed.length }
    if (read.failed.length === 0) return counts
    const failedId = newId('upload')
    await open.blobs.put(failedRowsBlob(failedId), await failedRowsFile(read))
    return { ...counts, uploadId: failedId }
  })
})

export const withdrawUploadHandler = implement(withdrawUpload, ({ input, store, clock, newId }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    await refuseWhileBusy(open, campaignId)
    const now = clock.now()
    const { uploadKey } = input.body
    const withdrawnRowsCount = await withdrawRows({ store: open, campaignId, now, uploadKey, newId })
    if (withdrawnRowsCount > 0) await touchCampaign(open, campaignId, now)
    return { withdrawnRowsCount }
  }),
)

/** As the file had them, so that they can be mended and uploaded again, with the reasons at the end. */
function failedRowsFile({ headers, failed }: ReadUpload): Promise<Uint8Array<ArrayBuffer>> {
  const widest = Math.max(headers.length, ...failed.map(({ cells }) => cells.length))
  const columns = Array.from({ length: widest }, (_, index) => ({
    header: headers[index] ?? '',
    cell: ({ cells }: ReadUpload['failed'][number]) => cells[index] ?? '',
  }))
  return bytesOf(
    writeCsv(
      [...columns, { header: 'Line', cell: ({ line }) => line }, { header: 'Reason', cell: ({ reason }) => reason }],
      failed,
    ),
  )
}
