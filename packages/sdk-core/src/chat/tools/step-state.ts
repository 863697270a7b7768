import { isRefusedCall } from '../../agent/thread/refused-calls'
import type { ToolCall } from '../../agent/thread/thread-message'
import { nameOfTool, type ToolStepFacts, type ToolView } from './tool-view'

export type StepState = 'running' | 'waiting' | 'done' | 'refused' | 'failed' | 'cancelled'

/** Where a call stands. `waiting`: it is called, and a person is asked first. `refused`: that person has said no. */
export function stepState(call: ToolCall, waiting = false): StepState {
  const { status } = call
  switch (status) {
    case 'streaming':
      return 'running'
    case 'called':
      return waiting ? 'waiting' : 'running'
    case 'complete':
      return isRefusedCall(call) ? 'refused' : 'done'
    case 'failed':
    case 'cancelled':
      return status
  }
}

/** As `labelOf`, for who can do nothing about a host's words that cannot be had. */
export function anyLabelOf(facts: ToolStepFacts, view: ToolView | undefined, state: StepState): string {
  try {
    return labelOf(facts, view, state)
  } catch {
    return nameOfTool(facts.call.name)
  }
}

/** What a step says about itself. */
export function labelOf(facts: ToolStepFacts, view: ToolView | undefined, state: StepState): string {
  const words = state === 'done' ? (view?.complete ?? view?.loading) : view?.loading
  const said = typeof words === 'function' ? words(facts) : words
  return said ?? nameOfTool(facts.call.name)
}
