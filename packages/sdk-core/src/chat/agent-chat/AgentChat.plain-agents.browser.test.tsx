import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { finished, speech, started } from '../fixtures/scripted-run'
import { AgentChat } from './AgentChat'

it('has the conversation with an agent that keeps none when another thread was looked at', async () => {
  const stage = createStage()
  const adapter = scriptedAdapter()
  const agents = [{ id: 'expert', name: 'Expert', adapter }]
  const chat = (threadId: string) => (
    <InlayRoot>
      <AgentChat threadId={threadId} agents={agents} />
    </InlayRoot>
  )
  const settle = async () => {
    await stage.clock.advance(16)
    await new Promise(requestAnimationFrame)
  }
  const screen = await stage.show(chat('plan'))
  await settle()
  const field = screen.getByRole('textbox', { name: 'Message' })
  await userEvent.fill(field, 'Which countries?')
  await userEvent.keyboard('{Enter}')
  await settle()
  adapter.connections.at(-1)?.give(started, ...speech('m', 'Norway and Chile'), finished)
  await settle()
  await expect.element(screen.getByRole('log').getByText('Norway and Chile')).toBeVisible()
  await userEvent.fill(field, 'And then?')
  await userEvent.keyboard('{Enter}')
  await settle()
  adapter.connections.at(-1)?.give(started, ...speech('m2', 'Half an ans'))
  await settle()
  await settle()
  await expect.element(screen.getByRole('log').getByText('Half an ans')).toBeVisible()
  await screen.update({}, chat('other'))
  await settle()
  await expect.element(screen.getByRole('log').getByText('Norway and Chile')).not.toBeInTheDocument()
  await screen.update({}, chat('plan'))
  await settle()
  await expect.element(screen.getByRole('log').getByText('Norway and Chile')).toBeVisible()
  await expect.element(screen.getByRole('log').getByText('Half an ans')).toBeVisible()
  await expect.element(screen.getByRole('log').getByText('Stopped')).toBeVisible()
})
