import type { AgentEventOf } from '../protocol/agent-event'
import { isOpenCall, settleFront } from './change-message'
import type { ThreadMessage } from './thread-message'
import type { RunState, ThreadState } from './thread-state'

export function finishRun(state: ThreadState, event: AgentEventOf<'RUN_FINISHED'>): ThreadState {
  const runId = event.runId ?? (state.run.status === 'idle' ? '' : state.run.runId)
  const { outcome } = event
  if (outcome?.type === 'cancelled') return settleRun(state, { status: 'cancelled', runId })
  if (outcome?.type === 'interrupt' && Array.isArray(outcome.interrupts)) {
    const interrupts = outcome.interrupts.filter((each) => typeof each?.id === 'string')
    const waiting = interrupts.flatMap(({ toolCallId }) => toolCallId ?? [])
    return settleRun(state, { status: 'interrupted', runId, interrupts }, new Set(waiting))
  }
  const pending = outcome?.type === 'success' ? outcome.pendingToolCallIds : undefined
  return settleRun(state, { status: 'finished', runId, result: event.result }, new Set(pending))
}

/**
 * Ends the run, and with it all that is still open: what came to its end well is complete, what was stopped is
 * cancelled, and what was open when the run failed has failed, too.
 * Calls that `waiting` names stay open, because a person or a later run answers them.
 */
export function settleRun(
  state: ThreadState,
  run: Exclude<RunState, { status: 'idle' | 'running' }>,
  waiting: ReadonlySet<string> = new Set(),
): ThreadState {
  const end = run.status === 'cancelled' || run.status === 'failed' ? run.status : 'complete'
  const settled = settleFront({
    ...state,
    run,
    tail: state.tail.map((message) => settleMessage(message, end, waiting)),
    steps: state.steps.map((step) =>
      step.status === 'running' ? { ...step, status: end === 'complete' ? end : 'cancelled' } : step,
    ),
    subagents: state.subagents.map((each) => (each.status === 'running' ? { ...each, status: end } : each)),
  })
  return end === 'cancelled' ? { ...settled, ...stoppedQuestion(settled) } : settled
}

/** What was asked last, where nothing of an answer is there that could say that it was stopped. */
function stoppedQuestion({ history, tail }: ThreadState): Partial<Pick<ThreadState, 'history' | 'tail'>> {
  const messages = tail.length > 0 ? tail : history
  const last = messages.at(-1)
  if (last?.role !== 'user') return {}
  const marked = [...messages.slice(0, -1), { ...last, status: 'cancelled' as const }]
  return tail.length > 0 ? { tail: marked } : { history: marked }
}

function settleMessage(
  message: ThreadMessage,
  end: 'complete' | 'cancelled' | 'failed',
  waiting: ReadonlySet<string>,
): ThreadMessage {
  const status = message.status === 'streaming' ? (message.role === 'activity' ? 'complete' : end) : message.status
  const isSettled = status === message.status
  if (message.role !== 'assistant') return isSettled ? message : { ...message, status }
  if (isSettled && !message.toolCalls.some((call) => isOpenCall(call) && !waiting.has(call.id))) return message
  const toolCalls = message.toolCalls.map((call) =>
    isOpenCall(call) && !waiting.has(call.id) ? { ...call, status: end } : call,
  )
  return { ...message, status, toolCalls }
}
