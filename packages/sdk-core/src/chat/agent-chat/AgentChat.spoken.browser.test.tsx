import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import type { AgentEvent } from '../../agent/protocol/agent-event'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { planTools } from '../fixtures/plan-tools'
import { finished, speech, started } from '../fixtures/scripted-run'
import { AgentChat } from './AgentChat'

/** A chat whose agent has begun, and all that has been said of it since. */
async function listen() {
  const stage = createStage()
  const adapter = scriptedAdapter({ load: () => Promise.resolve({ threadExists: false }) })
  const agents = [{ id: 'expert', name: 'Marketing Expert', adapter }]
  const screen = await stage.show(
    <InlayRoot>
      <div style={{ blockSize: '600px' }}>
        <AgentChat threadId="plan" agents={agents} tools={planTools} />
      </div>
    </InlayRoot>,
  )
  const said: string[] = []
  const region = document.querySelector('[aria-live="polite"]')
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) said.push(textContent ?? '')
  })
  if (region) observer.observe(region, { childList: true })
  const pass = async (milliseconds: number) => {
    await stage.clock.advance(milliseconds)
    await new Promise(requestAnimationFrame)
  }
  const give = async (...events: readonly AgentEvent[]) => {
    adapter.connections.at(-1)?.give(...events)
    await pass(16)
  }
  await pass(16)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Message' }), 'Go')
  await userEvent.keyboard('{Enter}')
  await pass(16)
  await give(started)
  return {
    said,
    screen,
    adapter,
    connectivity: stage.connectivity,
    visibility: stage.visibility,
    give,
    pass,
    more: (delta: string) => give({ type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta }),
  }
}

it('says whole sentences, once in four seconds and never a word at a time, and the rest at the end', async () => {
  const { said, give, pass, more } = await listen()
  await give(...speech('m', 'There are '))
  for (const word of ['48 ', 'companies. ', 'Most ', 'ship ', 'by ', 'sea. ', 'Two ', 'do ']) await more(word)
  expect(said).toEqual([])
  await pass(4_000)
  expect(said).toEqual(['There are 48 companies. Most ship by sea.'])
  await more('not. ')
  await pass(3_000)
  expect(said).toHaveLength(1)
  await pass(1_000)
  expect(said.slice(1)).toEqual(['Two do not.'])
  await pass(4_000)
  expect(said).toHaveLength(2)
  await more('That is all')
  await give({ type: 'TEXT_MESSAGE_END', messageId: 'm' }, finished)
  await pass(16)
  expect(said.slice(2)).toEqual(['That is all'])
})

const call = (toolCallId: string, toolCallName: string, args: string): readonly AgentEvent[] => [
  { type: 'TOOL_CALL_START', toolCallId, toolCallName },
  { type: 'TOOL_CALL_ARGS', toolCallId, delta: args },
  { type: 'TOOL_CALL_END', toolCallId },
]
const result = (toolCallId: string, content: string): AgentEvent => ({
  type: 'TOOL_CALL_RESULT',
  toolCallId,
  messageId: `${toolCallId}-result`,
  content,
})

it('says what the agent does, each step when it takes its time and when it is done', async () => {
  const { said, give, pass } = await listen()
  await give(...call('accounts', 'search_accounts', '{"countries":9}'))
  expect(said).toEqual([])
  await pass(4_000)
  expect(said).toEqual(['Searching accounts'])
  await pass(4_000)
  expect(said).toHaveLength(1)
  await give(result('accounts', '{"total":48}'))
  await give(...call('tenders', 'check_tenders', '{"accounts":48}'))
  await pass(4_000)
  expect(said.slice(1)).toEqual(['Found 48 accounts. Checking accounts for carrier tenders'])
  await give(result('tenders', '{"match":31}'), finished)
  await pass(16)
  expect(said.slice(2)).toEqual(['Checked 48 accounts for carrier tenders'])
})

it('says a step and what was answered after it in that order', async () => {
  const { said, give, pass } = await listen()
  await give(...call('accounts', 'search_accounts', '{"countries":9}'))
  await give(result('accounts', '{"total":48}'), ...speech('m', 'Most ship by sea. And'))
  await pass(4_000)
  expect(said).toEqual(['Found 48 accounts. Most ship by sea.'])
  await give(
    { type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: ' that is all.' },
    { type: 'TEXT_MESSAGE_END', messageId: 'm' },
  )
  await give(...call('tenders', 'check_tenders', '{"accounts":48}'), result('tenders', '{"match":31}'), finished)
  await pass(16)
  expect(said.slice(1)).toEqual(['And that is all. Checked 48 accounts for carrier tenders'])
})

