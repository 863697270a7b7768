import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import type { MemoryHost } from '../../ports/memory-host'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { noThread, openChat } from '../fixtures/open-chat'
import { finished, speech, started } from '../fixtures/scripted-run'
import { AgentChat } from './AgentChat'

it('sends with Enter, breaks the line with Shift Enter, and shows what comes', async () => {
  const { screen, field, give, adapter, settle } = await openChat()
  await userEvent.click(field)
  await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two{Enter}')
  await settle()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  expect(adapter.connections[0]?.input?.messages).toMatchObject([{ role: 'user', content: 'One\ntwo' }])
  await give(started, ...speech('m', 'Hello **there**'))
  await expect.element(screen.getByText('there')).toBeInTheDocument()
})

it('does not send while a word is put together', async () => {
  const { field, adapter, settle } = await openChat()
  await userEvent.fill(field, 'にほん')
  const pressed = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
  field.element().dispatchEvent(pressed)
  await settle()
  expect(pressed.defaultPrevented).toBe(false)
  expect(adapter.connections).toHaveLength(0)
  await expect.element(field).toHaveValue('にほん')
})

it('stops, can send at once, and does not lose focus [CAM-CHAT-05]', async () => {
  const { screen, field, give, adapter, settle } = await openChat()
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(started, ...speech('m', 'Half of'), {
    type: 'TOOL_CALL_START',
    toolCallId: 'c',
    toolCallName: 'search_accounts',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await settle()
  expect(adapter.stops).toMatchObject([{ reason: 'User requested stop' }])
  await expect.element(field).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Search accounts Stopped' })).toBeInTheDocument()
  await userEvent.fill(field, 'Something else')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await settle()
  expect(adapter.connections).toHaveLength(2)
})

it('copies what was answered, as it was written', async () => {
  const { screen, field, give, defaults } = await openChat()
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(started, ...speech('m', 'It is **done**.'), { type: 'TEXT_MESSAGE_END', messageId: 'm' }, finished)
  await userEvent.click(screen.getByRole('button', { name: 'Copy answer' }))
  await expect.poll(() => (defaults.host as MemoryHost).copiedTexts).toEqual(['It is **done**.'])
})

it('offers something to begin with, says what it is, and sends it', async () => {
  const { screen, adapter, clock, settle } = await openChat({
    suggestions: [{ title: 'Find leads', text: 'Find 40 more shippers in Denmark.' }],
  })
  await userEvent.hover(screen.getByRole('button', { name: 'Find leads' }))
  await clock.advance(1_000)
  await expect.element(screen.getByRole('tooltip', { name: 'Find 40 more shippers in Denmark.' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Find leads' }))
  await settle()
  expect(adapter.connections[0]?.input?.messages).toMatchObject([{ content: 'Find 40 more shippers in Denmark.' }])
})

it('says what each agent is good for, where one is chosen', async () => {
  const agents = [
    {
      id: 'expert',
      name: 'Marketing Expert',
      description: 'Researches, then writes',
      adapter: scriptedAdapter(noThread),
    },
    { id: 'simple', name: 'Marketing Expert (Simple)', adapter: scriptedAdapter(noThread) },
  ]
  const { screen } = await openChat({ agents })
  await userEvent.click(screen.getByRole('button', { name: 'Agent: Marketing Expert' }))
  const expert = screen.getByRole('menuitemradio', { name: 'Marketing Expert', exact: true })
  await expect.element(expert).toHaveAccessibleDescription('Researches, then writes')
  await expect.element(screen.getByText('Researches, then writes')).toBeVisible()
  await expect.element(expert).not.toHaveAttribute('aria-disabled')
})

it('talks to who is chosen, and remembers it [CAM-CHAT-02] [CAM-CHAT-04]', async () => {
  const simple = scriptedAdapter(noThread)
  const agents = [
    { id: 'expert', name: 'Marketing Expert', adapter: scriptedAdapter(noThread) },
    { id: 'simple', name: 'Marketing Expert (Simple)', adapter: simple },
  ]
  const { screen, field, settle, defaults } = await openChat({ agents })
  await userEvent.click(screen.getByRole('button', { name: 'Agent: Marketing Expert' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Marketing Expert (Simple)' }))
  await userEvent.fill(field, 'Hello')
  await userEvent.keyboard('{Enter}')
  await settle()
  await settle()
  expect(simple.connections).toHaveLength(1)
  await screen.unmount()
  const again = await createStage().show(
    <InlayRoot>
      <AgentChat threadId="plan" agents={agents} storageKey="plan" />
    </InlayRoot>,
    { host: defaults.host },
  )
  await expect.element(again.getByRole('button', { name: 'Agent: Marketing Expert (Simple)' })).toBeInTheDocument()
})
