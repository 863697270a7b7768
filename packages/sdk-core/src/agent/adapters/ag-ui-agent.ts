import type { AgentAdapter } from '../session/agent-adapter'
import type { AgentTransport } from './agent-transport'
import { readLoadedThread } from './read-loaded-thread'
import { jsonAnswer, streamAnswer } from './read-answer'

export interface AgUiAgentOptions {
  readonly transport: AgentTransport
  /** Below the transport's address. @default '' */
  readonly runPath?: string | undefined
  /** Takes `{ threadId, runId }` and answers with the events of what is going on. @default none: AG-UI has no such thing */
  readonly connectPath?: string | undefined
  /** Takes `{ threadId, runId, reason }`. @default none: AG-UI ends a run by letting go of it */
  readonly stopPath?: string | undefined
  /** Takes `{ threadId }`; answers `{ threadExists, messages, state, runId }`. @default none */
  readonly loadPath?: string | undefined
}

/**
 * An agent that speaks AG-UI 1.0 over HTTP: the run's input is posted, and the answer is a stream of events. Protobuf framing
 * is not asked for. What the protocol does not have is spoken where a path for it is given.
 */
export function agUiAgent({ transport, runPath = '', ...paths }: AgUiAgentOptions): AgentAdapter {
  const { connectPath, stopPath, loadPath } = paths
  return {
    run: (input, options) => streamAnswer(transport, { path: runPath, body: input }, options),
    ...(connectPath !== undefined && {
      connect: (thread, options) => streamAnswer(transport, { path: connectPath, body: thread }, options),
    }),
    ...(stopPath !== undefined && {
      stop: async (run, { signal }) => void (await jsonAnswer(transport, { path: stopPath, body: run, signal })),
    }),
    ...(loadPath !== undefined && {
      load: async (thread, { signal, onProblem }) =>
        readLoadedThread(await jsonAnswer(transport, { path: loadPath, body: thread, signal }), onProblem),
    }),
  }
}
