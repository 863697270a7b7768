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
    connectivity: stage.connectivity,
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
