import { applyPatch } from '../json/apply-patch'
import { isRecord } from '../json/is-record'
import type { AgentEvent, AgentEventOf } from '../protocol/agent-event'
import { appendMessage, changeToolCall, findMessage, putMessage, settleFront } from './change-message'
import { earlyEndOf } from './early-end'
import { finishRun, settleRun } from './finish-run'
import { mergeSnapshot } from './merge-snapshot'
import { readMessages } from './read-messages'
import type { ActivityMessage, AssistantMessage, MessageContent, ThreadMessage } from './thread-message'
import { threadMessages, type RunStep, type Subagent, type ThreadState } from './thread-state'

/** How a runtime of CopilotKit 2 ends a run that a person has stopped. */
const stopped = 'STOPPED'

/**
 * The thread after an event. Pure; takes events in the order that `createEventVerifier` gives them in, and ignores those that
 * it does not know. An event that comes again, when a run is replayed, changes nothing in the end.
 */
export function reduceThread(state: ThreadState, event: AgentEvent): ThreadState {
  switch (event.type) {
    case 'RUN_STARTED':
      return startRun(state, event)
    case 'RUN_FINISHED':
      return finishRun(state, event)
    case 'RUN_ERROR': {
      const message = event.message ?? ''
      if (event.code === stopped) return settleRun(state, { status: 'cancelled', runId: runIdOf(state) })
      return settleRun(state, { status: 'failed', runId: runIdOf(state), message, code: event.code })
    }
    case 'TEXT_MESSAGE_START':
      return startText(state, event)
    case 'TEXT_MESSAGE_CONTENT':
      return addText(state, isText, event)
    case 'TEXT_MESSAGE_END':
      return endMessage(state, isText, event)
    case 'REASONING_MESSAGE_END':
      return endMessage(state, isReasoning, event)
    case 'REASONING_MESSAGE_START':
      return startReasoning(state, event)
    case 'REASONING_MESSAGE_CONTENT':
      return addText(state, isReasoning, event)
    case 'REASONING_ENCRYPTED_VALUE':
      return keepEncrypted(state, event)
    case 'TOOL_CALL_START':
      return startToolCall(state, event)
    case 'TOOL_CALL_ARGS':
      return changeToolCall(state, event.toolCallId, (call) => ({ ...call, args: call.args + event.delta })) ?? state
    case 'TOOL_CALL_END':
      return (
        changeToolCall(state, event.toolCallId, (call) =>
          call.status === 'streaming' ? { ...call, status: 'called', ...metadataOf(call, event) } : call,
        ) ?? state
      )
    case 'TOOL_CALL_RESULT':
      return addResult(state, event)
    case 'STATE_SNAPSHOT':
      return { ...state, agentState: event.snapshot, isStateStale: false }
    case 'STATE_DELTA': {
      const patched = applyPatch(state.agentState, event.delta)
      return patched.ok ? { ...state, agentState: patched.value } : { ...state, isStateStale: true }
    }
    case 'MESSAGES_SNAPSHOT':
      return mergeSnapshot(state, readMessages(event.messages))
    case 'ACTIVITY_SNAPSHOT':
      return showActivity(state, event)
    case 'ACTIVITY_DELTA':
      return changeActivity(state, event)
    case 'STEP_STARTED':
      return { ...state, steps: [...state.steps, stepOf(event)] }
    case 'STEP_FINISHED':
      return { ...state, steps: endStep(state.steps, event) }
    case 'SUBAGENT_STARTED':
      return { ...state, subagents: [...state.subagents, subagentOf(event)] }
    case 'SUBAGENT_FINISHED': {
      const status = event.outcome?.type === 'suspended' ? 'suspended' : 'complete'
      return { ...state, subagents: endSubagent(state.subagents, event.subagentRunId, status) }
    }
    case 'SUBAGENT_ERROR':
      return { ...state, subagents: endSubagent(state.subagents, event.subagentRunId, 'failed') }
    default:
      return state
  }
}

function runIdOf({ run }: ThreadState): string {
  return run.status === 'idle' ? '' : run.runId
}

function startRun(state: ThreadState, event: AgentEventOf<'RUN_STARTED'>): ThreadState {
  const known = new Set(threadMessages(state).map(({ id }) => id))
  const given = readMessages(isRecord(event.input) ? event.input.messages : undefined)
  const run = { status: 'running', runId: event.runId ?? '' } as const
  return given
    .filter(({ id }) => !known.has(id))
    .reduce<ThreadState>((next, message) => settleFront(appendMessage(next, message)), {
      ...state,
      run,
      steps: [],
      subagents: [],
      begun: new Set(),
    })
}

