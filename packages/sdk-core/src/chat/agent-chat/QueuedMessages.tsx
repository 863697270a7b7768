import type { TextMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { chatMessages } from '../chat-messages'
import { textOfContent } from '../message/message-text'

/** What is written and waits to be sent. */
export function QueuedMessages({
  queue,
  working,
  onTakeBack,
}: {
  readonly queue: readonly TextMessage[]
  readonly working: boolean
  readonly onTakeBack: (messageId: string) => void
}) {
  const t = useMessages(chatMessages)
  if (queue.length === 0) return null
  return (
    <ul className="inlay-AgentChat-queue">
      {queue.map(({ id, content }) => (
        <li key={id} className="inlay-AgentChat-queued">
          <p className="inlay-Message-bubble inlay-Message-words" dir="auto">
            {textOfContent(content)}
          </p>
          <span className="inlay-AgentChat-waits">
            {t(working ? 'queuedRunning' : 'queuedOffline')}
            <Button variant="link" size="compact" onClick={() => onTakeBack(id)}>
              {t('takeBack')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
