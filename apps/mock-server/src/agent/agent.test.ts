import {
  createEventVerifier,
  createThreadState,
  readEvents,
  readMessages,
  reduceThread,
  threadMessages,
  type AgentEvent,
  type ReceivedEvent,
} from '@inlay/sdk-core/agent'
import {
  type AgentThread,
  connectAgent,
  loadAgentThread,
  runAgent,
  stopAgent,
} from '@inlay/sdk-core/contract/workspace'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { MockServerOptions } from '../create-mock-server'
import { createMockClock } from '../mock-clock'
import { createMemoryStore } from '../store/index'
import { createTestServer, testNow, type CallOptions } from '../testing/test-server'

const params = { agentId: 'marketing-expert' }

function inputOf(prompt: string, more: Readonly<Record<string, unknown>> = {}) {
  const messages = [{ id: 'u1', role: 'user', content: prompt }]
  return { threadId: 't1', runId: 'r1', messages, tools: [], context: [], state: {}, forwardedProps: {}, ...more }
}

async function setUp(options: Partial<MockServerOptions> = {}) {
  const clock = createMockClock({ frozenAt: testNow })
  const test = await createTestServer({ clock, ...options })
  const run = (prompt: string, more: Readonly<Record<string, unknown>> = {}, call: CallOptions = {}) =>
    test.call(runAgent, { params, body: inputOf(prompt, more), ...call })
  const load = async (threadId = 't1') =>
    (await (await test.call(loadAgentThread, { params: { ...params, threadId } })).json()) as z.infer<
      typeof AgentThread
    >
  return { ...test, clock, run, load }
}

async function eventsOf(response: Response): Promise<readonly ReceivedEvent[]> {
  expect(response.status).toBe(200)
  const received: ReceivedEvent[] = []
  const problems: unknown[] = []
  for await (const each of readEvents(response.body ?? new ReadableStream(), {
    onProblem: (problem) => problems.push(problem),
  })) {
    received.push(each)
  }
  expect(problems).toEqual([])
  return received
}

function strictly(events: readonly AgentEvent[]) {
  const verifier = createEventVerifier({ strict: true })
  const inOrder = events.flatMap((event) => verifier.push(event))
  verifier.end()
  return inOrder.reduce(reduceThread, createThreadState({ threadId: 't1' }))
}

/** Reads one event after another from an answer that goes on. */
function follow(response: Response) {
  const events = readEvents(response.body ?? new ReadableStream())
  return { next: async () => (await events.next()).value as ReceivedEvent, leave: () => events.return(undefined) }
}

