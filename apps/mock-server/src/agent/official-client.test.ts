import { HttpAgent, type AgentSubscriber } from '@ag-ui/client'
import { createHttpClient, staticTokenAuth, systemClock, systemRandom } from '@inlay/sdk-core'
import {
  agUiAgent,
  backendAgent,
  createAgentSession,
  createAgentTransport,
  threadMessages,
  type AgentAdapter,
} from '@inlay/sdk-core/agent'
import { switchableConnectivity } from '@inlay/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { startHttpServer, type HttpServer } from '../http/start-http-server'
import { createMockClock } from '../mock-clock'
import { createTestServer } from '../testing/test-server'

const started: HttpServer[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})

/** The server over real HTTP, in real time. */
async function serve() {
  const test = await createTestServer({ clock: createMockClock() })
  const http = await startHttpServer({ server: test.server, port: 0, embedPort: 0, openApi: () => ({}), log: () => {} })
  started.push(http)
  const origin = `http://127.0.0.1:${http.port}`
  const token = await test.tokenFor('maren')
  return { ...test, origin, token, address: `${origin}/api/v1/workspaces/northwind/agents/marketing-expert` }
}

describe('the official client', () => {
  async function agent(threadId = 't1') {
    const { address, token } = await serve()
    return new HttpAgent({ url: `${address}/run`, threadId, headers: { authorization: `Bearer ${token}` } })
  }

  function say(httpAgent: HttpAgent, content: string) {
    httpAgent.addMessage({ id: `u-${httpAgent.messages.length}`, role: 'user', content })
  }

  it.each([
    ['Hello', 2],
    ['Your reasoning', 3],
    ['Find accounts', 7],
    ['Show a table', 1],
    ['Keep the state', 2],
    ['A long answer', 1],
  ])('runs "%s" to its end', async (prompt, atLeast) => {
    const httpAgent = await agent()
    say(httpAgent, `${prompt}, fast`)
    const { newMessages } = await httpAgent.runAgent()
    expect(newMessages.length).toBeGreaterThanOrEqual(atLeast)
  })

  it('works on a campaign [CAM-CHAT-03]', async () => {
    const httpAgent = await agent('campaign_northwind_1')
    say(httpAgent, 'How many contacts have we got?')
    const { newMessages } = await httpAgent.runAgent()
    expect(newMessages.map(({ role }) => role)).toEqual(['reasoning', 'assistant', 'tool', 'assistant'])
    expect(httpAgent.state).toMatchObject({ mode: 'EXECUTION' })
  })

  it('has the state of the agent', async () => {
    const httpAgent = await agent()
    say(httpAgent, 'Keep the state, fast')
    await httpAgent.runAgent()
    expect(httpAgent.state).toMatchObject({ campaign_overview: { accounts: 12, contacts: 27 } })
  })

  it('talks on in the same thread', async () => {
    const httpAgent = await agent()
    say(httpAgent, 'Find accounts, fast')
    await httpAgent.runAgent()
    say(httpAgent, 'Show a table, fast')
    const { newMessages } = await httpAgent.runAgent()
    expect(JSON.stringify(newMessages)).toContain('| # | Company |')
  })

  it('hears of an error', async () => {
    const httpAgent = await agent()
    say(httpAgent, 'Make an error, fast')
    const errors: unknown[] = []
    const subscriber: AgentSubscriber = { onRunErrorEvent: ({ event }) => void errors.push(event.code) }
    await httpAgent.runAgent({}, subscriber).catch(() => undefined)
    expect(errors).toEqual(['ENRICHMENT_UNAVAILABLE'])
  })

  it('is asked, and answers', async () => {
    const httpAgent = await agent()
    say(httpAgent, 'Ask for approval, fast')
    await httpAgent.runAgent()
    const [interrupt] = httpAgent.pendingInterrupts
    expect(interrupt).toMatchObject({ reason: 'confirmation' })
    const resume = [{ interruptId: interrupt?.id ?? '', status: 'resolved' as const, payload: { approved: true } }]
    const { newMessages } = await httpAgent.runAgent({ resume })
    expect(JSON.stringify(newMessages)).toContain('on its way')
  })
})

