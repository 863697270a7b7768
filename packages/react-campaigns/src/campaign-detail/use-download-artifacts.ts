import { useContext } from 'react'
import { downloadArtifacts, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { useSavedDownload } from '../use-saved-download'
import { HiddenRowsContext } from './hidden-rows'
import { campaignDetailMessages } from './messages'

/** Saves the rows of a campaign as a CSV file, as the server writes it: all that are found, in all columns. */
export function useDownloadArtifacts(campaignId: string) {
  const t = useMessages(campaignDetailMessages)
  const { save, saving } = useSavedDownload()
  const hidden = useContext(HiddenRowsContext)
  return {
    downloading: saving !== undefined,
    download: (artifactType: ArtifactType, search = '') =>
      save({
        operation: downloadArtifacts,
        input: { params: { campaignId }, query: { artifactType, ...(search === '' ? {} : { search }) } },
        nameOf: (given = `${artifactType}s.csv`) => given,
        failed: t('downloadFailed'),
        note: hidden[artifactType] ? t('leftOut', { count: hidden[artifactType] }) : undefined,
        id: `download ${campaignId} ${artifactType}`,
      }),
  }
}