describe('the scripted agent', () => {
  it.each([
    ['What can you do?', 'assistant'],
    ['Tell me why, with your reasoning', 'reasoning'],
    ['Find accounts', 'assistant'],
    ['Show a table', 'assistant'],
    ['Keep the state', 'activity'],
    ['Make an error', 'assistant'],
    ['Ask for approval', 'assistant'],
    ['A long answer', 'assistant'],
  ])('answers "%s" with a whole run in order', async (prompt, role) => {
    const { run } = await setUp()
    const received = await eventsOf(await run(`${prompt}, fast`))
    const state = strictly(received.map(({ event }) => event))
    expect(received.map(({ id }) => id)).toEqual(received.map((_, index) => String(index + 1)))
    expect(threadMessages(state).some((message) => message.role === role)).toBe(true)
  })

  it('gives 13 KB in 331 pieces when asked for a long answer', async () => {
    const { run } = await setUp()
    const received = await eventsOf(
      await run('A long answer, fast', { runId: 'r-long' }, { params: { agentId: 'marketing-expert-simple' } }),
    )
    const deltas = received.flatMap(({ event }) => (event.type === 'TEXT_MESSAGE_CONTENT' ? [event.delta] : []))
    expect(deltas).toHaveLength(331)
    const answer = deltas.join('')
    expect(Math.round(answer.length / 1_000)).toBe(13)
    expect(answer).toMatch(/[a-z]\.$/)
  })

  it('has tools with arguments and results, state, and errors', async () => {
    const { run } = await setUp()
    const of = async (prompt: string, runId: string) =>
      strictly((await eventsOf(await run(`${prompt}, fast`, { runId, threadId: runId }))).map(({ event }) => event))
    const tools = threadMessages(await of('Find accounts', 'r1')).flatMap((message) =>
      message.role === 'assistant' ? message.toolCalls : [],
    )
    expect(tools.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'search_accounts complete',
      'search_contacts complete',
    ])
    expect(JSON.parse(tools[0]?.args ?? '')).toMatchObject({ query: 'logistics', per_page: 25 })
    expect((await of('Keep the state', 'r2')).agentState).toMatchObject({
      campaign_overview: { accounts: 12, contacts: 27 },
    })
    expect((await of('Make an error', 'r3')).run).toMatchObject({ status: 'failed', code: 'ENRICHMENT_UNAVAILABLE' })
    const table = threadMessages(await of('Show a table', 'r4')).map(({ content }) => JSON.stringify(content))
    expect(table.join('')).toContain('| # | Company |')
  })

  it('takes its time, by the clock', async () => {
    const { run, clock } = await setUp()
    const { next, leave } = follow(await run('Hello, slow'))
    expect((await next()).event.type).toBe('RUN_STARTED')
    let second: ReceivedEvent | undefined
    const waiting = next().then((event) => (second = event))
    await clock.sleep(0)
    expect(second).toBeUndefined()
    clock.advance(300)
    await waiting
    expect(second?.id).toBe('2')
    await leave()
  })

  it('asks for approval, and does as it is told', async () => {
    for (const [approved, said] of [
      [true, 'on its way'],
      [false, 'nothing was sent'],
    ] as const) {
      const { run, load } = await setUp()
      const asked = strictly((await eventsOf(await run('Ask for approval, fast'))).map(({ event }) => event))
      if (asked.run.status !== 'interrupted') throw new Error('It does not ask.')
      const [interrupt] = asked.run.interrupts
      const messages = JSON.parse((await load()).messages) as unknown[]
      const resume = [{ interruptId: interrupt?.id, status: 'resolved', payload: { approved } }]
      await eventsOf(await run('', { runId: 'r2', messages, resume }))
      const after = JSON.parse((await load()).messages) as readonly {
        role: string
        content?: string
        toolCallId?: string
      }[]
      expect(after.find(({ role }) => role === 'tool')).toMatchObject({ toolCallId: interrupt?.toolCallId })
      expect(after.at(-1)?.content).toContain(said)
    }
  })

  it('asks whoever opens the thread, and takes one answer', async () => {
    const { run, load } = await setUp()
    expect(await load()).not.toHaveProperty('interrupted')
    await eventsOf(await run('Ask for approval, fast'))
    const { interrupted, messages } = await load()
    const [interrupt] = interrupted?.interrupts ?? []
    expect(interrupt).toMatchObject({ reason: 'confirmation', message: 'Send the outreach to 27 people?' })
    const resume = [{ interruptId: interrupt?.id, status: 'resolved', payload: { approved: true } }]
    const body = { messages: JSON.parse(messages) as unknown[], resume }
    await eventsOf(await run('', { runId: 'r2', ...body }))
    expect(await load()).not.toHaveProperty('interrupted')
    const second = await run('', { runId: 'r3', ...body })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ code: 'answered' })
  })

  it('answers also what was said in place of an answer', async () => {
    const { run, load } = await setUp()
    await eventsOf(await run('Ask for approval, fast'))
    const { interrupted, messages } = await load()
    const resume = interrupted?.interrupts.map(({ id }) => ({ interruptId: id, status: 'cancelled' }))
    const instead = { id: 'u2', role: 'user', content: 'Hello instead, fast' }
    await eventsOf(await run('', { runId: 'r2', messages: [...(JSON.parse(messages) as unknown[]), instead], resume }))
    const said = readMessages(JSON.parse((await load()).messages)).map(({ content }) => content)
    expect(said).toEqual(expect.arrayContaining(['Understood, nothing was sent.']))
    expect(said.at(-1)).toContain('You wrote: “Hello instead, fast”')
  })

  it('takes no answer to what it has never asked, in a new thread or an old one', async () => {
    const { run, load } = await setUp()
    const resume = [{ interruptId: 'made-up', status: 'resolved', payload: { approved: true } }]
    const refused = await run('Send it', { resume })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'answered' })
    expect((await load()).threadExists).toBe(false)
    await eventsOf(await run('Hello, fast'))
    expect((await run('Send it', { runId: 'r2', resume })).status).toBe(409)
  })
})

