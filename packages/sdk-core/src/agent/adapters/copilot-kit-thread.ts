import { ApiError } from '../../errors/api-error'
import { isRecord } from '../json/is-record'
import type { AgentAdapter } from '../session/agent-adapter'
import type { AgentTransport } from './agent-transport'
import { jsonAnswer } from './read-answer'
import { readLoadedThread } from './read-loaded-thread'

export interface CopilotKitThreadOptions {
  /** To the address of the runtime, which takes GraphQL. */
  readonly transport: AgentTransport
  readonly agentName: string
}

const loadAgentState = `query loadAgentState($data: LoadAgentStateInput!) {
  loadAgentState(data: $data) {
    threadId
    threadExists
    state
    messages
  }
}`

/**
 * Loads threads as CopilotKit 1 keeps them: `loadAgentState` by thread and agent, whose `state` and `messages` are strings of
 * JSON. A thread with `threadExists: false` is an empty one. To be put beside an adapter that runs agents:
 *
 * @example
 * const adapter = { ...copilotKitAgent({ transport, agentId }), ...copilotKitThread({ transport, agentName: agentId }) }
 */
export function copilotKitThread({
  transport,
  agentName,
}: CopilotKitThreadOptions): Required<Pick<AgentAdapter, 'load'>> {
  return {
    async load({ threadId }, { signal, onProblem }) {
      const body = {
        operationName: 'loadAgentState',
        query: loadAgentState,
        variables: { data: { threadId, agentName } },
      }
      const answer = await jsonAnswer(transport, { path: '', body, signal })
      const data = isRecord(answer) ? answer['data'] : undefined
      const loaded = isRecord(data) ? data['loadAgentState'] : undefined
      if (loaded === undefined && isRecord(answer) && Array.isArray(answer['errors'])) throw refusal(answer['errors'])
      return readLoadedThread(loaded, onProblem)
    },
  }
}

function refusal([first]: readonly unknown[]): ApiError {
  const detail = isRecord(first) && typeof first['message'] === 'string' ? first['message'] : undefined
  return new ApiError({
    code: 'server-error',
    status: 200,
    title: 'The thread could not be loaded',
    detail,
    operationId: 'agent',
  })
}
