import type { ApiClient, StreamMessage } from '../../client/api-client'
import { connectAgent, loadAgentThread, runAgent, stopAgent } from '../../contract/workspace/agents'
import type { ReceivedEvent } from '../protocol/agent-event'
import { decodeEvent } from '../reading/decode-event'
import type { AgentAdapter, AgentStreamOptions } from '../session/agent-adapter'
import { readLoadedThread } from './read-loaded-thread'

export interface BackendAgentOptions {
  readonly client: ApiClient
  readonly workspaceId: string
  readonly agentId: string
}

/**
 * An agent behind the API itself. The client does what it does for every call: address (`agentUrl`), token and its renewal,
 * workspace, and taking up a stream that was cut. Works in a frame too, whose client has no network of its own.
 */
export function backendAgent({ client, workspaceId, agentId }: BackendAgentOptions): AgentAdapter {
  const params = { agentId }
  return {
    run: (input, options) =>
      decoded(
        client.stream(runAgent, { params, body: { ...input, messages: [...input.messages] } }, callOptions(options)),
        options,
      ),
    connect: (thread, options) =>
      decoded(client.stream(connectAgent, { params, body: { ...thread } }, callOptions(options)), options),
    async stop(run, { signal }) {
      await client.call(stopAgent, { params, body: { ...run } }, { workspaceId, signal })
    },
    async load({ threadId }, { signal, onProblem }) {
      const input = { params: { ...params, threadId } }
      return readLoadedThread(await client.call(loadAgentThread, input, { workspaceId, signal }), onProblem)
    },
  }

  function callOptions({ signal, lastEventId }: AgentStreamOptions) {
    return { workspaceId, signal, lastEventId }
  }
}

async function* decoded(
  messages: AsyncIterable<StreamMessage<unknown>>,
  { onProblem }: AgentStreamOptions,
): AsyncGenerator<ReceivedEvent> {
  for await (const { id, event } of messages) {
    const found = decodeEvent(event)
    if (found.ok) yield { id, event: found.event }
    else onProblem(`An event was passed over: ${found.problem}`)
  }
}
