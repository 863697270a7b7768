import type { ThreadMessage } from '../../agent/thread/thread-message'
import type { SessionStatus } from '../../agent/session/agent-session'
import { useMessages } from '../../react/messages/use-messages'
import { chatMessages } from '../chat-messages'

/** Says that the agent is at work while nothing else shows it. It stands where actions stand later, so that nothing moves. */
export function WorkingLine({
  status,
  last,
}: {
  readonly status: SessionStatus
  /** The last message that there is something to see of. */
  readonly last: ThreadMessage | undefined
}) {
  const t = useMessages(chatMessages)
  const showsItself = status === 'running' && last !== undefined && isLive(last)
  if (showsItself) return null
  return (
    // No division, so that the last page of messages is the last of its kind, and leaves room for it.
    <p className="inlay-MessageList-working">{t(status === 'reconnecting' ? 'reconnecting' : 'working')}</p>
  )
}

function isLive(message: ThreadMessage): boolean {
  if (message.role === 'assistant') {
    return message.toolCalls.some(({ status }) => status === 'streaming' || status === 'called') || hasText(message)
  }
  return message.role === 'reasoning' && message.status === 'streaming'
}

function hasText({ content, status }: { readonly content: string; readonly status: string }): boolean {
  return status === 'streaming' && content !== ''
}
