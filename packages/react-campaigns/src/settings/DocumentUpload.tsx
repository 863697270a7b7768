import { isApiError } from '@inlay/sdk-core'
import {
  deleteKnowledgeDocument,
  knowledgeDocumentTypes,
  largestKnowledgeDocument,
  uploadKnowledgeDocument,
  type KnowledgeDocument,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useInlay, useMessages, useNotify, useSupports } from '@inlay/sdk-core/react'
import { FileDrop, useLeaveGuard, useRefusalText, type FileEntry } from '@inlay/sdk-core/ui'
import { useEffect, useRef, useState } from 'react'
import { isolatedText } from '../campaign-list/isolated-text'
import { knowledgeMessages } from './knowledge-messages'
import { KnownDocuments } from './KnownDocuments'
import { sameDocuments } from './same-documents'

export interface DocumentUploadProps {
  /** What is in the list. */
  readonly documents: readonly KnowledgeDocument[]
  /** One is being deleted: that it is gone from the list may yet be taken back. */
  readonly isDeleting: boolean
}

/**
 * Takes documents and sends them; those that have arrived stand in the list, and no longer here. What seems to be in the
 * list already waits to be asked about, for as long as it is there.
 */
export function DocumentUpload({ documents, isDeleting }: DocumentUploadProps) {
  const t = useMessages(knowledgeMessages)
  const { locale } = useInlay()
  const notify = useNotify()
  const refusalText = useRefusalText()
  const { run } = useAction(uploadKnowledgeDocument)
  const remove = useAction(deleteKnowledgeDocument, { failure: t('replaceFailed') })
  const canDelete = useSupports(deleteKnowledgeDocument) !== false
  const [files, setFiles] = useState<readonly FileEntry[]>([])
  const [known, setKnown] = useState<readonly FileEntry[]>([])
  /** What goes once a file has arrived. */
  const replaced = useRef(new WeakMap<File, readonly KnowledgeDocument[]>())
  /** Those of which all bytes are sent, and that the server reads now. */
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const [hasBegun, setHasBegun] = useState(false)
  const isUploading = files.some(({ status }) => status === 'queued' || status === 'started')
  /** The file of which was heard last has not arrived; what is wrong with others before it, they say themselves. */
  const [failedLast, setFailedLast] = useState(false)
  const hasFailed = files.some(({ status }) => status === 'errored')
  const left = isUploading ? 'leave' : hasFailed ? 'leaveFailed' : 'leaveDone'
  const { dialog } = useLeaveGuard({
    // Asked at the moment of leaving, so that a question stands until it is answered, also where uploads end meanwhile.
    when: hasBegun && (() => isUploading),
    title: t(`${left}Title`),
    detail: t(`${left}Detail`),
  })
  const isInList = ({ file }: FileEntry) => sameDocuments(file, documents).length > 0
  const [freed, setFreed] = useState<readonly FileEntry[]>([])
  if (!isDeleting && !known.every(isInList)) {
    const free = known.filter((entry) => !isInList(entry))
    setKnown(known.filter(isInList))
    setFiles([...files, ...free])
    setFreed(free)
  }
  // Said, since nobody has pressed anything for it: what is in the list again would look as if it were not deleted.
  useEffect(() => {
    if (freed.length === 0) return
    const names = freed.map(({ file }) => t('quoted', { name: isolatedText(file.name) }))
    const text = t('uploadedInstead', { count: freed.length, names: new Intl.ListFormat(locale).format(names) })
    notify({ id: 'campaigns.uploadedInstead', tone: 'info', text })
  }, [freed, locale, notify, t])
  if (useSupports(uploadKnowledgeDocument) === false) return null
  function add(entries: readonly FileEntry[]) {
    setKnown([])
    setFiles((before) => [...before, ...entries])
  }
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
        onFilesChange={(next, { reason }) => {
          setHasBegun(true)
          const failedBefore = new Set(files.filter(({ status }) => status === 'errored').map(({ id }) => id))
          if (next.some(({ status }) => status === 'success')) setFailedLast(false)
          else if (next.some(({ id, status }) => status === 'errored' && !failedBefore.has(id))) setFailedLast(true)
          const isKnown = (entry: FileEntry) =>
            reason === 'added' && !files.some(({ id }) => id === entry.id) && isInList(entry)
          const asked = next.filter(isKnown)
          const isAsked = ({ file: { name } }: FileEntry) => asked.some(({ file }) => file.name === name)
          setKnown((before) => [...before.filter((entry) => !isAsked(entry)), ...asked])
          setRead((before) => new Set(next.filter((entry) => isRead(entry, before)).map(({ id }) => id)))
          setFiles(next.filter((entry) => entry.status !== 'success' && !asked.includes(entry)))
        }}
        error={hasFailed && failedLast ? t('uploadFailed') : undefined}
        errorText={(error) => {
          if (!isApiError(error)) return t('notArrived')
          return error.fields[0]?.message ?? refusalText(error) ?? t('notArrived')
        }}
        onUpload={async (file, options) => {
          const arrived = await run({ file }, options)
          if (!arrived.ok) throw arrived.error
          for (const { documentId } of replaced.current.get(file) ?? []) await remove.run({ params: { documentId } })
        }}
      />
      <KnownDocuments
        files={known.map(({ file }) => file)}
        onReplace={
          canDelete
            ? () => {
                for (const { file } of known) replaced.current.set(file, sameDocuments(file, documents))
                add(known)
              }
            : undefined
        }
        onKeepBoth={() => add(known)}
        onDismiss={() => setKnown([])}
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
