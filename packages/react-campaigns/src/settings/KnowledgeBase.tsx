import {
  deleteKnowledgeDocument,
  listKnowledgeDocuments,
  type KnowledgeDocument,
} from '@inlay/sdk-core/contract/campaigns'
import { change, useAction, useMessages, useOperation, useSupports } from '@inlay/sdk-core/react'
import { EmptyState, ErrorState, useFailureText } from '@inlay/sdk-core/ui'
import { useRef, useState } from 'react'
import { DeleteDocumentDialog } from './DeleteDocumentDialog'
import { DocumentRow } from './DocumentRow'
import { DocumentTextDialog } from './DocumentTextDialog'
import { DocumentsSkeleton } from './DocumentsSkeleton'
import { DocumentUpload } from './DocumentUpload'
import { knowledgeMessages } from './knowledge-messages'

const none: readonly KnowledgeDocument[] = []

/** The documents that campaigns are written from: uploaded, looked into, deleted. */
export function KnowledgeBase() {
  const t = useMessages(knowledgeMessages)
  const failureText = useFailureText()
  const documents = useOperation(listKnowledgeDocuments, {})
  const [doomed, setDoomed] = useState<KnowledgeDocument>()
  const [shown, setShown] = useState<KnowledgeDocument>()
  const heading = useRef<HTMLHeadingElement>(null)
  const canDelete = useSupports(deleteKnowledgeDocument) !== false
  const remove = useAction(deleteKnowledgeDocument, {
    optimistic: ({ params }) => [
      change(listKnowledgeDocuments, (all) => all.filter(({ documentId }) => documentId !== params.documentId)),
    ],
    success: t('deleted'),
    failure: t('deleteFailed'),
  })
  return (
    <div className="inlay-KnowledgeBase">
      <div className="inlay-KnowledgeBase-head">
        <h2 ref={heading} tabIndex={-1} className="inlay-Settings-sectionTitle">
          {t('title')}
        </h2>
        <p className="inlay-Settings-sectionAbout">{t('about')}</p>
      </div>
      <DocumentUpload documents={documents.status === 'ready' ? documents.data : none} isDeleting={remove.pending} />
      {documents.status === 'failed' ? (
        <ErrorState
          title={t('failed')}
          requestId={documents.error.requestId}
          onRetry={documents.retry}
          className="inlay-Settings-face"
          headingLevel={3}
        >
          {failureText(documents.error)}
        </ErrorState>
      ) : documents.status !== 'ready' ? (
        <DocumentsSkeleton />
      ) : documents.data.length === 0 ? (
        <EmptyState title={t('empty')} className="inlay-Settings-face" headingLevel={3}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <p className="inlay-KnowledgeBase-count">{t('count', { count: documents.data.length })}</p>
          <ul className="inlay-KnowledgeBase-list" aria-label={t('list')}>
            {documents.data.map((document) => (
              <DocumentRow
                key={document.documentId}
                document={document}
                onShow={setShown}
                onDelete={canDelete ? setDoomed : undefined}
              />
            ))}
          </ul>
        </>
      )}
      <DeleteDocumentDialog
        document={doomed}
        returnFocusTo={() => heading.current}
        onClose={() => setDoomed(undefined)}
        onConfirm={({ documentId }) => {
          setDoomed(undefined)
          void remove.run({ params: { documentId } })
        }}
      />
      {shown && <DocumentTextDialog document={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}
