import { CircleAlert, Paperclip, RotateCw, X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { fileMessages } from '../../ui/file-drop/file-messages'
import { Icon } from '../../ui/icon/Icon'
import { IconButton } from '../../ui/icon-button/IconButton'
import { Spinner } from '../../ui/spinner/Spinner'
import { tooltipAttributes } from '../../ui/tooltip/tooltip-attributes'
import { chatMessages } from '../chat-messages'
import type { Attachment } from './attachment'

/** What goes with a message, and how far it is. */
export function AttachmentList({
  attachments,
  onRetry,
  onRemove,
}: {
  readonly attachments: readonly Attachment[]
  readonly onRetry: (attachment: Attachment) => void
  readonly onRemove: (attachment: Attachment) => void
}) {
  const t = useMessages(chatMessages)
  const ofFiles = useMessages(fileMessages)
  if (attachments.length === 0) return null
  return (
    <ul className="inlay-Composer-files">
      {attachments.map((attachment) => {
        const { name } = attachment
        const { status } = attachment.state
        return (
          <li key={attachment.id} className="inlay-Composer-file" data-state={status}>
            {status === 'under-way' && <Spinner label={t('attaching', { name })} />}
            {status === 'ready' && <Icon icon={Paperclip} size={14} />}
            {status === 'failed' && <Icon icon={CircleAlert} size={14} label={t('attachFailed', { name })} />}
            <bdi {...tooltipAttributes({ text: name, whenCut: true })}>{name}</bdi>
            {status === 'failed' && (
              <IconButton
                icon={RotateCw}
                size="compact"
                label={ofFiles('retry', { name })}
                onClick={() => onRetry(attachment)}
              />
            )}
            <IconButton
              icon={X}
              size="compact"
              label={t('removeAttachment', { name })}
              onClick={() => onRemove(attachment)}
            />
          </li>
        )
      })}
    </ul>
  )
}
