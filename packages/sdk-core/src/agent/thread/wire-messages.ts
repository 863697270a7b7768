import type { Message, ToolCall as WireToolCall } from '@ag-ui/core'
import { earlyEndMark } from './early-end'
import type { AssistantMessage, MessageContent, ThreadMessage, ToolCall } from './thread-message'

/**
 * The messages of a thread as an agent takes them: results follow the message with their calls, and what an agent is not to
 * get back is left out. A call without a result is closed by one that says so, since models refuse a thread without it.
 */
export function toWireMessages(messages: readonly ThreadMessage[], options: WireOptions = {}): readonly Message[] {
  return messages.flatMap((message) => wireMessages(message, options))
}

export interface WireOptions {
  /** Calls that are answered otherwise and get no result. */
  readonly openCalls?: ReadonlySet<string> | undefined
  /** Activities too: for a server that keeps the thread. Agents refuse them. @default false */
  readonly activities?: boolean | undefined
}

function wireMessages(message: ThreadMessage, { openCalls, activities = false }: WireOptions): readonly Message[] {
  const common = commonOf(message)
  switch (message.role) {
    case 'user':
      return [{ ...common, ...named(message), role: 'user', content: mutable(message.content) }]
    case 'system':
    case 'developer':
      return [{ ...common, ...named(message), role: message.role, content: plainText(message.content) }]
    case 'assistant':
      return [assistantMessage(message), ...message.toolCalls.flatMap((call) => resultMessage(call, openCalls))]
    case 'reasoning':
      return [{ ...common, role: 'reasoning', content: message.content }]
    case 'tool':
      return [{ ...common, role: 'tool', toolCallId: message.toolCallId, content: mutable(message.content) }]
    // What agents do beside talking is not theirs to read back: they refuse the role.
    case 'activity': {
      const { activityType, content } = message
      return activities ? [{ ...common, role: 'activity', activityType, content: { ...content } }] : []
    }
  }
}

function assistantMessage(message: AssistantMessage): Message {
  const toolCalls = message.toolCalls.map(wireCall)
  return {
    ...commonOf(message),
    ...named(message),
    role: 'assistant',
    ...(message.content === '' && toolCalls.length > 0 ? {} : { content: message.content }),
    ...(toolCalls.length === 0 ? {} : { toolCalls }),
  }
}

function wireCall({ id, name, args, status, encryptedValue, metadata }: ToolCall): WireToolCall {
  // That it failed is said by its result.
  const mark = status === 'cancelled' ? earlyEndMark(status) : undefined
  return {
    id,
    type: 'function',
    function: { name, arguments: args },
    ...(encryptedValue === undefined ? {} : { encryptedValue }),
    ...marked(metadata, mark),
  }
}

function resultMessage(call: ToolCall, openCalls: ReadonlySet<string> | undefined): readonly Message[] {
  const { id: toolCallId, result } = call
  if (result) {
    const { messageId: id, content, error } = result
    // Most models are told the content alone.
    const told = content === '' && error !== undefined ? error : mutable(content)
    return [{ id, role: 'tool', toolCallId, content: told, ...(error === undefined ? {} : { error }) }]
  }
  if (openCalls?.has(toolCallId)) return []
  const error = call.status === 'cancelled' ? 'The call was cancelled.' : 'The call gave no result.'
  return [{ id: `${toolCallId}-result`, role: 'tool', toolCallId, content: error, error }]
}

function commonOf({ id, status, subagentRunId, encryptedValue, metadata }: ThreadMessage) {
  return {
    id,
    ...(subagentRunId === undefined ? {} : { subagentRunId }),
    ...(encryptedValue === undefined ? {} : { encryptedValue }),
    ...marked(metadata, earlyEndMark(status)),
  }
}

function marked(metadata: ThreadMessage['metadata'], mark: ThreadMessage['metadata']) {
  return metadata === undefined && mark === undefined ? {} : { metadata: { ...metadata, ...mark } }
}

function named({ name }: { readonly name?: string | undefined }) {
  return name === undefined ? {} : { name }
}

function plainText(content: MessageContent): string {
  if (typeof content === 'string') return content
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

function mutable(content: MessageContent) {
  return typeof content === 'string' ? content : [...content]
}