describe('what is sent with a run', () => {
  it('may be a thread of five thousand messages', async () => {
    const { run, load } = await setUp()
    const messages = Array.from({ length: 5_000 }, (_, index) => ({
      id: `m${index}`,
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: 'Halden ships by sea, fast. '.repeat(40),
    }))
    const asked = { id: 'last', role: 'user', content: 'Hello, fast' }
    await eventsOf(await run('', { messages: [...messages, asked] }))
    expect((JSON.parse((await load()).messages) as unknown[]).length).toBeGreaterThan(5_001)
  })

  it('is refused where it is longer than the operation takes', async () => {
    const { run } = await setUp()
    const refused = await run('x'.repeat(32 * 1024 * 1024))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ code: 'too-large' })
  })

  it.each([
    { role: 'alien', content: 'Hello' },
    { role: 'user', content: 7 },
  ])('is refused where it is no message: %o', async (message) => {
    const { run } = await setUp()
    expect((await run('', { messages: [{ id: 'u1', ...message }] })).status).toBe(422)
  })
})

describe('a run', () => {
  it('goes on when nobody listens, and is joined from its beginning or after an event', async () => {
    const { run, call, clock, load } = await setUp()
    const first = follow(await run('Find accounts, slow'))
    for (let index = 0; index < 2; index += 1) {
      await first.next()
      clock.advance(300)
    }
    await first.leave()
    expect((await load()).runId).toBe('r1')
    clock.advance(3_600_000)
    const joined = async (headers: Readonly<Record<string, string>> = {}) =>
      eventsOf(await call(connectAgent, { params, body: { threadId: 't1' }, headers }))
    const whole = await joined()
    strictly(whole.map(({ event }) => event))
    expect(await joined({ 'last-event-id': '5' })).toEqual(whole.slice(5))
    expect((await load()).runId).toBeUndefined()
  })

  it('is joined by the same call again, and started only once', async () => {
    const { run } = await setUp()
    const once = await eventsOf(await run('Hello, fast'))
    expect(await eventsOf(await run('Hello, fast'))).toEqual(once)
    expect(await eventsOf(await run('Hello, fast', {}, { headers: { 'last-event-id': '3' } }))).toEqual(once.slice(3))
    expect((await run('Hello', { threadId: 't2' })).status).toBe(409)
  })

  it('goes on after a restart, where it was, without saying anything twice', async () => {
    const store = createMemoryStore()
    const before = await setUp({ store })
    const { next, leave } = follow(await before.run('Find accounts, slow'))
    await next()
    before.clock.advance(2_000)
    await next()
    await leave()
    await before.server.close()
    const after = await setUp({ store })
    expect((await after.load()).runId).toBe('r1')
    after.clock.advance(3_600_000)
    const response = await after.call(connectAgent, { params, body: { threadId: 't1', runId: 'r1' } })
    const state = strictly((await eventsOf(response)).map(({ event }) => event))
    expect(state.run.status).toBe('finished')
    expect(JSON.parse((await after.load()).messages)).toHaveLength(8)
  })

  it('is stopped: everybody sees its end, and the thread keeps what was said', async () => {
    const { run, call, clock, load } = await setUp()
    const running = follow(await run('Hello, slow', {}, { params: { agentId: 'marketing-expert-simple' } }))
    const simple = { agentId: 'marketing-expert-simple' }
    await running.next()
    clock.advance(900)
    for (let index = 0; index < 3; index += 1) await running.next()
    const stop = () => call(stopAgent, { params: simple, body: { threadId: 't1', reason: 'User requested stop' } })
    expect(await (await stop()).json()).toEqual({ stopped: true })
    expect((await running.next()).event).toMatchObject({ type: 'TEXT_MESSAGE_END' })
    expect((await running.next()).event).toMatchObject({ type: 'RUN_FINISHED', outcome: { type: 'cancelled' } })
    expect(await (await stop()).json()).toEqual({ stopped: false })
    const kept = (await (await call(loadAgentThread, { params: { ...simple, threadId: 't1' } })).json()) as Record<
      string,
      string
    >
    expect(kept['runId']).toBeUndefined()
    expect(readMessages(JSON.parse(kept['messages'] ?? ''))).toMatchObject([
      { role: 'user', status: 'complete' },
      { role: 'assistant', status: 'cancelled' },
    ])
    // The other agent has a thread of its own.
    expect((await load()).threadExists).toBe(false)
  })

  it('leaves word of a stop that came before any answer, until there is one', async () => {
    const { run, call, clock, load } = await setUp()
    const running = follow(await run('Hello, slow'))
    await running.next()
    await call(stopAgent, { params, body: { threadId: 't1', reason: 'User requested stop' } })
    const kept = async () => readMessages(JSON.parse((await load()).messages))
    expect(await kept()).toMatchObject([{ role: 'user', status: 'cancelled' }])

    const passedOver = [
      ...(JSON.parse((await load()).messages) as unknown[]),
      { id: 'u2', role: 'user', content: 'Fast' },
    ]
    await eventsOf(await run('', { runId: 'r-other', messages: passedOver }))
    expect((await kept()).slice(0, 3)).toMatchObject([
      { role: 'user', status: 'cancelled' },
      { role: 'user', status: 'complete' },
      { role: 'reasoning' },
    ])

    const asked = (JSON.parse((await load()).messages) as readonly { readonly id: string }[]).slice(0, 1)
    const again = await run('', { runId: 'r2', messages: asked })
    clock.advance(3_600_000)
    await eventsOf(again)
    const [question, ...answer] = await kept()
    expect([question?.status, question?.metadata, answer.length > 0]).toEqual(['complete', undefined, true])
  })

  it('is the only one in its thread until it is over', async () => {
    const { run, clock } = await setUp()
    const running = follow(await run('Hello, slow'))
    await running.next()
    const refused = await run('Again', { runId: 'r2' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'run-active' })
    clock.advance(3_600_000)
    let last = await running.next()
    while (last.event.type !== 'RUN_FINISHED') last = await running.next()
    expect((await run('Again, fast', { runId: 'r2' })).status).toBe(200)
  })
})

