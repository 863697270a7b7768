import type { ContentPart } from '@ag-ui/core'

/** Text, or text among pictures and files. */
export type MessageContent = string | readonly ContentPart[]

/**
 * `cancelled`: it was not ended by who wrote it, and nothing more will come. `failed`: its run was over before it was, by
 * no person's wish.
 */
export type MessageStatus = 'streaming' | 'complete' | 'cancelled' | 'failed'

interface CommonFields {
  /** Unique among reasoning, activities, results, and all other messages each: a key for showing them is role and id. */
  readonly id: string
  /** The subagent that it comes from; nothing for the agent itself. */
  readonly subagentRunId?: string | undefined
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
  /** Sent back as it came: what only the agent can read. */
  readonly encryptedValue?: string | undefined
  readonly status: MessageStatus
}

export interface TextMessage extends CommonFields {
  readonly role: 'user' | 'system' | 'developer'
  readonly name?: string | undefined
  readonly content: MessageContent
}

export interface AssistantMessage extends CommonFields {
  readonly role: 'assistant'
  readonly name?: string | undefined
  readonly content: string
  readonly toolCalls: readonly ToolCall[]
}

export interface ReasoningMessage extends CommonFields {
  readonly role: 'reasoning'
  readonly content: string
}

/** What an agent does beside talking, in a form of its own. */
export interface ActivityMessage extends CommonFields {
  readonly role: 'activity'
  readonly activityType: string
  readonly content: Readonly<Record<string, unknown>>
}

/** A result whose call is not in the thread. */
export interface ToolMessage extends CommonFields {
  readonly role: 'tool'
  readonly toolCallId: string
  readonly content: MessageContent
}

/** One entry of a thread. Never changed: what changes is another object, and what does not stays the same one. */
export type ThreadMessage = TextMessage | AssistantMessage | ReasoningMessage | ActivityMessage | ToolMessage

/**
 * `streaming`: the arguments still come. `called`: they are whole, and the tool works or waits for a person. `cancelled`: the
 * run ended without its result.
 */
export type ToolCallStatus = 'streaming' | 'called' | 'complete' | 'failed' | 'cancelled'

export interface ToolCall {
  readonly id: string
  readonly name: string
  /** JSON as it has come so far; read by `createJsonReader` when somebody looks at it. */
  readonly args: string
  readonly status: ToolCallStatus
  readonly result?: ToolResult | undefined
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
  readonly encryptedValue?: string | undefined
}

export interface ToolResult {
  readonly messageId: string
  readonly content: MessageContent
  readonly error?: string | undefined
}
