import { readPartialJson } from '../json/json-reader'
import { changeToolCall, settleFront } from '../thread/change-message'
import type { ToolCall } from '../thread/thread-message'
import { threadMessages, type ThreadState } from '../thread/thread-state'
import type { FrontendTool } from './agent-session'

type FrontendTools = Readonly<Record<string, FrontendTool>>

/** The calls since a person spoke that have no result, and whose tool works here. */
export function frontendCalls(thread: ThreadState, tools: FrontendTools): readonly ToolCall[] {
  const messages = threadMessages(thread)
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1)
  return since.flatMap((message) =>
    message.role === 'assistant'
      ? message.toolCalls.filter(
          ({ name, result, status }) => result === undefined && status !== 'cancelled' && Object.hasOwn(tools, name),
        )
      : [],
  )
}

export function withCallsAtWork(thread: ThreadState, calls: readonly ToolCall[]): ThreadState {
  return calls.reduce(
    (state, { id }) => changeToolCall(state, id, (call) => ({ ...call, status: 'called' })) ?? state,
    thread,
  )
}

export type CallOutcome = { readonly content: string; readonly error?: string }

/** Does a call. Never rejects: what goes wrong is told to the agent. */
export async function doCall(call: ToolCall, tool: FrontendTool, signal: AbortSignal): Promise<CallOutcome> {
  try {
    const given = await tool.run(readPartialJson(call.args), { signal })
    return { content: typeof given === 'string' ? given : (JSON.stringify(given) ?? '') }
  } catch (cause) {
    return { content: '', error: cause instanceof Error ? cause.message : String(cause) }
  }
}

export function withOutcome(thread: ThreadState, callId: string, { content, error }: CallOutcome): ThreadState {
  const changed = changeToolCall(thread, callId, (call) => ({
    ...call,
    status: error === undefined ? 'complete' : 'failed',
    result: { messageId: `${callId}-result`, content, ...(error === undefined ? {} : { error }) },
  }))
  return changed ? settleFront(changed) : thread
}
