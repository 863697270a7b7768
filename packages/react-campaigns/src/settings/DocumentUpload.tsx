import { isApiError } from '@inlay/sdk-core'
import {
  knowledgeDocumentTypes,
  largestKnowledgeDocument,
  uploadKnowledgeDocument,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useSupports } from '@inlay/sdk-core/react'
import { FileDrop, useLeaveGuard, useRefusalText, type FileEntry } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import { isolatedText } from '../campaign-list/isolated-text'
import { knowledgeMessages } from './knowledge-messages'

/** Takes documents and sends them; those that have arrived stand in the list, and no longer here. */
export function DocumentUpload() {
  const t = useMessages(knowledgeMessages)
  const refusalText = useRefusalText()
  const { run } = useAction(uploadKnowledgeDocument)
  const [files, setFiles] = useState<readonly FileEntry[]>([])
  /** Those of which all bytes are sent, and that the server reads now. */
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const [hasBegun, setHasBegun] = useState(false)
  const isUploading = files.some(({ status }) => status === 'queued' || status === 'started')
  const hasFailed = files.some(({ status }) => status === 'errored')
  const left = isUploading ? 'leave' : hasFailed ? 'leaveFailed' : 'leaveDone'
  const { dialog } = useLeaveGuard({
    // Asked at the moment of leaving, so that a question stands until it is answered, also where uploads end meanwhile.
    when: hasBegun && (() => isUploading),
    title: t(`${left}Title`),
    detail: t(`${left}Detail`),
  })
  if (useSupports(uploadKnowledgeDocument) === false) return null
  const [first] = files.filter(({ id }) => read.has(id))
  return (
    <>
      <FileDrop
        multiple
        size="compact"
        label={t('upload')}
        labelHidden
        accept={knowledgeDocumentTypes}
        maxSize={largestKnowledgeDocument}
        files={files.map((entry) => (read.has(entry.id) ? { ...entry, progress: undefined } : entry))}
        onFilesChange={(next) => {
          setHasBegun(true)
          setRead((before) => new Set(next.filter((entry) => isRead(entry, before)).map(({ id }) => id)))
          setFiles(next.filter(({ status }) => status !== 'success'))
        }}
        error={hasFailed ? t('uploadFailed') : undefined}
        errorText={(error) => {
          if (!isApiError(error)) return t('notArrived')
          return error.fields[0]?.message ?? refusalText(error) ?? t('notArrived')
        }}
        onUpload={async (file, options) => {
          const arrived = await run({ file }, options)
          if (!arrived.ok) throw arrived.error
        }}
      />
      <p className="inlay-KnowledgeBase-reading" role="status">
        {first && t('reading', { count: read.size, name: isolatedText(first.file.name) })}
      </p>
      {dialog}
    </>
  )
}

function isRead({ id, status, progress }: FileEntry, before: ReadonlySet<string>): boolean {
  return status === 'started' && (progress === undefined ? before.has(id) : progress >= 1)
}
