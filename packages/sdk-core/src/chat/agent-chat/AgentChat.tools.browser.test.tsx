import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { noThread, openChat } from '../fixtures/open-chat'
import { finished, speech, started } from '../fixtures/scripted-run'
import { AgentChat } from './AgentChat'

it('calls the tools of the page as they are when they are called', async () => {
  const stage = createStage()
  const adapter = scriptedAdapter(noThread)
  const agents = [{ id: 'expert', name: 'Expert', adapter }]
  const chat = (count: number) => (
    <InlayRoot>
      <AgentChat
        threadId="plan"
        agents={agents}
        frontendTools={{ count: { description: 'Counts', parameters: {}, run: () => ({ count }) } }}
      />
    </InlayRoot>
  )
  const screen = await stage.show(chat(0))
  await userEvent.fill(screen.getByRole('textbox', { name: 'Message' }), 'Go')
  await userEvent.keyboard('{Enter}')
  await stage.clock.advance(16)
  await screen.update({}, chat(7))
  adapter.connections[0]?.give(
    started,
    { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'count' },
    { type: 'TOOL_CALL_END', toolCallId: 'c' },
    finished,
  )
  await stage.clock.advance(16)
  await expect
    .poll(() => adapter.connections[1]?.input?.messages.at(-1))
    .toMatchObject({ role: 'tool', content: '{"count":7}' })
})

it('tells its host of the state of the agent', async () => {
  const onAgentState = vi.fn<(state: unknown) => void>()
  const { field, give } = await openChat({ onAgentState })
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(
    started,
    { type: 'STATE_SNAPSHOT', snapshot: { accounts: 0 } },
    { type: 'STATE_DELTA', delta: [{ op: 'replace', path: '/accounts', value: 12 }] },
  )
  expect(onAgentState).toHaveBeenLastCalledWith({ accounts: 12 })
})

it('says what a tool does and has done, and shows what it was given [CAM-CHAT-07] [CAM-CHAT-10] [CAM-CHAT-11]', async () => {
  const tools = { search_accounts: { loading: 'Searching accounts', complete: 'Found the accounts' } }
  const { screen, field, give } = await openChat({ tools })
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  const args = { query: 'logistics', per_page: 25, page: 1, limit: 10, include_similar_titles: true }
  const deep = { a: { b: { c: { d: { e: { f: 'too far down' } } } } } }
  await give(
    started,
    { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'search_accounts' },
    { type: 'TOOL_CALL_ARGS', toolCallId: 'c', delta: JSON.stringify({ ...args, ...deep }) },
    { type: 'TOOL_CALL_END', toolCallId: 'c' },
  )
  await expect.element(screen.getByRole('button', { name: 'Searching accounts Running' })).toBeInTheDocument()
  await give({ type: 'TOOL_CALL_RESULT', toolCallId: 'c', messageId: 'r', content: '{"total":3}', role: 'tool' })
  const step = screen.getByRole('button', { name: 'Found the accounts Done' })
  await userEvent.click(step)
  await expect.element(screen.getByText('query')).toBeInTheDocument()
  for (const key of ['per_page', 'page', 'limit', 'include_similar_titles']) {
    expect(screen.getByText(key, { exact: true }).query()).toBeNull()
  }
  ;(screen.getByRole('treeitem', { name: /^a/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}'.repeat(5))
  await expect.element(screen.getByText('[Too deep to display]')).toBeInTheDocument()
  expect(screen.getByText('too far down').query()).toBeNull()
})

it('keeps reasoning and tables within their heights [CAM-CHAT-09]', async () => {
  const { screen, field, give } = await openChat()
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(
    started,
    { type: 'REASONING_MESSAGE_START', messageId: 'thought', role: 'reasoning' },
    { type: 'REASONING_MESSAGE_CONTENT', messageId: 'thought', delta: 'A thought.\n\n'.repeat(60) },
    ...speech('m', `| A | B |\n| --- | --- |\n${'| 1 | 2 |\n'.repeat(60)}`),
  )
  const area = screen.getByRole('group', { name: 'Reasoning' })
  await expect.element(area).toHaveAttribute('tabindex', '0')
  const reasoning = area.element()
  expect(reasoning.getBoundingClientRect().height).toBe(300)
  expect(reasoning.scrollHeight).toBeGreaterThan(300)
  const table = screen.getByRole('table').element().parentElement as HTMLElement
  expect(table.getBoundingClientRect().height).toBe(500)
  expect(table.scrollHeight).toBeGreaterThan(500)
})