const textRoles = ['user', 'system', 'developer', 'assistant'] as const

function startText(before: ThreadState, event: AgentEventOf<'TEXT_MESSAGE_START'>): ThreadState {
  const { messageId: id, name } = event
  const role = textRoles.find((each) => each === event.role) ?? 'assistant'
  const found = findMessage(before, (message) => message.id === id && isText(message))
  const content = saidSoFar(before, found?.message)
  const state = withBegun(before, { id, role })
  if (found && !(found.message.role === 'assistant' && role === 'assistant')) {
    if (found.message.role !== role) return before
    return putMessage(state, found.place, { ...found.message, content, status: 'streaming' })
  }
  const common = {
    id,
    content,
    status: 'streaming',
    ...commonOf(event),
    ...(name === undefined ? {} : { name }),
  } as const
  if (role !== 'assistant') return appendMessage(state, { ...common, role })
  // The tool calls of a message may come before its text.
  if (found) return putMessage(state, found.place, { ...(found.message as AssistantMessage), ...common })
  return appendMessage(state, { ...common, role, toolCalls: [] })
}

function startReasoning(state: ThreadState, event: AgentEventOf<'REASONING_MESSAGE_START'>): ThreadState {
  const thought = { id: event.messageId, role: 'reasoning' } as const
  const found = findMessage(state, (message) => message.id === event.messageId && isReasoning(message))
  return putMessage(withBegun(state, thought), found?.place, {
    ...thought,
    content: saidSoFar(state, found?.message),
    status: 'streaming',
    ...commonOf(event),
  })
}

type Spoken = Pick<ThreadMessage, 'id' | 'role'>

/** Agents that say all of a run under one id end the message before each call, and begin it again after it. */
function saidSoFar({ begun }: ThreadState, message: ThreadMessage | undefined): string {
  return message && begun.has(spokenKey(message)) && typeof message.content === 'string' ? message.content : ''
}

function withBegun(state: ThreadState, spoken: Spoken): ThreadState {
  const key = spokenKey(spoken)
  return state.begun.has(key) ? state : { ...state, begun: new Set([...state.begun, key]) }
}

function spokenKey({ id, role }: Spoken): string {
  return `${role} ${id}`
}

/** Some servers give a thought and the answer after it the same id. */
type Kind = (message: ThreadMessage) => boolean

const isReasoning: Kind = ({ role }) => role === 'reasoning'
const isText: Kind = ({ role }) => role !== 'reasoning' && role !== 'activity' && role !== 'tool'

function findStreaming(state: ThreadState, isOfKind: Kind, messageId: string) {
  return findMessage(
    state,
    (message) => message.id === messageId && message.status === 'streaming' && isOfKind(message),
  )
}

function addText(
  state: ThreadState,
  isOfKind: Kind,
  { messageId, delta }: { readonly messageId: string; readonly delta: string },
): ThreadState {
  const found = findStreaming(state, isOfKind, messageId)
  if (!found || typeof found.message.content !== 'string') return state
  return putMessage(state, found.place, { ...found.message, content: found.message.content + delta } as ThreadMessage)
}

function endMessage(
  state: ThreadState,
  isOfKind: Kind,
  event: AgentEventOf<'TEXT_MESSAGE_END'> | AgentEventOf<'REASONING_MESSAGE_END'>,
): ThreadState {
  const found = findStreaming(state, isOfKind, event.messageId)
  if (!found) return state
  const { message } = found
  const status = earlyEndOf(event.metadata) ?? 'complete'
  return settleFront(putMessage(state, found.place, { ...message, status, ...metadataOf(message, event) }))
}

function startToolCall(state: ThreadState, event: AgentEventOf<'TOOL_CALL_START'>): ThreadState {
  const call = {
    id: event.toolCallId,
    name: event.toolCallName,
    args: '',
    status: 'streaming',
    ...metadataOf({}, event),
  } as const
  const again = changeToolCall(state, event.toolCallId, () => call)
  if (again) return again
  const own = event.subagentRunId === undefined ? {} : { subagentRunId: event.subagentRunId }
  const create = (id: string) =>
    appendMessage(state, { id, role: 'assistant', content: '', toolCalls: [call], status: 'complete', ...own })
  for (const id of [event.parentMessageId ?? event.toolCallId, event.toolCallId]) {
    const parent = findMessage(state, (message) => message.id === id && isText(message))
    if (!parent) return create(id)
    const { message, place } = parent
    if (message.role === 'assistant')
      return putMessage(state, place, { ...message, toolCalls: [...message.toolCalls, call] })
  }
  // Both ids are those of somebody else's messages.
  return create(`${event.toolCallId}-call`)
}

