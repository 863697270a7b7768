import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import type { LoadedThread } from '../../agent/session/agent-adapter'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { finished, speech, started } from '../fixtures/scripted-run'
import { AgentChat } from './AgentChat'

/** Two chats with the same thread, as two windows that lie side by side show it. */
async function openTwice({ threadId, connects }: { readonly threadId: string; readonly connects: boolean }) {
  const stage = createStage()
  const server: { thread: LoadedThread } = { thread: { threadExists: false } }
  const adapter = () => scriptedAdapter({ connects, load: () => Promise.resolve(server.thread) })
  const [first, second] = [adapter(), adapter()]
  const windows = Object.entries({ here: first, there: second })
  const screen = await stage.show(
    <InlayRoot>
      {windows.map(([name, adapter]) => (
        <div key={name} data-testid={name} style={{ blockSize: '400px' }}>
          <AgentChat threadId={threadId} agents={[{ id: 'expert', name: 'Expert', adapter }]} />
        </div>
      ))}
    </InlayRoot>,
  )
  const settle = async () => {
    await stage.clock.advance(16)
    await new Promise(requestAnimationFrame)
  }
  await settle()
  const [here, there] = [screen.getByTestId('here'), screen.getByTestId('there')]
  await expect.element(there.getByText('What should we work on?')).toBeInTheDocument()
  await userEvent.fill(here.getByRole('textbox', { name: 'Message' }), 'Asked here')
  await userEvent.keyboard('{Enter}')
  await settle()
  const asked = { id: 'asked', role: 'user', content: 'Asked here', status: 'complete' } as const
  return { stage, server, asked, here, there, settle, first, second }
}

it('follows a run that another window begins while both are seen', async () => {
  const { server, asked, there, settle, first, second, stage } = await openTwice({ threadId: 'seen', connects: true })
  server.thread = { threadExists: true, messages: [asked], runId: 'run' }
  first.connections.at(-1)?.give(started)
  await settle()
  await expect.element(there.getByText('Asked here')).toBeInTheDocument()
  await expect.element(there.getByRole('button', { name: 'Stop' })).toBeInTheDocument()
  expect(second.connections).toMatchObject([{ kind: 'connect', runId: 'run' }])
  second.connections.at(-1)?.give(started, ...speech('m', 'Answered there too.'), finished)
  await settle()
  await stage.clock.advance(16)
  await expect.element(there.getByText('Answered there too.').first()).toBeInTheDocument()
})

it('takes over what was said when the run is over, where runs cannot be joined', async () => {
  const { server, asked, there, settle, first } = await openTwice({ threadId: 'apart', connects: false })
  server.thread = { threadExists: true, messages: [asked] }
  first.connections.at(-1)?.give(started, ...speech('m', 'Done.'))
  await settle()
  await expect.element(there.getByText('Asked here')).toBeInTheDocument()
  const answer = { id: 'm', role: 'assistant', content: 'Done.', toolCalls: [], status: 'complete' } as const
  server.thread = { threadExists: true, messages: [asked, answer] }
  first.connections.at(-1)?.give(finished)
  await settle()
  await expect.element(there.getByText('Done.')).toBeInTheDocument()
})

it('looks only when it is seen', async () => {
  const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
  const { server, asked, there, settle, first, stage } = await openTwice({ threadId: 'hidden', connects: true })
  stage.visibility.set(false)
  server.thread = { threadExists: true, messages: [asked], runId: 'run' }
  first.connections.at(-1)?.give(started)
  await settle()
  await expect.poll(() => posted.mock.contexts.length).toBe(1)
  const { name } = posted.mock.contexts[0] as BroadcastChannel
  posted.mockRestore()
  // What is told is heard in the order in which they began to listen: the chats have heard it before this one does.
  const [listener, teller] = [new BroadcastChannel(name), new BroadcastChannel(name)]
  const heard = new Promise((resolve) => (listener.onmessage = resolve))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is heard by its own origin alone
  teller.postMessage('running')
  await heard
  listener.close()
  teller.close()
  await settle()
  expect(there.getByText('Asked here').query()).toBeNull()
  stage.visibility.set(true)
  await expect.element(there.getByText('Asked here')).toBeInTheDocument()
})

it('looks for what was said elsewhere when a person comes to the window', async () => {
  const { server, asked, there } = await openTwice({ threadId: 'come-to', connects: false })
  const elsewhere = { ...asked, id: 'elsewhere', content: 'Said on the phone' }
  server.thread = { threadExists: true, messages: [asked, elsewhere] }
  window.dispatchEvent(new FocusEvent('focus'))
  await expect.element(there.getByText('Said on the phone')).toBeInTheDocument()
})
