import type { InterruptAnswer } from '../session/agent-session'
import { isRecord } from '../json/is-record'
import { changeToolCall } from './change-message'
import type { ToolCall } from './thread-message'
import type { ThreadState } from './thread-state'

/** In the metadata of a call, which servers keep with it: who opens the thread later sees it too. */
const answerKey = 'inlay:answer'

/** Notes at the calls that a person was asked about that they were refused; what comes of a call does not tell. */
export function withRefusals(thread: ThreadState, answers: readonly InterruptAnswer[]): ThreadState {
  const { run } = thread
  if (run.status !== 'interrupted') return thread
  return run.interrupts.reduce((state, { id, toolCallId }) => {
    const answer = answers.find(({ interruptId }) => interruptId === id)
    if (toolCallId === undefined || !answer || !isRefusal(answer)) return state
    const noted = changeToolCall(state, toolCallId, (call) => ({
      ...call,
      metadata: { ...call.metadata, [answerKey]: 'refused' },
    }))
    return noted ?? state
  }, thread)
}

/** Whether a person was asked about a call, and said no. */
export function isRefusedCall({ metadata }: ToolCall): boolean {
  return metadata?.[answerKey] === 'refused'
}

function isRefusal({ status, payload }: InterruptAnswer): boolean {
  return status === 'cancelled' || payload === false || (isRecord(payload) && payload['approved'] === false)
}
