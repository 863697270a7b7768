import { useContext, useEffect, useRef, useState } from 'react'
import { Pencil } from 'lucide-react'
import type { TextMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { CopyButton } from '../../ui/copy-button/CopyButton'
import { IconButton } from '../../ui/icon-button/IconButton'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden'
import { chatMessages } from '../chat-messages'
import { ChatViewContext } from './chat-view'
import { EditMessage } from './EditMessage'
import { MessageFiles } from './MessageFiles'
import { textOfContent } from './message-text'
import { PersonWords } from './PersonWords'

/** What a person said. It can be copied, and changed: then the conversation goes on from there. */
export function UserMessage({ message }: { readonly message: TextMessage }) {
  const t = useMessages(chatMessages)
  const view = useContext(ChatViewContext)
  const [editing, setEditing] = useState(false)
  const text = textOfContent(message.content)
  const editButton = useRef<HTMLButtonElement>(null)
  const cancelled = useRef(false)
  useEffect(() => {
    if (editing || !cancelled.current) return
    cancelled.current = false
    editButton.current?.focus()
  }, [editing])
  if (editing && view) {
    return (
      <EditMessage
        content={message.content}
        takesAway={view.countLater(message)}
        onCancel={() => {
          cancelled.current = true
          setEditing(false)
        }}
        onSend={(next) => {
          setEditing(false)
          view.returnFocus()
          view.actions.edit(message.id, next)
        }}
      />
    )
  }
  return (
    <div className="inlay-Message-said">
      <div className="inlay-Message-bubble">
        <VisuallyHidden>{t('youSaid')}</VisuallyHidden>
        <MessageFiles content={message.content} />
        <PersonWords text={text} />
      </div>
      {view && (
        <div className="inlay-Message-actions">
          <CopyButton size="compact" label={t('copyMessage')} text={text} />
          <IconButton
            ref={editButton}
            icon={Pencil}
            size="compact"
            label={t('editMessage')}
            onClick={() => setEditing(true)}
          />
        </div>
      )}
    </div>
  )
}
