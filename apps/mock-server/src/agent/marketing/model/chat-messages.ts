import { readMessages, type ThreadMessage } from '@inlay/sdk-core/agent'
import type { ChatMessage } from '../../../engines/language-model/chat-model'
import { textOfMessage } from '../plan/prompt-of'

/** What was said in a thread, as a model is told it. */
export function chatMessages(messages: readonly object[]): readonly ChatMessage[] {
  const said = readMessages(messages)
  // Not in the middle of an answer, whose calls would lack their beginning.
  const start = said.findIndex((message, index) => message.role === 'user' && index >= said.length - mostMessages)
  return said.slice(Math.max(start, 0)).flatMap(chatMessage)
}

const mostMessages = 60

function chatMessage(message: ThreadMessage): readonly ChatMessage[] {
  if (message.role === 'user') return [{ role: 'user', content: textOfMessage(message) }]
  if (message.role !== 'assistant') return []
  const calls = message.toolCalls.map(({ id, name, args }) => ({ id, name, args: args === '' ? '{}' : args }))
  return [
    { role: 'assistant', content: textOfMessage(message), calls },
    ...message.toolCalls.map(({ id, result }) => ({
      role: 'tool' as const,
      callId: id,
      content: result === undefined ? '{"error":"It was stopped."}' : textOfMessage(result),
    })),
  ]
}
