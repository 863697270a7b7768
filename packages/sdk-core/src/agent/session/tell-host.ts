import type { AgentEvent } from '../protocol/agent-event'
import type { AgentSessionOptions } from './agent-session'

/** What the host is told. Its own faults in hearing it are told to it as problems, and do nothing to the conversation. */
export function tellHost({ onEvent, onAgentState, onProblem }: AgentSessionOptions) {
  const problem = (detail: string) => {
    try {
      onProblem?.(detail)
    } catch {
      // Nobody is left to be told.
    }
  }
  const guarded =
    <Told>(name: string, tell: ((told: Told) => void) | undefined) =>
    (told: Told) => {
      try {
        tell?.(told)
      } catch (cause) {
        problem(`${name} of the host threw: ${String(cause)}`)
      }
    }
  return {
    onProblem: problem,
    onEvent: guarded<AgentEvent>('onEvent', onEvent),
    onAgentState: guarded<unknown>('onAgentState', onAgentState),
  }
}
