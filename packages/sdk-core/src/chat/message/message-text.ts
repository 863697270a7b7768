import type { MessageContent, ThreadMessage } from '../../agent/thread/thread-message'

/** The words of a message, without its pictures and files. */
export function textOfContent(content: MessageContent): string {
  if (typeof content === 'string') return content
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}

/** How many messages of a person have come after this one. */
export function countLater(messages: readonly ThreadMessage[], { id }: Pick<ThreadMessage, 'id'>): number {
  const at = messages.findLastIndex((each) => each.id === id)
  return messages.slice(at + 1).filter(({ role }) => role === 'user').length
}

/** All that the agent has said in the turn that a message of it belongs to, as it was written. */
export function textOfTurn(messages: readonly ThreadMessage[], message: Pick<ThreadMessage, 'id' | 'role'>): string {
  const at = messages.findLastIndex(({ id, role }) => id === message.id && role === message.role)
  const isUser = ({ role }: ThreadMessage) => role === 'user'
  const from = messages.slice(0, Math.max(at, 0)).findLastIndex(isUser) + 1
  const next = messages.findIndex((each, index) => index > at && isUser(each))
  const turn = messages.slice(from, next < 0 ? undefined : next)
  return turn
    .flatMap((each) => (each.role === 'assistant' && each.content.trim() !== '' ? [each.content.trim()] : []))
    .join('\n\n')
}