function addResult(state: ThreadState, event: AgentEventOf<'TOOL_CALL_RESULT'>): ThreadState {
  const content = contentOf(event.content)
  const messageId = event.messageId ?? `${event.toolCallId}-result`
  const changed = changeToolCall(state, event.toolCallId, (call) => ({
    ...call,
    // One that was stopped may tell what it has done until then.
    status: earlyEndOf(event.metadata) ?? 'complete',
    result: { messageId, content },
  }))
  if (changed) return settleFront(changed)
  const found = findMessage(state, ({ id, role }) => id === messageId && role === 'tool')
  return settleFront(
    putMessage(state, found?.place, {
      id: messageId,
      role: 'tool',
      toolCallId: event.toolCallId,
      content,
      status: 'complete',
    }),
  )
}

function contentOf(content: unknown): MessageContent {
  if (typeof content === 'string' || Array.isArray(content)) return content as MessageContent
  return content === undefined || content === null ? '' : JSON.stringify(content)
}

function keepEncrypted(state: ThreadState, event: AgentEventOf<'REASONING_ENCRYPTED_VALUE'>): ThreadState {
  const { entityId, encryptedValue } = event
  if (event.subtype === 'tool-call') {
    return changeToolCall(state, entityId, (call) => ({ ...call, encryptedValue })) ?? state
  }
  const found = findMessage(state, ({ id }) => id === entityId)
  return found ? settleFront(putMessage(state, found.place, { ...found.message, encryptedValue })) : state
}

function showActivity(state: ThreadState, event: AgentEventOf<'ACTIVITY_SNAPSHOT'>): ThreadState {
  const found = findActivity(state, event.messageId)
  if (found && event.replace === false) return state
  const activity: ActivityMessage = {
    id: event.messageId,
    role: 'activity',
    activityType: event.activityType,
    content: event.content,
    status: 'streaming',
    ...commonOf(event),
  }
  return putMessage(state, found?.place, activity)
}

function changeActivity(state: ThreadState, event: AgentEventOf<'ACTIVITY_DELTA'>): ThreadState {
  const found = findActivity(state, event.messageId)
  if (found?.message.role !== 'activity') return state
  const patched = applyPatch(found.message.content, event.patch)
  if (!patched.ok || !isRecord(patched.value)) return { ...state, isStateStale: true }
  return putMessage(state, found.place, { ...found.message, content: patched.value })
}

function findActivity(state: ThreadState, messageId: string) {
  return findMessage(state, ({ id, role }) => id === messageId && role === 'activity')
}

function stepOf({ stepName: name, subagentRunId }: AgentEventOf<'STEP_STARTED'>): RunStep {
  return { name, status: 'running', ...(subagentRunId === undefined ? {} : { subagentRunId }) }
}

function endStep(steps: readonly RunStep[], event: AgentEventOf<'STEP_FINISHED'>): readonly RunStep[] {
  const { stepName, subagentRunId } = event
  return steps.map((step) =>
    step.name === stepName && step.subagentRunId === subagentRunId && step.status === 'running'
      ? { ...step, status: 'complete' }
      : step,
  )
}

function subagentOf(event: AgentEventOf<'SUBAGENT_STARTED'>): Subagent {
  const { subagentRunId, name, description, parentSubagentRunId } = event
  return { subagentRunId, name, description, parentSubagentRunId, status: 'running' }
}

function endSubagent(subagents: readonly Subagent[], id: string, status: Subagent['status']): readonly Subagent[] {
  return subagents.map((subagent) => (subagent.subagentRunId === id ? { ...subagent, status } : subagent))
}

type Attributed = {
  readonly subagentRunId?: string | undefined
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
}

function commonOf({ subagentRunId, metadata }: Attributed): Attributed {
  return { ...(subagentRunId === undefined ? {} : { subagentRunId }), ...(metadata === undefined ? {} : { metadata }) }
}

function metadataOf(before: Attributed, { metadata }: Attributed): Pick<Attributed, 'metadata'> {
  return metadata === undefined ? {} : { metadata: { ...before.metadata, ...metadata } }
}
