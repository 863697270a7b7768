import type { UploadResult } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useNotify } from '@inlay/sdk-core/react'
import { createAudienceMessages } from '../messages'
import type { UploadEntry, UploadState } from './upload-entry'
import { useFailedRows } from './use-failed-rows'

/** Says how the upload of a file ended, and offers the rows that could not be taken. */
export function useUploadNotices(): (entry: UploadEntry, state: UploadState) => void {
  const t = useMessages(createAudienceMessages)
  const notify = useNotify()
  const downloadFailed = useFailedRows()

  return ({ id: entryId, file, artifactType }, state) => {
    // Tried again, a file has something else to say.
    const id = `upload ${entryId}`
    const isOfContacts = artifactType === 'contact'
    const offer = ({ uploadId }: UploadResult) =>
      uploadId === undefined
        ? {}
        : {
            lasting: true,
            action: {
              label: t('downloadFailed'),
              run: () => void downloadFailed(uploadId, file.name),
              stays: true,
            },
          }
    if (state.status === 'success') {
      const { uploadedRowsCount, failedRowsCount } = state.result
      const done = isOfContacts ? t('rowsUploaded', { count: uploadedRowsCount }) : t('accountsUploaded')
      notify({ tone: 'success', id, text: done })
      if (failedRowsCount > 0) {
        const text = t('rowsFailed', { count: failedRowsCount })
        notify({ tone: 'danger', id: `${id} failed rows`, text, ...offer(state.result) })
      }
    }
    if (state.status !== 'errored') return
    if (state.problem === 'no-row') {
      const text = t(isOfContacts ? 'allRowsFailed' : 'accountsNotUploaded')
      notify({ tone: 'danger', id, text, ...(state.result && offer(state.result)) })
    } else if (state.problem === 'call' && !isOfContacts) {
      notify({ tone: 'danger', id, text: t('accountsError') })
    }
  }
}