describe('a run from somewhere that has not seen the last one', () => {
  const said = (id: string, content: string) => ({ id, role: 'user', content: `${content}, fast` })

  async function goneOn() {
    const parts = await setUp()
    const before = (await parts.load()).lastRunId
    await eventsOf(await parts.run('', { parentRunId: before, messages: [said('u1', 'Hello')] }))
    await eventsOf(
      await parts.run('', { runId: 'r2', parentRunId: 'r1', messages: [said('u1', 'Hello'), said('u2', 'From one')] }),
    )
    const kept = async () =>
      readMessages(JSON.parse((await parts.load()).messages)).flatMap(({ id, role }) => (role === 'user' ? id : []))
    return { ...parts, before, kept }
  }

  it.each([['the one before it'], ['none at all']])(
    'is refused where it knows of %s, and nothing is lost',
    async (seen) => {
      const { run, kept, before } = await goneOn()
      const parentRunId = seen === 'none at all' ? before : 'r1'
      const messages = [...(parentRunId === 'r1' ? [said('u1', 'Hello')] : []), said('u3', 'From another')]
      const refused = await run('', { runId: 'r3', parentRunId, messages })
      expect(refused.status).toBe(409)
      expect(await refused.json()).toMatchObject({ code: 'thread-moved' })
      expect(await kept()).toEqual(['u1', 'u2'])
    },
  )

  it('is taken where it takes nothing away, and from who has seen it where it does', async () => {
    const { run, kept, load } = await goneOn()
    const all = [said('u1', 'Hello'), said('u2', 'From one'), said('u3', 'After that')]
    await eventsOf(await run('', { runId: 'r3', parentRunId: 'r1', messages: all }))
    expect(await kept()).toEqual(['u1', 'u2', 'u3'])
    const { lastRunId } = await load()
    await eventsOf(await run('', { runId: 'r4', parentRunId: lastRunId, messages: [said('u4', 'Anew')] }))
    expect(await kept()).toEqual(['u4'])
  })
})

