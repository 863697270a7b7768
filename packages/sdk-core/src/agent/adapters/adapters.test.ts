import { toAgentError } from '../session/agent-error'
import { describe, expect, it } from 'vitest'
import { memoryAuth } from '../../auth/memory-auth'
import { json, problem, stubApi } from '../../client/fixtures/stub-api'
import { createManualClock } from '../../ports/manual-clock'
import { switchableConnectivity } from '../../ports/switchable-ports'
import type { ReceivedEvent } from '../protocol/agent-event'
import type { AgentAdapter, RunInput } from '../session/agent-adapter'
import { agUiAgent } from './ag-ui-agent'
import { createAgentTransport, type AgentTransportOptions } from './agent-transport'
import { backendAgent } from './backend-agent'
import { copilotKitAgent } from './copilot-kit-agent'
import { copilotKitThread } from './copilot-kit-thread'

const input: RunInput = { threadId: 't/1', runId: 'r', messages: [], tools: [], context: [], state: {} }
const events = [
  { type: 'RUN_STARTED', threadId: 't/1', runId: 'r' },
  { type: 'RUN_FINISHED', threadId: 't/1', runId: 'r' },
]

function sse(): Response {
  const text = events.map((event, index) => `id: ${index + 1}\r\ndata: ${JSON.stringify(event)}\r\n\r\n`).join('')
  return new Response(text, { headers: { 'content-type': 'text/event-stream' } })
}

function transportTo(
  answer: (request: Request, number: number) => Response | Promise<Response>,
  options: Partial<AgentTransportOptions> = {},
) {
  const requests: Request[] = []
  const clock = createManualClock()
  const connectivity = switchableConnectivity()
  const transport = createAgentTransport({
    url: 'https://agents.example/runtime/',
    auth: memoryAuth(),
    clock,
    connectivity,
    fetch(url, init) {
      const request = new Request(url, init)
      requests.push(request.clone())
      return Promise.resolve(answer(request, requests.length))
    },
    ...options,
  })
  const bodies = () => Promise.all(requests.map((request) => request.json() as Promise<unknown>))
  return { transport, requests, clock, connectivity, bodies }
}

function callOptions(more: { readonly lastEventId?: string } = {}) {
  const problems: string[] = []
  return {
    signal: new AbortController().signal,
    onProblem: (detail: string) => problems.push(detail),
    problems,
    ...more,
  }
}

async function gather(source: AsyncIterable<ReceivedEvent> | undefined) {
  const received: ReceivedEvent[] = []
  for await (const each of source ?? []) received.push(each)
  return received
}

describe('plain AG-UI', () => {
  it('posts the input and reads the events of the answer', async () => {
    const { transport, requests, bodies } = transportTo(sse, { headers: () => ({ 'x-workspace': 'w1' }) })
    const received = await gather(agUiAgent({ transport }).run(input, callOptions({ lastEventId: '7' })))
    expect(received).toEqual(events.map((event, index) => ({ id: String(index + 1), event })))
    expect(requests[0]?.url).toBe('https://agents.example/runtime')
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      accept: 'text/event-stream',
      authorization: 'Bearer token',
      'content-type': 'application/json',
      'last-event-id': '7',
      'x-workspace': 'w1',
    })
    expect(await bodies()).toEqual([input])
  })

  it.each(['text/html; charset=utf-8', 'application/json'])('tells an answer of %s from a stream', async (type) => {
    const page = '<html><body>Please sign in to the proxy</body></html>'
    const { transport } = transportTo(() => new Response(page, { headers: { 'content-type': type } }))
    await expect(gather(agUiAgent({ transport }).run(input, callOptions()))).rejects.toMatchObject({
      code: 'malformed',
      status: 200,
    })
    const named = transportTo(async () => new Response(await sse().text(), { headers: { 'content-type': type } }))
    expect(await gather(agUiAgent(named).run(input, callOptions()))).toHaveLength(2)
  })

  it('has stop, joining and loading only where there is a path for it', async () => {
    const { transport, requests, bodies } = transportTo((request) =>
      request.url.endsWith('/load') ? json({ threadExists: true, messages: [], state: { n: 1 }, runId: 'r' }) : sse(),
    )
    const bare = agUiAgent({ transport })
    expect([bare.connect, bare.stop, bare.load]).toEqual([undefined, undefined, undefined])
    const full = agUiAgent({ transport, runPath: '/run', connectPath: '/connect', loadPath: '/load' })
    await gather(full.connect?.({ threadId: 't', runId: 'r' }, callOptions()))
    expect(await full.load?.({ threadId: 't' }, callOptions())).toMatchObject({ agentState: { n: 1 }, runId: 'r' })
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/runtime/connect', '/runtime/load'])
    expect(await bodies()).toEqual([{ threadId: 't', runId: 'r' }, { threadId: 't' }])
  })
})