it('says of an answer that outruns the listener the beginning, the steps, and at the end how long it is', async () => {
  const { said, give, pass, more } = await listen()
  await give(...speech('m', ...Array.from({ length: 100 }, (_, index) => `Company ${index} ships by sea. `)))
  await pass(4_000)
  expect(said).toHaveLength(1)
  expect(said[0]?.length).toBeLessThanOrEqual(500)
  expect(said[0]).toMatch(/^Company 0 ships by sea\..* ships by sea\.$/)
  await more('And one more. ')
  await give(...call('accounts', 'search_accounts', '{"countries":9}'))
  await pass(4_000)
  expect(said.slice(1)).toEqual(['Searching accounts'])
  await give(result('accounts', '{"total":48}'), { type: 'TEXT_MESSAGE_END', messageId: 'm' }, finished)
  await pass(16)
  expect(said.slice(2)).toEqual(['Found 48 accounts. The answer has 503 words'])
})

it('says that it was stopped, what waits, and for what', async () => {
  const { said, screen, connectivity, pass } = await listen()
  const field = screen.getByRole('textbox', { name: 'Message' })
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await pass(16)
  expect(said).toEqual(['Stopped'])
  connectivity.set(false)
  await userEvent.fill(field, 'Later')
  await userEvent.keyboard('{Enter}')
  await pass(16)
  expect(said.slice(1)).toEqual(['Sent when you are back online'])
})

const question: AgentEvent = {
  type: 'RUN_FINISHED',
  threadId: 'plan',
  runId: 'run',
  outcome: { type: 'interrupt', interrupts: [{ id: 'i', reason: 'confirmation', message: 'Send it to 27 people?' }] },
}

it('asks after it has said what explains the question', async () => {
  const { said, give, pass } = await listen()
  await give(...speech('m', 'The outreach is written.'), { type: 'TEXT_MESSAGE_END', messageId: 'm' }, question)
  await pass(16)
  expect(said).toEqual(['The outreach is written.', 'Send it to 27 people?'])
})

it('says once that the agent works or reasons where there is nothing else to say', async () => {
  const { said, give, pass } = await listen()
  await pass(8_000)
  expect(said).toEqual(['Working'])
  await give({ type: 'REASONING_MESSAGE_START', messageId: 'r', role: 'reasoning' })
  for (const delta of ['One. ', 'Two. ', 'Three. ']) {
    await give({ type: 'REASONING_MESSAGE_CONTENT', messageId: 'r', delta })
    await pass(4_000)
  }
  expect(said).toEqual(['Working', 'Reasoning'])
  await give({ type: 'REASONING_MESSAGE_END', messageId: 'r' }, ...speech('m', 'Most ship by sea.'))
  await give({ type: 'TEXT_MESSAGE_END', messageId: 'm' }, finished)
  await pass(16)
  expect(said.slice(2)).toEqual(['Most ship by sea.'])
})

it('says that there was no answer, and shows it with the way to have one', async () => {
  const { said, screen, give, pass } = await listen()
  await give({ type: 'TEXT_MESSAGE_START', messageId: 'm', role: 'assistant' })
  await give({ type: 'TEXT_MESSAGE_END', messageId: 'm' }, finished)
  await pass(16)
  expect(said).toEqual(['The agent gave no answer.'])
  await expect.element(screen.getByRole('log').getByText('The agent gave no answer.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Answer again' })).toBeVisible()
})

it('says that a question was answered elsewhere, and what came of it', async () => {
  const { said, give, pass, adapter, visibility } = await listen()
  await give(...speech('m', 'It is written.'), { type: 'TEXT_MESSAGE_END', messageId: 'm' }, question)
  await pass(16)
  const before = said.length
  const asked = adapter.connections[0]?.input?.messages[0]?.id ?? ''
  adapter.load = () =>
    Promise.resolve({
      threadExists: true,
      messages: [
        { id: asked, role: 'user', content: 'Go', status: 'complete' },
        { id: 'm', role: 'assistant', content: 'It is written.', toolCalls: [], status: 'complete' },
        { id: 'm2', role: 'assistant', content: 'It is **on its way**.', toolCalls: [], status: 'complete' },
      ],
    })
  visibility.set(false)
  visibility.set(true)
  await pass(16)
  expect(said.slice(before)).toEqual(['The question was answered elsewhere', 'It is on its way.'])
})

it('says nothing of a question that is answered here but what comes of it', async () => {
  const { said, screen, give, pass } = await listen()
  await give(question)
  await pass(16)
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await pass(16)
  await give(started, ...speech('m', 'It is on its way.'), { type: 'TEXT_MESSAGE_END', messageId: 'm' }, finished)
  await pass(16)
  expect(said).toEqual(['Send it to 27 people?', 'It is on its way.'])
})
