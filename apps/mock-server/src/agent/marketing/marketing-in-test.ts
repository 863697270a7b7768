import {
  createEventVerifier,
  createThreadState,
  readEvents,
  reduceThread,
  threadMessages,
  type AgentEvent,
  type ThreadState,
} from '@inlay/sdk-core/agent'
import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import {
  connectAgent,
  loadAgentThread,
  runAgent,
  stopAgent,
  type AgentThread,
} from '@inlay/sdk-core/contract/workspace'
import { expect } from 'vitest'
import type * as z from 'zod'
import type { MockServerOptions } from '../../create-mock-server'
import { textOfMessage } from './plan/prompt-of'
import { createTestServer, type TestServer } from '../../testing/test-server'

export type TestAgentId = 'marketing-expert' | 'marketing-expert-simple'

/** A campaign, and a person who talks with the agents about it as a client does. */
export interface TestTalk extends TestServer {
  readonly campaignId: string
  readonly agentId: TestAgentId
  /** Says something, in one message or in several at once, and lets the time pass until all is done. */
  say(...prompts: readonly string[]): Promise<ToldRun>
  /** Says something, and answers as soon as it is begun. */
  begin(...prompts: readonly string[]): Promise<string>
  /** Lets the time pass until a run is over. */
  finish(runId: string): Promise<ToldRun>
  stop(): Promise<boolean>
  load(agentId?: TestAgentId): Promise<z.infer<typeof AgentThread>>
}

/** A run as a client has seen it. */
export interface ToldRun {
  readonly events: readonly AgentEvent[]
  readonly state: ThreadState
  /** What the agent has said. */
  readonly text: string
  readonly calls: readonly { readonly name: string; readonly args: Record<string, unknown>; readonly result: unknown }[]
  readonly reasoning: string
}

export interface TalkOptions extends Partial<MockServerOptions> {
  readonly initialPrompt?: string | undefined
  readonly agentId?: TestAgentId
  /** One that is there already. */
  readonly campaignId?: string | undefined
}

export async function openTalk({
  initialPrompt,
  agentId = 'marketing-expert',
  campaignId: given,
  ...options
}: TalkOptions = {}): Promise<TestTalk> {
  const test = await createTestServer(options)
  const { call, server } = test
  const body = { name: 'Talked about', objective: 'Lead Gen', type: 'Email', status: 'Draft', initialPrompt }
  const campaignId = given ?? ((await (await call(createCampaign, { body })).json()).campaignId as string)
  const params = { agentId }

  async function load(of: TestAgentId = agentId) {
    const answer = await call(loadAgentThread, { params: { agentId: of, threadId: campaignId } })
    return (await answer.json()) as z.infer<typeof AgentThread>
  }

  async function begin(...prompts: readonly string[]): Promise<string> {
    const { messages, state, lastRunId } = await load()
    const before = JSON.parse(messages) as unknown[]
    const runId = `run-${before.length}-${runs.next()}`
    const said = prompts.map((content, index) => ({ id: `user-${runId}-${index}`, role: 'user', content }))
    const response = await call(runAgent, {
      params,
      body: {
        threadId: campaignId,
        runId,
        parentRunId: lastRunId,
        messages: [...before, ...said],
        state: JSON.parse(state),
        tools: [],
        context: [],
        forwardedProps: {},
      },
    })
    expect(response.status).toBe(200)
    await response.body?.cancel()
    return runId
  }

  async function finish(runId: string): Promise<ToldRun> {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      if ((await load()).runId === undefined) break
      server.clock.advance(400)
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    const response = await call(connectAgent, { params, body: { threadId: campaignId, runId } })
    expect(response.status).toBe(200)
    const events: AgentEvent[] = []
    for await (const { event } of readEvents(response.body ?? new ReadableStream())) events.push(event)
    return told(events)
  }

  return {
    ...test,
    campaignId,
    agentId,
    load,
    begin,
    finish,
    say: async (...prompts) => finish(await begin(...prompts)),
    async stop() {
      const answer = await call(stopAgent, { params, body: { threadId: campaignId, reason: 'User requested stop' } })
      return ((await answer.json()) as { stopped: boolean }).stopped
    },
  }
}

const mostTurns = 2_000
const runs = { last: 0, next: () => (runs.last += 1) }

/** Reads events strictly: any that is out of order is an error. */
export function told(events: readonly AgentEvent[]): ToldRun {
  const verifier = createEventVerifier({ strict: true })
  const inOrder = events.flatMap((event) => verifier.push(event))
  verifier.end()
  const state = inOrder.reduce(reduceThread, createThreadState({ threadId: 't' }))
  const messages = threadMessages(state)
  return {
    events,
    state,
    text: messages.flatMap((each) => (each.role === 'assistant' && each.content !== '' ? each.content : [])).join('\n'),
    reasoning: messages.flatMap((each) => (each.role === 'reasoning' ? each.content : [])).join('\n'),
    calls: messages.flatMap((each) =>
      each.role !== 'assistant'
        ? []
        : each.toolCalls.map(({ name, args, result }) => ({
            name,
            args: JSON.parse(args) as Record<string, unknown>,
            result: result === undefined ? undefined : JSON.parse(textOfMessage(result)),
          })),
    ),
  }
}
