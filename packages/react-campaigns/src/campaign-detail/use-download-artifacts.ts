import { useState } from 'react'
import { downloadArtifacts, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages, useNotify } from '@inlay/sdk-core/react'
import { campaignDetailMessages } from './messages'

/** Saves the rows of a campaign as a CSV file, as the server writes it: all of them, in all columns. */
export function useDownloadArtifacts(campaignId: string) {
  const { client, host, workspaceId } = useInlay()
  const notify = useNotify()
  const t = useMessages(campaignDetailMessages)
  const [downloading, setDownloading] = useState<ArtifactType>()

  async function download(artifactType: ArtifactType): Promise<void> {
    setDownloading(artifactType)
    try {
      const input = { params: { campaignId }, query: { artifactType } }
      const { blob, filename = `${artifactType}s.csv` } = await client.download(downloadArtifacts, input, {
        workspaceId,
      })
      host.download({ blob, filename })
    } catch {
      notify({
        tone: 'danger',
        text: t('downloadFailed'),
        id: `download ${campaignId} ${artifactType}`,
        action: { label: t('tryAgain'), run: () => void download(artifactType) },
      })
    } finally {
      setDownloading(undefined)
    }
  }
  return { download, downloading }
}