describe('the transport', () => {
  const run = (transport: ReturnType<typeof transportTo>['transport'], signal = new AbortController().signal) =>
    transport({ path: '/x', body: {}, signal })

  it('renews a token that was refused, once', async () => {
    const { transport, requests } = transportTo((_, number) => (number === 1 ? problem(401) : json({})))
    expect((await run(transport)).status).toBe(200)
    expect(requests).toHaveLength(2)
    const always = transportTo(() => problem(401, { code: 'token_expired' }))
    await expect(run(always.transport)).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
    expect(always.requests).toHaveLength(2)
  })

  it('sends no token where none is needed', async () => {
    const { transport, requests } = transportTo(() => json({}), { auth: undefined })
    await run(transport)
    expect(requests[0]?.headers.has('authorization')).toBe(false)
  })

  it('tells what the server says when it refuses', async () => {
    const { transport } = transportTo(() => problem(409, { code: 'run-active', detail: 'Still at work.' }))
    await expect(run(transport)).rejects.toMatchObject({ code: 'run-active', message: 'Still at work.' })
    const busy = transportTo(() => new Response('{}', { status: 429, headers: { 'retry-after': '30' } }))
    const retryAt = busy.clock.now() + 30_000
    const refused = await run(busy.transport).catch(toAgentError)
    expect(refused).toMatchObject({ code: 'rate-limited', retryAt, retryable: true })
    const plain = transportTo(() => new Response('<html>', { status: 502 }))
    await expect(run(plain.transport)).rejects.toMatchObject({ code: 'unavailable', status: 502 })
  })

  it('knows being offline, too slow, lost and given up apart', async () => {
    const lost = transportTo(() => Promise.reject(new TypeError('lost')))
    await expect(run(lost.transport)).rejects.toMatchObject({ code: 'unavailable' })
    lost.connectivity.set(false)
    await expect(run(lost.transport)).rejects.toMatchObject({ code: 'offline' })
    const never = (request: Request) =>
      new Promise<Response>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      )
    const slow = transportTo(never)
    const answer = expect(run(slow.transport)).rejects.toMatchObject({ code: 'timeout' })
    await slow.clock.advance(30_000)
    await answer
    const controller = new AbortController()
    const given = transportTo(never)
    const aborted = expect(run(given.transport, controller.signal)).rejects.toMatchObject({ code: 'aborted' })
    await given.clock.advance(0)
    controller.abort()
    await aborted
  })
})

describe('CopilotKit 2', () => {
  const all = async (adapter: AgentAdapter) => {
    await gather(adapter.run(input, callOptions()))
    await gather(adapter.connect?.({ threadId: 't/1', runId: undefined }, callOptions()))
    await adapter.stop?.({ threadId: 't/1', runId: 'r', reason: '' }, callOptions())
  }

  it('has an address for each thing', async () => {
    const { transport, requests, bodies } = transportTo((request) =>
      request.url.includes('/stop/') ? json({}) : sse(),
    )
    await all(copilotKitAgent({ transport, agentId: 'a b' }))
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/runtime/agent/a%20b/run',
      '/runtime/agent/a%20b/connect',
      '/runtime/agent/a%20b/stop/t%2F1',
    ])
    expect((await bodies())[1]).toMatchObject({ threadId: 't/1', messages: [], tools: [], context: [] })
  })

  it('or one address for all', async () => {
    const { transport, requests, bodies } = transportTo(async (request) => {
      const { method } = (await request.json()) as { method: string }
      return method === 'agent/stop' ? json({ stopped: true }) : sse()
    })
    await all(copilotKitAgent({ transport, agentId: 'a', endpoint: 'single' }))
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/runtime', '/runtime', '/runtime'])
    expect(await bodies()).toMatchObject([
      { method: 'agent/run', params: { agentId: 'a' }, body: input },
      { method: 'agent/connect', params: { agentId: 'a' }, body: { threadId: 't/1' } },
      { method: 'agent/stop', params: { agentId: 'a', threadId: 't/1' } },
    ])
  })
})

