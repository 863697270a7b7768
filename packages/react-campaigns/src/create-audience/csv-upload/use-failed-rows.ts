import { downloadFailedRows } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages, useNotify } from '@inlay/sdk-core/react'
import { createAudienceMessages } from '../messages'

/** Saves the rows of a file that could not be taken, each with the reason beside it. */
export function useFailedRows(): (uploadId: string, of: string) => Promise<void> {
  const { client, host, workspaceId } = useInlay()
  const t = useMessages(createAudienceMessages)
  const notify = useNotify()
  return async function download(uploadId, of) {
    try {
      const { blob } = await client.download(downloadFailedRows, { params: { uploadId } }, { workspaceId })
      host.download({ blob, filename: `${of.replace(/\.csv$/i, '')} - failed rows.csv` })
    } catch {
      notify({
        tone: 'danger',
        text: t('downloadNotDone'),
        id: `failed rows ${uploadId}`,
        action: { label: t('tryAgain'), run: () => void download(uploadId, of) },
      })
    }
  }
}
