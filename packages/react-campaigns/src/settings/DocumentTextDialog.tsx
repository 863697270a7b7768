import { getKnowledgeDocumentText, type KnowledgeDocument } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation } from '@inlay/sdk-core/react'
import { Button, Dialog, EmptyState, ErrorState, Skeleton, VisuallyHidden, useFailureText } from '@inlay/sdk-core/ui'
import { isolatedText } from '../campaign-list/isolated-text'
import { knowledgeMessages } from './knowledge-messages'

export interface DocumentTextDialogProps {
  readonly document: KnowledgeDocument
  readonly onClose: () => void
}

/** What was read of a document. */
export function DocumentTextDialog({ document: { documentId, filename }, onClose }: DocumentTextDialogProps) {
  const t = useMessages(knowledgeMessages)
  const failureText = useFailureText()
  const read = useOperation(getKnowledgeDocumentText, { params: { documentId } })
  return (
    <Dialog
      open
      size="large"
      title={t('textOf', { name: isolatedText(filename) })}
      description={t('textAbout')}
      onOpenChange={onClose}
      closeOnBackdrop
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {read.status === 'failed' ? (
        <ErrorState size="compact" headingLevel={3} title={t('textFailed')} onRetry={read.retry}>
          {failureText(read.error)}
        </ErrorState>
      ) : read.status !== 'ready' ? (
        <div className="inlay-KnowledgeBase-bones" aria-busy="true">
          <VisuallyHidden role="status">{t('textLoading')}</VisuallyHidden>
          {['40%', '92%', '86%', '94%', '60%'].map((width) => (
            <Skeleton key={width} width={width} height="14px" />
          ))}
        </div>
      ) : read.data.text === '' ? (
        <EmptyState size="compact" headingLevel={3} title={t('textEmpty')}>
          {t('textEmptyHint')}
        </EmptyState>
      ) : (
        <div className="inlay-KnowledgeBase-text" dir="auto">
          {read.data.text.split('\n').map((line, index) => (
            // The text does not change while it is looked at.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index}>{line}</p>
          ))}
          {read.data.truncated && <p className="inlay-KnowledgeBase-truncated">{t('textTruncated')}</p>}
        </div>
      )}
    </Dialog>
  )
}
