import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import type { ScriptedAdapterOptions } from '../../agent/fixtures/scripted-adapter'
import { ApiError } from '../../errors/api-error'
import { noThread, openChat } from '../fixtures/open-chat'
import { speech, started } from '../fixtures/scripted-run'
import { planThread } from '../fixtures/threads'

it('says what went wrong where the answer would stand, and tries again', async () => {
  const { screen, field, give, adapter, settle, onError } = await openChat()
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(started, { type: 'RUN_ERROR', message: 'The enrichment service does not answer.' })
  const words = 'The agent could not finish: The enrichment service does not answer.'
  await expect.element(screen.getByText(words).first()).toBeInTheDocument()
  expect(onError).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settle()
  expect(adapter.connections[1]?.input?.messages).toMatchObject([{ content: 'Go' }])
  await expect.element(field).toHaveFocus()
})

it('says in whose words there are why the agent could not be asked, and by which id it is found', async () => {
  const { screen, field, adapter, settle } = await openChat()
  const refuse = async (error: Error) => {
    await userEvent.fill(field, 'Go')
    await userEvent.keyboard('{Enter}')
    await settle()
    adapter.connections.at(-1)?.fail(error)
    await settle()
  }
  const retryAt = Date.UTC(2026, 0, 1, 12, 30)
  const busy = { code: 'rate-limited', status: 429, title: 'No', detail: 'Thirty a day.', requestId: 'req-7' }
  await refuse(Object.assign(new ApiError(busy), { retryAt }))
  const until = new Intl.DateTimeFormat('en', { timeStyle: 'medium' }).format(retryAt)
  const words = `The agent has too much to do. Try again after ${until}. Thirty a day.`
  await expect.element(screen.getByText(words).first()).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Copy request id' })).toBeInTheDocument()
  await refuse(new ApiError({ code: 'invalid', status: 422, title: 'No', detail: 'The plan is closed.' }))
  await expect.element(screen.getByText('The plan is closed.').first()).toBeInTheDocument()
  await refuse(new ApiError({ code: 'malformed', status: 200, title: 'No stream' }))
  await expect.element(screen.getByText(/^What answered is not the agent/).first()).toBeInTheDocument()
  await refuse(new ApiError({ code: 'unauthenticated', status: 401, title: 'No' }))
  await expect.element(screen.getByText('You are signed out. Sign in again to go on.').first()).toBeInTheDocument()
})

it('says of a conversation that is too long for the agent that a new one is needed, and keeps what was written', async () => {
  const load = () => Promise.resolve({ threadExists: true, messages: planThread })
  const { screen, field, adapter, settle } = await openChat({}, { load })
  await expect.element(screen.getByText('Halden Logistics')).toBeInTheDocument()
  for (const words of ['And in Norway?', 'And in Sweden?']) {
    await userEvent.fill(field, words)
    await userEvent.keyboard('{Enter}')
  }
  await settle()
  const refusal = { status: 413, title: 'Too large', detail: 'At most 1048576 bytes are taken.', requestId: 'req-7' }
  adapter.connections.at(-1)?.fail(new ApiError({ ...refusal, code: 'PAYLOAD_TOO_LARGE' }))
  await settle()
  const words = 'This conversation has become too long for the agent. Begin a new one to go on.'
  await expect.element(screen.getByText(words).first()).toBeInTheDocument()
  expect(screen.getByText(/1048576/).query()).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  await expect.element(screen.getByText('And in Norway?')).toBeInTheDocument()
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Not sent: the conversation' }))
    .toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  await expect.element(field).toHaveValue('And in Sweden?')
})

it('says of a first message that is too large that it is, and of no conversation', async () => {
  const { screen, field, adapter, settle } = await openChat()
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await settle()
  adapter.connections.at(-1)?.fail(new ApiError({ code: 'too-large', status: 413, title: 'No' }))
  await settle()
  await expect.element(screen.getByText('That is more than the agent can take at once.').first()).toBeInTheDocument()
})

it('says of an answer that was cut that it is not finished, and that nobody stopped it', async () => {
  const { screen, field, give, adapter, settle } = await openChat()
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(started, ...speech('m', 'Half of'))
  adapter.connections[0]?.fail(new ApiError({ code: 'unavailable', status: 0, title: 'The stream was cut' }))
  await settle()
  await expect.element(screen.getByText('Not finished')).toBeInTheDocument()
  const words = 'The connection was lost before the answer was complete.'
  await expect.element(screen.getByText(words).first()).toBeInTheDocument()
  expect(screen.getByText('Stopped').query()).toBeNull()
})

it('says that a thread could not be loaded, tells the host of it once, and loads it again', async () => {
  const failure = new ApiError({ code: 'unavailable', status: 503, title: 'No' })
  const load = vi.fn<NonNullable<ScriptedAdapterOptions['load']>>(() => Promise.reject(failure))
  const { screen, settle, onError } = await openChat({}, { load })
  await expect.element(screen.getByText('The conversation could not be loaded')).toBeInTheDocument()
  await expect.element(screen.getByText(/^The agent has too much to do/)).toBeInTheDocument()
  expect(onError.mock.calls).toEqual([[failure]])
  load.mockImplementation(() => Promise.resolve({ threadExists: true, messages: planThread }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settle()
  await expect.element(screen.getByText('Halden Logistics')).toBeInTheDocument()
})

it('writes a stop that failed to the log, and says in its place that the agent may still work [CAM-CHAT-06]', async () => {
  const onProblem = vi.fn<(detail: string) => void>()
  let stop = () => Promise.reject<void>(new ApiError({ code: 'unavailable', status: 503, title: 'No' }))
  const load = () => Promise.resolve({ threadExists: true, messages: [], runId: 'run' })
  const options = { ...noThread, stop: () => stop() }
  const { screen, field, give, settle, notices, clock, adapter } = await openChat({ onProblem }, options)
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(started)
  adapter.load = load
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await settle()
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument()
  await expect.element(screen.getByRole('log').getByText('Stopped')).toBeInTheDocument()
  expect(onProblem).toHaveBeenCalledWith(expect.stringContaining('could not be stopped'))
  await clock.advance(4_000)
  const words = 'The agent could not be told to stop, and may still be working.'
  await expect.element(screen.getByRole('log').getByText(words)).toBeInTheDocument()
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain(words)
  expect(notices).toEqual([])

  await userEvent.fill(field, 'And in Norway?')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Sent when the agent has stopped' }))
    .toBeInTheDocument()
  await clock.advance(4_000)
  stop = () => Promise.resolve()
  await userEvent.click(screen.getByRole('button', { name: 'Stop again' }))
  await expect.element(field).toHaveFocus()
  await settle()
  await expect.element(screen.getByRole('log').getByText(words)).not.toBeInTheDocument()
  expect(adapter.connections.at(-1)?.input?.messages.at(-1)).toMatchObject({ content: 'And in Norway?' })
})
