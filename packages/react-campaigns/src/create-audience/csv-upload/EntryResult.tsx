import { useState } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button } from '@inlay/sdk-core/ui'
import { Download } from 'lucide-react'
import { createAudienceMessages } from '../messages'
import type { UploadState } from './upload-entry'
import { useFailedRows } from './use-failed-rows'

export interface EntryResultProps {
  readonly file: File
  readonly state: Extract<UploadState, { readonly status: 'success' | 'errored' }>
}

/** What became of a file: how many rows, what went wrong, and the rows that could not be taken. */
export function EntryResult({ file, state }: EntryResultProps) {
  const t = useMessages(createAudienceMessages)
  const download = useFailedRows()
  const [isDownloading, setDownloading] = useState(false)
  const { result } = state
  const uploadId = result?.uploadId

  async function save(id: string) {
    setDownloading(true)
    await download(id, file.name)
    setDownloading(false)
  }

  return (
    <div className="inlay-AudienceUpload-result">
      {state.status === 'errored' && state.problem === 'stopped' && (
        <p className="inlay-AudienceUpload-facts">{t('noneKept')}</p>
      )}
      {state.status === 'errored' && (state.problem === 'call' || state.problem === 'unknown') && (
        <p className="inlay-AudienceUpload-error">
          {t(state.problem === 'unknown' ? 'stopUnknown' : 'uploadFailed')}
          {state.reason !== undefined && <span>{state.reason}</span>}
        </p>
      )}
      {result && (
        <p className="inlay-AudienceUpload-facts">
          {result.uploadedRowsCount > 0 && <span>{t('added', { count: result.uploadedRowsCount })}</span>}
          {result.failedRowsCount > 0 && (
            <span className="inlay-AudienceUpload-failed">{t('failedRows', { count: result.failedRowsCount })}</span>
          )}
          {uploadId !== undefined && (
            <Button
              variant="link"
              size="compact"
              icon={Download}
              busy={isDownloading}
              aria-label={t('downloadFailedOf', { name: file.name })}
              onClick={() => void save(uploadId)}
            >
              {t('downloadFailed')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