describe('a session', () => {
  function sessionOver(adapter: AgentAdapter) {
    const problems: string[] = []
    const session = createAgentSession({
      adapter,
      threadId: 't1',
      clock: systemClock,
      random: systemRandom,
      connectivity: switchableConnectivity(),
      onProblem: (problem) => problems.push(problem),
    })
    const text = () =>
      threadMessages(session.getSnapshot().thread)
        .map(({ content }) => (typeof content === 'string' ? content : ''))
        .join('\n')
    return { session, problems, text, snapshot: () => session.getSnapshot() }
  }

  async function overClient() {
    const { origin, token } = await serve()
    const auth = staticTokenAuth({ token, user: { userId: 'user_maren' } })
    const client = createHttpClient({ baseUrl: origin, auth })
    return { adapter: backendAgent({ client, workspaceId: 'northwind', agentId: 'marketing-expert' }) }
  }

  it('talks to the server through the client of the API', async () => {
    const { session, problems, text, snapshot } = sessionOver((await overClient()).adapter)
    session.send('Find accounts, fast')
    await expect.poll(() => snapshot().thread.run.status).toBe('finished')
    expect(text()).toContain('3 companies')
    session.send('A long answer, fast')
    await expect.poll(() => text().length).toBeGreaterThan(12_900)
    await expect.poll(() => snapshot().status).toBe('idle')
    expect(problems).toEqual([])
  })

  it('talks to it as to any AG-UI server', async () => {
    const { address, token } = await serve()
    const transport = createAgentTransport({
      url: address,
      auth: staticTokenAuth({ token, user: { userId: 'user_maren' } }),
    })
    const paths = { runPath: '/run', connectPath: '/connect', stopPath: '/stop' }
    const { session, problems, text, snapshot } = sessionOver(agUiAgent({ transport, ...paths }))
    session.send('Keep the state, fast')
    await expect.poll(() => snapshot().thread.run.status).toBe('finished')
    expect(text()).toContain('12 accounts')
    expect(problems).toEqual([])
  })

  it('says after what was said elsewhere meanwhile what it has not seen, and nothing is lost', async () => {
    const { adapter } = await overClient()
    const [first, second] = [sessionOver(adapter), sessionOver(adapter)]
    const saidIn = ({ snapshot }: typeof first) =>
      threadMessages(snapshot().thread).flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    const isDone = ({ snapshot, text }: typeof first, prompt: string) =>
      expect.poll(() => [snapshot().status, text().includes(`You wrote: “${prompt}”`)]).toEqual(['idle', true])
    await Promise.all([first.session.restore(), second.session.restore()])
    first.session.send('One, fast')
    await isDone(first, 'One, fast')
    second.session.send('Two, fast')
    await isDone(second, 'Two, fast')
    first.session.send('Three, fast')
    await isDone(first, 'Three, fast')
    expect(saidIn(first)).toEqual(['One, fast', 'Two, fast', 'Three, fast'])
    expect(saidIn(second)).toEqual(['One, fast', 'Two, fast'])
    const [message] = threadMessages(first.snapshot().thread)
    first.session.edit(message?.id ?? '', 'Anew, fast')
    await isDone(first, 'Anew, fast')
    expect(saidIn(first)).toEqual(['Anew, fast'])
    expect([...first.problems, ...second.problems]).toEqual([])
  })

  it('asks, is stopped, and is joined by a second one', async () => {
    const { adapter } = await overClient()
    const first = sessionOver(adapter)
    const second = sessionOver(adapter)
    first.session.send('Your reasoning, slow')
    await expect.poll(() => first.snapshot().thread.run.status).toBe('running')
    await expect.poll(() => threadMessages(first.snapshot().thread).length).toBeGreaterThan(1)
    void second.session.restore()
    await expect.poll(() => threadMessages(second.snapshot().thread).length).toBeGreaterThan(1)
    await first.session.stop()
    expect(first.snapshot().thread.run.status).toBe('cancelled')
    await expect.poll(() => second.snapshot().thread.run.status).toBe('cancelled')
    expect(second.snapshot().status).toBe('idle')
    second.session.send('Ask for approval, fast')
    await expect.poll(() => second.snapshot().thread.run.status).toBe('interrupted')
    const { run } = second.snapshot().thread
    if (run.status !== 'interrupted') throw new Error('It does not ask.')
    for (const { id } of run.interrupts)
      second.session.answer({ interruptId: id, status: 'resolved', payload: { approved: true } })
    await expect.poll(() => second.text()).toContain('on its way')
    const third = sessionOver(adapter)
    await third.session.restore()
    expect(third.text()).toContain('on its way')
    expect([...first.problems, ...second.problems, ...third.problems]).toEqual([])
  })
})
