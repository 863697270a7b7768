import type { MessageContent, ThreadMessage } from '../../agent/thread/thread-message'

/** The words of a message, without its pictures and files. */
export function textOfContent(content: MessageContent): string {
  if (typeof content === 'string') return content
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}

/** All that the agent has said in the turn that a message belongs to, as it was written. */
export function textOfTurn(messages: readonly ThreadMessage[], messageId: string): string {
  const at = messages.findLastIndex(({ id, role }) => id === messageId && role === 'assistant')
  const isUser = ({ role }: ThreadMessage) => role === 'user'
  const from = messages.slice(0, Math.max(at, 0)).findLastIndex(isUser) + 1
  const next = messages.findIndex((message, index) => index > at && isUser(message))
  const turn = messages.slice(from, next < 0 ? undefined : next)
  return turn
    .flatMap((message) =>
      message.role === 'assistant' && message.content.trim() !== '' ? [message.content.trim()] : [],
    )
    .join('\n\n')
}
