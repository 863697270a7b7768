import type { KnowledgeDocument } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { ConfirmDialog } from '@inlay/sdk-core/ui'
import { isolatedText } from '../campaign-list/isolated-text'
import { knowledgeMessages } from './knowledge-messages'

export interface DeleteDocumentDialogProps {
  /** The document in question; without one the dialog is closed. */
  readonly document: KnowledgeDocument | undefined
  readonly onClose: () => void
  readonly onConfirm: (document: KnowledgeDocument) => void
  /** Where focus goes when the row is gone. */
  readonly returnFocusTo: () => HTMLElement | null
}

/** Asks before a document is deleted, and says what is no longer written from it then. */
export function DeleteDocumentDialog({ document, onClose, onConfirm, returnFocusTo }: DeleteDocumentDialogProps) {
  const t = useMessages(knowledgeMessages)
  return (
    <ConfirmDialog
      open={document !== undefined}
      title={t('deleteTitle', { name: isolatedText(document?.filename ?? '') })}
      confirmLabel={t('deleteConfirm')}
      returnFocusTo={returnFocusTo}
      onOpenChange={onClose}
      onConfirm={() => {
        if (document) onConfirm(document)
      }}
    >
      {t('deleteLoss')}
    </ConfirmDialog>
  )
}
