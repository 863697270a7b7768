import { createEndpointChat } from '../../../engines/language-model/endpoint-chat'
import { describe, expect, it } from 'vitest'
import { readRows, stateOf } from '../../../handlers/campaigns/processing/work-in-test'
import { createMockClock } from '../../../mock-clock'
import { createMemoryStore } from '../../../store/index'
import { testNow } from '../../../testing/test-server'
import { openTalk, type TalkOptions } from '../marketing-in-test'

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string; readonly tool_call_id?: string }[]
  readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: object } }[]
}

type Chunk = Readonly<Record<string, unknown>>

/** An endpoint that answers what a test has for each time that it is asked. */
function endpoint(...answers: readonly (Response | readonly Chunk[])[]) {
  const asked: Asked[] = []
  const chat = createEndpointChat({
    baseUrl: 'https://models.example/v1',
    model: 'small',
    fetch: async (input, init) => {
      asked.push((await new Request(input, init).json()) as Asked)
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? []
      return answer instanceof Response ? answer.clone() : streamOf(answer)
    },
  })
  return { chat, asked }
}

function streamOf(chunks: readonly Chunk[]): Response {
  const lines = [...chunks.map((chunk) => JSON.stringify(chunk)), '[DONE]']
  return new Response(lines.map((line) => `data: ${line}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })
}

const says = (...pieces: readonly string[]) => pieces.map((content) => ({ choices: [{ delta: { content } }] }))

const calls = (name: string, args: object, id = 'call_1') => {
  const text = JSON.stringify(args)
  const half = Math.floor(text.length / 2)
  const piece = (more: object) => ({ choices: [{ delta: { tool_calls: [{ index: 0, ...more }] } }] })
  return [
    piece({ id, type: 'function', function: { name, arguments: '' } }),
    piece({ function: { arguments: text.slice(0, half) } }),
    piece({ function: { arguments: text.slice(half) } }),
  ]
}

const usage = (input: number, output: number) => ({
  choices: [],
  usage: { prompt_tokens: input, completion_tokens: output },
})

const simple = (options: TalkOptions) => openTalk({ agentId: 'marketing-expert-simple', ...options })

describe('a model that calls the tools', () => {
  it('is given them, has them work, and is told what came of it [CAM-CHAT-03] [CAM-CHAT-07]', async () => {
    const { chat, asked } = endpoint(
      [...calls('find_accounts', { industry: 'Retail', location: 'Spain', limit: 4 }), usage(100, 20)],
      [...says('I added ', '**4 accounts**.'), usage(150, 10)],
    )
    const talk = await simple({ chat })
    const run = await talk.say('Get me some shops in Spain')
    expect(run.state.run.status).toBe('finished')
    expect(run.text).toContain('I added **4 accounts**.')
    expect(run.calls).toMatchObject([{ name: 'find_accounts', args: { industry: 'Retail' }, result: { added: 4 } }])
    expect(await readRows(talk, talk.campaignId, 'account')).toHaveLength(4)
    expect(run.state.agentState).toMatchObject({ mode: 'EXECUTION', usage: { inputTokens: 250, outputTokens: 30 } })
    expect(asked[0]?.tools?.map(({ function: { name } }) => name)).toContain('write_overview')
    expect(asked[0]?.messages.at(-1)).toMatchObject({ role: 'user', content: 'Get me some shops in Spain' })
    expect(asked[1]?.messages.at(-1)).toMatchObject({ role: 'tool', content: expect.stringContaining('"added":4') })
    expect(asked[1]?.messages.at(-1)?.tool_call_id).toBeTruthy()
  })

  it('is told of the campaign, and of what was said before', async () => {
    const { chat, asked } = endpoint(says('Hello.'))
    const talk = await simple({ chat, initialPrompt: 'Find bakeries in Lyon' })
    await talk.say('Hello')
    await talk.say('And now?')
    expect(asked[0]?.messages[0]?.content).toContain('bakeries in Lyon')
    expect(asked[1]?.messages.map(({ role, content }) => `${role}: ${content}`).slice(1)).toEqual([
      'user: Hello',
      'assistant: Hello.',
      'user: And now?',
    ])
    expect((await talk.load()).state).not.toContain('usage')
  })

  it('thinks first where the agent does [CAM-CHAT-08]', async () => {
    const { chat, asked } = endpoint(says('First the shops, ', 'then the people.'), says('Done.'))
    const { reasoning, text } = await (await openTalk({ chat })).say('Find shops')
    expect(reasoning).toBe('First the shops, then the people.')
    expect(text).toBe('Done.')
    expect(asked[0]).not.toHaveProperty('tools')
  })

  it('is told of calls that cannot be made', async () => {
    const { chat, asked } = endpoint(
      calls('find_accounts', { limit: 'many' }),
      calls('delete_everything', {}, 'call_2'),
      says('I could not.'),
    )
    const run = await (await simple({ chat })).say('Do it')
    expect(run.state.run.status).toBe('finished')
    expect(asked[1]?.messages.at(-1)?.content).toContain('limit')
    expect(asked[2]?.messages.at(-1)?.content).toContain('no such tool')
  })

  it('may take a bounded number of steps', async () => {
    const { chat, asked } = endpoint(calls('summarise_audience', {}))
    const run = await (await simple({ chat })).say('Count for ever')
    expect(asked).toHaveLength(8)
    expect(run.state.run.status).toBe('finished')
    expect(run.text).toContain('8 steps in a row')
  })

  it.each([
    ['refuses', new Response(null, { status: 500 }), 'answered 500'],
    ['answers what nobody can read', new Response('data: {"choices":\n\n'), 'could not be asked'],
    ['reports an error', streamOf([{ error: { message: 'Out of credits' } }]), 'Out of credits'],
  ])('ends the run with a clear message when it %s', async (_, answer, message) => {
    const { chat } = endpoint(answer)
    const talk = await simple({ chat })
    const { events } = await talk.say('Find shops')
    expect(events.at(-1)).toMatchObject({
      type: 'RUN_ERROR',
      code: 'MODEL_UNAVAILABLE',
      message: expect.stringContaining(message),
    })
    expect(await stateOf(talk, talk.campaignId)).toBe('READY')
    expect(talk.logged).toEqual([])
    expect((await talk.load()).runId).toBeUndefined()
  })

  it('goes on after a restart in the middle of an answer, and calls no tool twice', async () => {
    const store = createMemoryStore()
    const encoder = new TextEncoder()
    const halfAnswer = new Response(
      new ReadableStream({
        start: (controller) => {
          for (const chunk of says('I have ', 'fou'))
            controller.enqueue(encoder.encode(`data: ${JSON.stringify(chunk)}\n\n`))
        },
      }),
    )
    const first = endpoint(calls('find_accounts', { industry: 'Retail', location: 'Spain', limit: 4 }), halfAnswer)
    // What never ends cannot be cloned and read twice: it is given as it is.
    halfAnswer.clone = () => halfAnswer
    const before = await simple({ store, chat: first.chat, clock: createMockClock({ frozenAt: testNow }) })
    const runId = await before.begin('Find shops')
    const log = () =>
      before.store.workspace('northwind').log<{ delta?: string }>(`agent-run/${runId}`).read({ limit: 10_000 })
    for (let turn = 0; turn < 2_000 && !(await log()).some(({ entry }) => entry.delta === 'fou'); turn += 1) {
      before.server.clock.advance(100)
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    await before.server.close()

    const second = endpoint(says('I have found 4 shops.'))
    const { campaignId } = before
    const after = await simple({
      store,
      campaignId,
      chat: second.chat,
      clock: createMockClock({ frozenAt: testNow + 60_000 }),
    })
    const run = await after.finish(runId)
    expect(run.state.run.status).toBe('finished')
    expect(run.text).toBe('I have fou\nI have found 4 shops.')
    expect(run.calls).toHaveLength(1)
    expect(second.asked).toHaveLength(1)
    expect(second.asked[0]?.messages.at(-1)).toMatchObject({ role: 'tool' })
    expect(await readRows(after, campaignId, 'account')).toHaveLength(4)
  })
})
