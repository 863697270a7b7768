import { CircleAlert, Paperclip, X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../../ui/icon/Icon'
import { IconButton } from '../../ui/icon-button/IconButton'
import { Spinner } from '../../ui/spinner/Spinner'
import { chatMessages } from '../chat-messages'
import type { Attachment } from './attachment'

export function AttachmentList({
  attachments,
  onRemove,
}: {
  readonly attachments: readonly Attachment[]
  readonly onRemove: (id: string) => void
}) {
  const t = useMessages(chatMessages)
  if (attachments.length === 0) return null
  return (
    <ul className="inlay-Composer-files">
      {attachments.map(({ id, name, state: { status } }) => (
        <li key={id} className="inlay-Composer-file" data-state={status}>
          {status === 'under-way' && <Spinner label={t('attaching', { name })} />}
          {status === 'ready' && <Icon icon={Paperclip} size={14} />}
          {status === 'failed' && <Icon icon={CircleAlert} size={14} label={t('attachFailed', { name })} />}
          <bdi>{name}</bdi>
          <IconButton icon={X} size="compact" label={t('removeAttachment', { name })} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  )
}
