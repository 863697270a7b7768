import { useEffect, useRef } from 'react'
import type { QueueWait } from '../../agent/session/agent-session'
import type { TextMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { useAnnounce } from '../../ui/root/use-announce'
import { chatMessages } from '../chat-messages'
import { hasFiles } from '../waiting/kept-waiting'
import { textOfContent } from '../message/message-text'
import { MessageFiles } from '../message/MessageFiles'
import { PersonWords } from '../message/PersonWords'

/** What is written and waits to be sent. */
export function QueuedMessages({
  queue,
  waitsFor,
  isTooLong,
  onTakeBack,
}: {
  readonly queue: readonly TextMessage[]
  readonly waitsFor: QueueWait | undefined
  /** What it waits behind is more than the agent takes, however often it is tried. */
  readonly isTooLong: boolean
  readonly onTakeBack: ((messageId: string) => void) | undefined
}) {
  const t = useMessages(chatMessages)
  const announce = useAnnounce()
  const words = waitsFor && t(waitsFor === 'retry' && isTooLong ? 'queuedBehindRefused' : waits[waitsFor])
  const said = useRef<{ readonly words: string | undefined; readonly count: number }>({ words: undefined, count: 0 })
  useEffect(() => {
    const { current } = said
    said.current = { words, count: queue.length }
    if (words !== undefined && (words !== current.words || queue.length > current.count)) announce(words)
  }, [announce, words, queue.length])
  if (queue.length === 0) return null
  return (
    <ul className="inlay-AgentChat-queue">
      {queue.map(({ id, content }) => (
        <li key={id} className="inlay-AgentChat-queued">
          <div className="inlay-Message-bubble">
            <MessageFiles content={content} />
            <PersonWords text={textOfContent(content)} />
          </div>
          <span className="inlay-AgentChat-waits">
            {words}
            {hasFiles(content) && <span>{t('queuedFiles')}</span>}
            {onTakeBack && (
              <Button variant="link" size="compact" onClick={() => onTakeBack(id)}>
                {t('takeBack')}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const waits = {
  thread: 'queuedThread',
  run: 'queuedRunning',
  network: 'queuedOffline',
  retry: 'queuedRetry',
  answer: 'queuedAnswer',
  stop: 'queuedStop',
} as const satisfies Record<QueueWait, keyof typeof chatMessages.strings>