describe('a thread of CopilotKit 1', () => {
  async function load(loadAgentState: unknown) {
    const { transport, bodies } = transportTo(() => json({ data: { loadAgentState } }))
    const options = callOptions()
    const loaded = await copilotKitThread({ transport, agentName: 'expert' }).load({ threadId: 't' }, options)
    return { loaded, problems: options.problems, bodies: await bodies() }
  }

  it('is asked for by thread and agent, and its state is a string [CAM-CHAT-14]', async () => {
    const messages = JSON.stringify([{ id: '1', role: 'user', content: 'Hi' }])
    const state = JSON.stringify({ campaign_overview: { accounts: 3 } })
    const { loaded, bodies } = await load({ threadId: 't', threadExists: true, state, messages })
    expect(loaded).toMatchObject({
      threadExists: true,
      agentState: { campaign_overview: { accounts: 3 } },
      messages: [{ role: 'user', content: 'Hi' }],
    })
    expect(bodies).toMatchObject([
      { operationName: 'loadAgentState', variables: { data: { threadId: 't', agentName: 'expert' } } },
    ])
  })

  it('that does not exist is empty', async () => {
    expect((await load({ threadId: 't', threadExists: false, state: '', messages: '' })).loaded).toEqual({
      threadExists: false,
    })
    expect((await load(null)).loaded).toEqual({ threadExists: false })
  })

  it('whose state cannot be read is reported, and usable all the same [CAM-CHAT-15]', async () => {
    const { loaded, problems } = await load({ threadExists: true, state: '{"a"', messages: '[]' })
    expect(loaded).toEqual({ threadExists: true, messages: [] })
    expect(problems).toEqual([expect.stringContaining('state')])
  })

  it('that the server cannot load is an error', async () => {
    const { transport } = transportTo(() => json({ errors: [{ message: 'No agent' }] }))
    const { load: loadThread } = copilotKitThread({ transport, agentName: 'x' })
    await expect(loadThread({ threadId: 't' }, callOptions())).rejects.toMatchObject({ message: 'No agent' })
  })
})

describe('an agent behind the API', () => {
  it('is called through the client, at the address of agents [CAM-CHAT-12]', async () => {
    const { client, requests } = stubApi(
      (request) => {
        if (request.url.includes('/threads/')) {
          return json({ threadId: 't', threadExists: true, state: '{"n":1}', messages: '[]', runId: 'r' })
        }
        return request.url.endsWith('/stop') ? json({ stopped: true }) : sse()
      },
      { agentUrl: 'https://agents.example' },
    )
    const agent = backendAgent({ client, workspaceId: 'w1', agentId: 'expert' })
    expect((await gather(agent.run({ ...input, threadId: 't' }, callOptions()))).map(({ id }) => id)).toEqual([
      '1',
      '2',
    ])
    await gather(agent.connect?.({ threadId: 't', runId: undefined }, callOptions({ lastEventId: '1' })))
    await agent.stop?.({ threadId: 't', runId: 'r', reason: 'Enough' }, callOptions())
    expect(await agent.load?.({ threadId: 't' }, callOptions())).toMatchObject({ agentState: { n: 1 }, runId: 'r' })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://agents.example/api/v1/workspaces/w1/agents/expert/run',
      'POST https://agents.example/api/v1/workspaces/w1/agents/expert/connect',
      'POST https://agents.example/api/v1/workspaces/w1/agents/expert/stop',
      'GET https://agents.example/api/v1/workspaces/w1/agents/expert/threads/t',
    ])
    expect(requests[1]?.headers.get('last-event-id')).toBe('1')
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token')
    expect(await requests[2]?.json()).toEqual({ threadId: 't', runId: 'r', reason: 'Enough' })
  })

  it('is taken up by the client where its stream was cut', async () => {
    const [first = '', second = ''] = events.map((event, id) => `id: ${id + 1}\ndata: ${JSON.stringify(event)}\n\n`)
    const stream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
    const { client, requests, clock } = stubApi((_, number) => stream(number === 1 ? first : second))
    const agent = backendAgent({ client, workspaceId: 'w1', agentId: 'expert' })
    const received = gather(agent.run(input, callOptions()))
    await clock.advance(5_000)
    expect(await received).toHaveLength(2)
    expect(requests[1]?.headers.get('last-event-id')).toBe('1')
  })
})
