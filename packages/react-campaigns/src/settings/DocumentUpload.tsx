import { isApiError } from '@inlay/sdk-core'
import {
  knowledgeDocumentTypes,
  largestKnowledgeDocument,
  uploadKnowledgeDocument,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useSupports } from '@inlay/sdk-core/react'
import { FileDrop, useLeaveGuard, useRefusalText, type FileEntry } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import { knowledgeMessages } from './knowledge-messages'

/** Takes documents and sends them; those that have arrived stand in the list, and no longer here. */
export function DocumentUpload() {
  const t = useMessages(knowledgeMessages)
  const refusalText = useRefusalText()
  const { run } = useAction(uploadKnowledgeDocument)
  const [files, setFiles] = useState<readonly FileEntry[]>([])
  const { dialog } = useLeaveGuard({
    when: files.some(({ status }) => status === 'queued' || status === 'started'),
    title: t('leaveTitle'),
    detail: t('leaveDetail'),
  })
  if (useSupports(uploadKnowledgeDocument) === false) return null
  return (
    <>
      <FileDrop
        multiple
        size="compact"
        label={t('upload')}
        labelHidden
        accept={knowledgeDocumentTypes}
        maxSize={largestKnowledgeDocument}
        files={files}
        onFilesChange={(next) => setFiles(next.filter(({ status }) => status !== 'success'))}
        error={files.some(({ status }) => status === 'errored') ? t('uploadFailed') : undefined}
        errorText={(error) => {
          if (!isApiError(error)) return t('notArrived')
          return error.fields[0]?.message ?? refusalText(error) ?? t('notArrived')
        }}
        onUpload={async (file, options) => {
          const sent = await run({ file }, options)
          if (!sent.ok) throw sent.error
        }}
      />
      {dialog}
    </>
  )
}
