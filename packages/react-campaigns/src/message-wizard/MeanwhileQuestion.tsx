import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { ConfirmDialog } from '@inlay/sdk-core/ui'
import { messageWizardMessages } from './messages'
import type { MessagesFinish } from './use-finish-messages'

export interface MeanwhileQuestionProps {
  readonly finish: MessagesFinish
  readonly messageType: MessageType
}

/** Asks before messages that came from elsewhere meanwhile are lost. */
export function MeanwhileQuestion({ finish: { theirs, agree, decline }, messageType }: MeanwhileQuestionProps) {
  const t = useMessages(messageWizardMessages)
  const count = theirs?.templates.length ?? 0
  return (
    <ConfirmDialog
      open={theirs !== undefined}
      title={t('meanwhile')}
      confirmLabel={t('saveOver')}
      onConfirm={agree}
      onOpenChange={decline}
    >
      {t(messageType === 'email' ? 'meanwhileEmails' : 'meanwhileLinkedIn', { count })}
    </ConfirmDialog>
  )
}
