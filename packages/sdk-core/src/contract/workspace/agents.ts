import * as z from 'zod'
import { operation } from '../../operation/operation'

const longestId = 200
const Id = z.string().min(1).max(longestId)

/** One event of AG-UI 1.0. Its fields are the protocol's, not this contract's. */
export const AgentStreamEvent = z.looseObject({ type: z.string() })

/** The input of a run as AG-UI 1.0 has it; what it does not name travels along. */
export const AgentRunInput = z.looseObject({
  threadId: Id,
  runId: Id,
  protocolVersion: z.string().optional(),
  parentRunId: Id.nullish(),
  messages: z.array(z.looseObject({ id: Id, role: z.string() })).max(10_000),
  state: z.unknown().optional(),
  tools: z.array(z.looseObject({ name: z.string() })).nullish(),
  context: z.array(z.looseObject({})).nullish(),
  forwardedProps: z.unknown().optional(),
  resume: z
    .array(
      z.looseObject({
        interruptId: z.string(),
        status: z.enum(['resolved', 'cancelled']),
        payload: z.unknown().optional(),
      }),
    )
    .nullish(),
})

/** A thread as an agent keeps it. */
export const AgentThread = z.object({
  threadId: z.string(),
  /** Whose it is; nothing where the backend does not say, or nobody has written in it. */
  metadata: z.object({ workspaceId: z.string(), sessionId: z.string(), userId: z.string() }).nullish(),
  /** False for one that nobody has written in yet. */
  threadExists: z.boolean(),
  /** JSON. */
  state: z.string(),
  /** JSON: the messages of AG-UI. */
  messages: z.string(),
  /** The run that is going on. */
  runId: z.string().nullish(),
  /** The last run, which the next one names as its `parentRunId`: from somewhere that has not seen it, it is refused. */
  lastRunId: z.string().nullish(),
  /** What the last run has asked, and nobody has answered yet. */
  interrupted: z.object({ runId: z.string(), interrupts: z.array(z.looseObject({ id: z.string() })) }).nullish(),
})

/** A run carries its whole thread: as many messages as it takes, of some KB each. */
const longestRunInput = 32 * 1024 * 1024

const endsRun: readonly unknown[] = ['RUN_FINISHED', 'RUN_ERROR']
const isLast = (event: unknown) =>
  typeof event === 'object' && event !== null && endsRun.includes((event as { readonly type?: unknown }).type)

export const runAgent = operation({
  id: 'agents.run',
  summary: 'Starts a run of an agent; its events until it ends. Letting go of them does not stop it.',
  kind: 'stream',
  method: 'POST',
  path: '/agents/{agentId}/run',
  body: AgentRunInput,
  maxBytes: longestRunInput,
  event: AgentStreamEvent,
  errors: ['run-active', 'answered', 'thread-moved'],
  isLast,
})

export const connectAgent = operation({
  id: 'agents.connect',
  summary: 'Joins a run that is going on or has ended, from its beginning or after an event.',
  kind: 'stream',
  method: 'POST',
  path: '/agents/{agentId}/connect',
  body: z.object({ threadId: Id, runId: Id.nullish() }),
  event: AgentStreamEvent,
  isLast,
})

export const stopAgent = operation({
  id: 'agents.stop',
  summary: 'Stops the run of an agent.',
  kind: 'json',
  method: 'POST',
  path: '/agents/{agentId}/stop',
  server: 'agents',
  repeatable: true,
  body: z.object({ threadId: Id, runId: Id.nullish(), reason: z.string().max(500).optional() }),
  response: z.object({ stopped: z.boolean() }),
})

export const loadAgentThread = operation({
  id: 'agents.loadThread',
  summary: 'A thread as the agent keeps it, and the run that is going on in it.',
  kind: 'json',
  method: 'GET',
  path: '/agents/{agentId}/threads/{threadId}',
  server: 'agents',
  response: AgentThread,
})
