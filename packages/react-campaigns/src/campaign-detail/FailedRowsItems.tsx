import { useMessages } from '@inlay/sdk-core/react'
import { MenuItem } from '@inlay/sdk-core/ui'
import { FileWarning } from 'lucide-react'
import { useFailedRows } from '../create-audience/csv-upload/use-failed-rows'
import { useKeptFailedRows } from '../create-audience/csv-upload/use-kept-failed-rows'
import { createAudienceMessages } from '../create-audience/messages'

/** The rows of uploaded files that could not be taken, each to be saved with its reason. */
export function FailedRowsItems({ campaignId }: { readonly campaignId: string }) {
  const t = useMessages(createAudienceMessages)
  const download = useFailedRows()
  const { read } = useKeptFailedRows()
  return read(campaignId).map(({ uploadId, of }) => (
    <MenuItem key={uploadId} icon={FileWarning} onSelect={() => void download(uploadId, of)}>
      {t('downloadFailedOf', { name: of })}
    </MenuItem>
  ))
}
