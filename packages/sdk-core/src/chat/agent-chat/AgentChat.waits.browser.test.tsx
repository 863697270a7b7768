import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import type { ScriptedAdapterOptions } from '../../agent/fixtures/scripted-adapter'
import { ApiError } from '../../errors/api-error'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { openChat } from '../fixtures/open-chat'
import { finished, started } from '../fixtures/scripted-run'
import { planThread } from '../fixtures/threads'
import { AgentChat } from './AgentChat'

it('keeps what is sent meanwhile until the agent is done, and gives it back', async () => {
  const { screen, field, give, adapter, settle } = await openChat()
  await userEvent.fill(field, 'First')
  await userEvent.keyboard('{Enter}')
  await give(started)
  await userEvent.fill(field, 'Second')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(field, 'Third')
  await userEvent.click(screen.getByRole('button', { name: 'Send next' }))
  expect(screen.getByRole('listitem').filter({ hasText: 'Sent when the agent is done' }).elements()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }).first())
  await expect.element(field).toHaveValue('Second')
  await expect.element(field).toHaveFocus()
  await give(finished)
  await settle()
  expect(adapter.connections[1]?.input?.messages.map(({ content }) => content)).toEqual(['First', 'Third'])
  expect(screen.getByRole('listitem').filter({ hasText: 'Sent when the agent is done' }).query()).toBeNull()
})

it('waits for the network with what is sent without it', async () => {
  const { screen, field, connectivity, adapter, settle } = await openChat()
  connectivity.set(false)
  await userEvent.fill(field, 'Later')
  await userEvent.keyboard('{Enter}')
  await settle()
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Sent when you are back online' }))
    .toBeInTheDocument()
  expect(adapter.connections).toHaveLength(0)
  connectivity.set(true)
  await settle()
  await settle()
  expect(adapter.connections).toHaveLength(1)
})

it('keeps what is written for the next page, and nothing of what was sent', async () => {
  const { screen, field, clock, defaults, adapter } = await openChat()
  const again = async () => {
    await screen.unmount()
    const stage = createStage()
    const next = await stage.show(
      <InlayRoot>
        <AgentChat threadId="plan" agents={[{ id: 'expert', name: 'Expert', adapter }]} storageKey="plan" />
      </InlayRoot>,
      { host: defaults.host },
    )
    return next.getByRole('textbox', { name: 'Message' })
  }
  await userEvent.fill(field, 'Half a thought')
  await clock.advance(1_000)
  const kept = await again()
  await expect.element(kept).toHaveValue('Half a thought')
  await userEvent.click(kept)
  await userEvent.keyboard('{Enter}')
  const emptied = await again()
  await expect.element(emptied.last()).toHaveValue('')
})

it('keeps what is sent while the conversation cannot be loaded, and sends it with all that was said', async () => {
  const load = vi.fn<NonNullable<ScriptedAdapterOptions['load']>>(() =>
    Promise.reject(new ApiError({ code: 'unavailable', status: 503, title: 'No' })),
  )
  const { screen, field, adapter, settle } = await openChat({}, { load })
  const loads = load.mock.calls.length
  await userEvent.fill(field, 'And in Norway?')
  await userEvent.keyboard('{Enter}')
  await settle()
  await expect.element(screen.getByText('The conversation could not be loaded')).toBeInTheDocument()
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Sent when the conversation is loaded' }))
    .toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(loads + 1)
  expect(adapter.connections).toHaveLength(0)
  load.mockImplementation(() => Promise.resolve({ threadExists: true, messages: planThread }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(field).toHaveFocus()
  await settle()
  await settle()
  const sent = adapter.connections[0]?.input?.messages ?? []
  expect(sent.length).toBeGreaterThan(planThread.length)
  expect(sent.at(-1)).toMatchObject({ content: 'And in Norway?' })
  expect(screen.getByRole('listitem').filter({ hasText: 'Sent when the conversation is loaded' }).query()).toBeNull()
})

it('says of what waits behind a failed run that it is sent after that, online or not', async () => {
  const { screen, field, give, adapter, connectivity, settle } = await openChat()
  await userEvent.fill(field, 'First')
  await userEvent.keyboard('{Enter}')
  await give(started)
  await userEvent.fill(field, 'Second')
  await userEvent.keyboard('{Enter}')
  await give({ type: 'RUN_ERROR', message: 'No' })
  connectivity.set(false)
  connectivity.set(true)
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Sent when you try again' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await give(started, finished)
  await settle()
  expect(adapter.connections.at(-1)?.input?.messages.map(({ content }) => content)).toEqual(['First', 'Second'])
})