describe('a thread', () => {
  it('is there after a restart, with its state', async () => {
    const store = createMemoryStore()
    const before = await setUp({ store })
    await eventsOf(await before.run('Keep the state, fast'))
    await before.server.close()
    const kept = await (await setUp({ store })).load()
    expect(kept['threadExists']).toBe(true)
    expect(JSON.parse(kept['state'] ?? '')).toMatchObject({ campaign_overview: { accounts: 12 } })
    expect(JSON.parse(kept['messages'] ?? '')).toMatchObject([
      { role: 'user' },
      { role: 'activity' },
      { role: 'assistant' },
    ])
  })

  it('that nobody wrote in does not exist, which is no error [CAM-CHAT-14]', async () => {
    const { load } = await setUp()
    expect(await load('nowhere')).toEqual({
      threadId: 'nowhere',
      threadExists: false,
      state: 'null',
      messages: '[]',
      lastRunId: 'none',
    })
  })
})

describe('whoever may not', () => {
  it('is refused as everywhere', async () => {
    const { run, call } = await setUp()
    expect((await run('Hello', {}, { as: null })).status).toBe(401)
    expect((await run('Hello', {}, { as: 'amelie' })).status).toBe(403)
    expect((await run('Hello', {}, { params: { agentId: 'nobody' } })).status).toBe(404)
    expect((await run('Hello', { messages: 'none' })).status).toBe(422)
    expect((await call(stopAgent, { params, body: { threadId: 't1' }, as: 'amelie' })).status).toBe(403)
    expect((await call(connectAgent, { params, body: { threadId: 't1' }, as: null })).status).toBe(401)
    expect((await call(loadAgentThread, { params: { ...params, threadId: 't1' }, as: 'amelie' })).status).toBe(403)
  })
})

it('keeps what the agent did beside talking, also after the next run', async () => {
  const { run, load } = await setUp()
  await eventsOf(await run('Keep the state, fast'))
  const kept = async () => JSON.parse((await load()).messages) as readonly { role: string; content?: unknown }[]
  expect((await kept()).map(({ role }) => role)).toEqual(['user', 'activity', 'assistant'])
  const sent = (await kept()).filter(({ role }) => role !== 'activity')
  const more = { id: 'u2', role: 'user', content: 'Thanks, fast' }
  await eventsOf(await run('', { runId: 'r2', messages: [...sent, more] }))
  const after = await kept()
  expect(after.slice(0, 3).map(({ role }) => role)).toEqual(['user', 'activity', 'assistant'])
  expect(after[1]?.content).toMatchObject({ done: 3, total: 3 })
})
