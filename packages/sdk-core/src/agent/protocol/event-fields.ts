import type { AgentEventType } from './agent-event'

export type FieldKind = 'text' | 'list' | 'object'

/** What an event cannot do without; all else may be missing or of another kind, and is then left out. */
export const requiredFields: Readonly<Record<AgentEventType, Readonly<Record<string, FieldKind>>>> = {
  TEXT_MESSAGE_START: { messageId: 'text' },
  TEXT_MESSAGE_CONTENT: { messageId: 'text', delta: 'text' },
  TEXT_MESSAGE_END: { messageId: 'text' },
  TEXT_MESSAGE_CHUNK: {},
  TOOL_CALL_START: { toolCallId: 'text', toolCallName: 'text' },
  TOOL_CALL_ARGS: { toolCallId: 'text', delta: 'text' },
  TOOL_CALL_END: { toolCallId: 'text' },
  TOOL_CALL_CHUNK: {},
  TOOL_CALL_RESULT: { toolCallId: 'text' },
  STATE_SNAPSHOT: {},
  STATE_DELTA: { delta: 'list' },
  MESSAGES_SNAPSHOT: { messages: 'list' },
  ACTIVITY_SNAPSHOT: { messageId: 'text', activityType: 'text', content: 'object' },
  ACTIVITY_DELTA: { messageId: 'text', patch: 'list' },
  RAW: {},
  CUSTOM: { name: 'text' },
  RUN_STARTED: {},
  RUN_FINISHED: {},
  RUN_ERROR: {},
  STEP_STARTED: { stepName: 'text' },
  STEP_FINISHED: { stepName: 'text' },
  REASONING_START: { messageId: 'text' },
  REASONING_MESSAGE_START: { messageId: 'text' },
  REASONING_MESSAGE_CONTENT: { messageId: 'text', delta: 'text' },
  REASONING_MESSAGE_END: { messageId: 'text' },
  REASONING_MESSAGE_CHUNK: {},
  REASONING_END: { messageId: 'text' },
  REASONING_ENCRYPTED_VALUE: { entityId: 'text', encryptedValue: 'text' },
  SUBAGENT_STARTED: { subagentRunId: 'text', name: 'text' },
  SUBAGENT_FINISHED: { subagentRunId: 'text' },
  SUBAGENT_ERROR: { subagentRunId: 'text' },
}

/** Fields that are text wherever they appear. */
export const textFields = [
  'messageId',
  'toolCallId',
  'toolCallName',
  'parentMessageId',
  'delta',
  'role',
  'name',
  'threadId',
  'runId',
  'stepName',
  'subagentRunId',
  'message',
  'code',
  'activityType',
  'subtype',
] as const

/** What those were called before 1.0; servers that still send them name no message. */
export const formerNames: Readonly<Record<string, AgentEventType>> = {
  THINKING_START: 'REASONING_START',
  THINKING_END: 'REASONING_END',
  THINKING_TEXT_MESSAGE_START: 'REASONING_MESSAGE_START',
  THINKING_TEXT_MESSAGE_CONTENT: 'REASONING_MESSAGE_CONTENT',
  THINKING_TEXT_MESSAGE_END: 'REASONING_MESSAGE_END',
}
