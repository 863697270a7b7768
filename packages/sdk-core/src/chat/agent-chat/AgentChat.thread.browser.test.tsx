import { expect, it } from 'vitest'
import '../../ui/styles.css'
import type { LoadedThread } from '../../agent/session/agent-adapter'
import { openChat } from '../fixtures/open-chat'
import { finished, speech, started } from '../fixtures/scripted-run'
import { planThread } from '../fixtures/threads'

it('shows a thread as it was left, and joins what is going on in it', async () => {
  const load = () => Promise.resolve({ threadExists: true, messages: planThread, runId: 'run' })
  const { screen, give, adapter } = await openChat({}, { connects: true, load })
  await expect.element(screen.getByText('Halden Logistics')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument()
  expect(adapter.connections).toMatchObject([{ kind: 'connect', runId: 'run' }])
  await give(started, ...speech('m', 'And one more thing.'), finished)
  await expect.element(screen.getByText('And one more thing.').first()).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument()
})

it('follows a run that another tab has begun, once it is seen again', async () => {
  let thread: LoadedThread = { threadExists: false }
  const { screen, give, adapter, visibility, settle } = await openChat(
    {},
    { connects: true, load: () => Promise.resolve(thread) },
  )
  await expect.element(screen.getByText('What should we work on?')).toBeInTheDocument()
  visibility.set(false)
  const asked = { id: 'asked', role: 'user', content: 'Asked elsewhere', status: 'complete' } as const
  thread = { threadExists: true, messages: [asked], runId: 'run' }
  await settle()
  expect(adapter.connections).toHaveLength(0)
  visibility.set(true)
  await settle()
  await expect.element(screen.getByText('Asked elsewhere')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument()
  await give(started, ...speech('m', 'Answered here too.'), finished)
  await expect.element(screen.getByText('Answered here too.').first()).toBeInTheDocument()
})

it('says of a question that was stopped before its answer began that it was, and asks it again', async () => {
  const asked = { id: 'asked', role: 'user', content: 'Find shippers', status: 'cancelled' } as const
  const { screen } = await openChat({}, { load: () => Promise.resolve({ threadExists: true, messages: [asked] }) })
  await expect.element(screen.getByRole('log').getByText('Stopped')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Answer again' })).toBeVisible()
})
