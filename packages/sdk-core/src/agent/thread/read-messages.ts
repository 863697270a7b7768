import { isRecord } from '../json/is-record'
import { earlyEndOf } from './early-end'
import type { MessageContent, ThreadMessage, ToolCall } from './thread-message'

type Fields = Readonly<Record<string, unknown>>

/**
 * Messages as agents send them, as a thread has them: the results of tools are put to their calls. Those of CopilotKit 1,
 * which has messages for calls and for results, are understood too; what is no message is left out.
 */
export function readMessages(value: unknown): readonly ThreadMessage[] {
  if (!Array.isArray(value)) return []
  const messages: ThreadMessage[] = []
  for (const [index, each] of value.entries()) {
    if (!isRecord(each)) continue
    const id = textOf(each['id']) ?? `message-${index + 1}`
    const result = resultOf(each)
    if (result) addResult(messages, id, result)
    else if (isFormerCall(each)) addFormerCall(messages, id, each)
    else {
      const message = messageOf(id, each)
      if (message) messages.push(message)
    }
  }
  return messages.map(settleCalls)
}

function messageOf(id: string, fields: Fields): ThreadMessage | undefined {
  const common = {
    id,
    status: earlyEndOf(fields['metadata']) ?? 'complete',
    ...optional(fields, ['subagentRunId', 'encryptedValue', 'metadata']),
  } as const
  switch (textOf(fields['role'])?.toLowerCase()) {
    case 'user':
      return { ...common, ...optional(fields, ['name']), role: 'user', content: contentOf(fields['content']) }
    case 'system':
      return { ...common, ...optional(fields, ['name']), role: 'system', content: contentOf(fields['content']) }
    case 'developer':
      return { ...common, ...optional(fields, ['name']), role: 'developer', content: contentOf(fields['content']) }
    case 'assistant':
      return {
        ...common,
        ...optional(fields, ['name']),
        role: 'assistant',
        content: plainText(fields['content']),
        toolCalls: callsOf(fields['toolCalls']),
      }
    case 'reasoning':
      return { ...common, role: 'reasoning', content: plainText(fields['content']) }
    case 'activity': {
      const { content } = fields
      const activityType = textOf(fields['activityType']) ?? ''
      return isRecord(content) ? { ...common, role: 'activity', activityType, content } : undefined
    }
    default:
      return undefined
  }
}

function callsOf(value: unknown): readonly ToolCall[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((call): readonly ToolCall[] => {
    if (!isRecord(call) || typeof call['id'] !== 'string') return []
    const called = isRecord(call['function']) ? call['function'] : {}
    const name = textOf(called['name']) ?? ''
    const args = argumentsOf(called['arguments'])
    const status = earlyEndOf(call['metadata']) ?? 'called'
    return [{ id: call['id'], name, args, status, ...optional(call, ['encryptedValue', 'metadata']) }]
  })
}

interface Result {
  readonly toolCallId: string
  readonly content: MessageContent
  readonly error?: string | undefined
}

function resultOf(fields: Fields): Result | undefined {
  const error = textOf(fields['error'])
  const failed = error === undefined ? {} : { error }
  const toolCallId = textOf(fields['toolCallId'])
  if (fields['role'] === 'tool' && toolCallId !== undefined) {
    return { toolCallId, content: contentOf(fields['content']), ...failed }
  }
  const former = textOf(fields['actionExecutionId'])
  return former === undefined ? undefined : { toolCallId: former, content: contentOf(fields['result']), ...failed }
}

function addResult(messages: ThreadMessage[], messageId: string, { toolCallId, content, error }: Result) {
  const index = messages.findLastIndex(
    (message) => message.role === 'assistant' && message.toolCalls.some(({ id }) => id === toolCallId),
  )
  const message = messages[index]
  if (message?.role !== 'assistant') {
    messages.push({ id: messageId, role: 'tool', toolCallId, content, status: 'complete' })
    return
  }
  const result = { messageId, content, ...(error === undefined ? {} : { error }) }
  const status = error === undefined ? 'complete' : 'failed'
  const toolCalls = message.toolCalls.map((call): ToolCall =>
    call.id === toolCallId ? withResult(call, status, result) : call,
  )
  messages[index] = { ...message, toolCalls }
}

/** An error of one that was stopped only says so, to models that refuse a call without a result. */
function withResult(call: ToolCall, status: 'complete' | 'failed', result: NonNullable<ToolCall['result']>): ToolCall {
  if (call.status !== 'cancelled') return { ...call, status, result }
  return status === 'failed' ? call : { ...call, result }
}

function isFormerCall(fields: Fields): boolean {
  return fields['role'] === undefined && typeof fields['name'] === 'string' && fields['arguments'] !== undefined
}

function addFormerCall(messages: ThreadMessage[], id: string, fields: Fields) {
  const call: ToolCall = {
    id,
    name: textOf(fields['name']) ?? '',
    args: argumentsOf(fields['arguments']),
    status: 'called',
  }
  const parentId = textOf(fields['parentMessageId'])
  const index = messages.findIndex((message) => message.id === parentId && message.role === 'assistant')
  const parent = messages[index]
  if (parent?.role === 'assistant') messages[index] = { ...parent, toolCalls: [...parent.toolCalls, call] }
  else messages.push({ id: parentId ?? id, role: 'assistant', content: '', toolCalls: [call], status: 'complete' })
}

/** A call that the thread has gone on after without a result was given up; only those of the last message may still wait. */
function settleCalls(message: ThreadMessage, index: number, all: readonly ThreadMessage[]): ThreadMessage {
  if (message.role !== 'assistant' || index === all.length - 1) return message
  if (!message.toolCalls.some(({ status }) => status === 'called')) return message
  const toolCalls = message.toolCalls.map((call) =>
    call.status === 'called' ? ({ ...call, status: 'cancelled' } as const) : call,
  )
  return { ...message, toolCalls }
}

function optional<Name extends string>(fields: Fields, names: readonly Name[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name]
      const fits = name === 'metadata' ? isRecord(value) : typeof value === 'string'
      return fits ? [[name, value]] : []
    }),
  )
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function contentOf(value: unknown): MessageContent {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.filter(isRecord) as unknown as MessageContent
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

function plainText(value: unknown): string {
  const content = contentOf(value)
  if (typeof content === 'string') return content
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

function argumentsOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}
