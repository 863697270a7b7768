import { uploadArtifacts } from '@inlay/sdk-core/contract/campaigns'
import { writeCsv } from '@inlay/sdk-core/csv'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { touchCampaign } from '../touch-campaign'
import { refuseWhileBusy } from '../processing/campaign-work'
import { addRows } from './artifact-rows'
import { bytesOf } from './bytes-of'
import { failedRowsBlob } from './failed-rows-blob'
import { readUpload, type ReadUpload } from './read-upload'

export const uploadArtifactsHandler = implement(uploadArtifacts, async ({ input, store, clock, newId, signal }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  const { artifactType, columns, delimiter, encoding } = input.fields
  const read = await readUpload(input.file, { artifactType, columns, delimiter, encoding, signal })
  return store.transaction(async (open) => {
    await refuseWhileBusy(open, campaignId)
    const now = clock.now()
    await addRows({ store: open, campaignId, artifactType, now }, read.rows)
    if (read.rows.length > 0) await touchCampaign(open, campaignId, now)
    const counts = { uploadedRowsCount: read.rows.length, failedRowsCount: read.failed.length }
    if (read.failed.length === 0) return counts
    const uploadId = newId('upload')
    await open.blobs.put(failedRowsBlob(uploadId), await failedRowsFile(read))
    return { ...counts, uploadId }
  })
})

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
