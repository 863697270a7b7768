import type { AgentAdapter } from '../session/agent-adapter'
import type { AgentTransport } from './agent-transport'
import { jsonAnswer, streamAnswer } from './read-answer'

export interface CopilotKitAgentOptions {
  /** To the address of the runtime. */
  readonly transport: AgentTransport
  readonly agentId: string
  /**
   * `rest`: an address for each thing (`/agent/{agentId}/run`). `single`: one address that takes `{ method, params, body }`, as
   * runtimes made with `createCopilotEndpointSingleRoute` do.
   * @default 'rest'
   */
  readonly endpoint?: 'rest' | 'single' | undefined
}

/**
 * An agent behind a runtime of CopilotKit 2. Supported: `run`, `connect` (replays what the runtime remembers of the thread and
 * goes on with what is running) and `stop`, which stops whatever runs in the thread. Not supported: suggestions, the list of
 * threads, transcription. Threads of CopilotKit 1 are loaded by `copilotKitThread`.
 */
export function copilotKitAgent({ transport, agentId, endpoint = 'rest' }: CopilotKitAgentOptions): AgentAdapter {
  const id = encodeURIComponent(agentId)
  const request = (method: string, path: string, params: Readonly<Record<string, string>>, body?: object) =>
    endpoint === 'single'
      ? { path: '', body: { method, params: { agentId, ...params }, ...(body === undefined ? {} : { body }) } }
      : { path: `/agent/${id}/${path}`, body: body ?? {} }

  return {
    run: (input, options) => streamAnswer(transport, request('agent/run', 'run', {}, input), options),
    connect({ threadId, runId }, options) {
      // Read as the input of a run, most of which says nothing here.
      const input = {
        threadId,
        runId: runId ?? threadId,
        messages: [],
        state: {},
        tools: [],
        context: [],
        forwardedProps: {},
      }
      return streamAnswer(transport, request('agent/connect', 'connect', {}, input), options)
    },
    async stop({ threadId }, { signal }) {
      const stop = request('agent/stop', `stop/${encodeURIComponent(threadId)}`, { threadId })
      await jsonAnswer(transport, { ...stop, signal })
    },
  }
}
