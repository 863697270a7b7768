import { createRef } from 'react'
import { expect, it } from 'vitest'
import '../../ui/styles.css'
import { ApiError } from '../../errors/api-error'
import type { LoadedThread } from '../../agent/session/agent-adapter'
import { openChat } from '../fixtures/open-chat'
import { finished, speech, started } from '../fixtures/scripted-run'
import type { AgentChatControl } from './AgentChat'

const firstMessage = 'Find heads of growth in Berlin'

it('begins a conversation that nobody has written in with what it is given, once', async () => {
  const { screen, give, adapter } = await openChat({ firstMessage })
  await expect.element(screen.getByText(firstMessage)).toBeVisible()
  await expect.poll(() => adapter.connections.length).toBe(1)
  expect(adapter.connections[0]?.input?.messages).toMatchObject([{ role: 'user', content: firstMessage }])
  await give(started, ...speech('m', 'Here they are.'), finished)
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument()
  expect(adapter.connections).toHaveLength(1)
})

it('says nothing by itself in a conversation that has begun', async () => {
  const asked = { id: 'asked', role: 'user', content: 'Asked before', status: 'complete' } as const
  const { screen, adapter, settle } = await openChat(
    { firstMessage },
    { load: () => Promise.resolve({ threadExists: true, messages: [asked] }) },
  )
  await expect.element(screen.getByText('Asked before')).toBeVisible()
  await settle()
  expect(adapter.connections).toHaveLength(0)
})

it('waits until it is known what was said', async () => {
  const { screen, adapter, settle } = await openChat(
    { firstMessage },
    { load: () => Promise.reject(new ApiError({ code: 'server', status: 500, title: 'Broken' })) },
  )
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await settle()
  expect(adapter.connections).toHaveLength(0)
})

it('finds it said where another window was first', async () => {
  let thread: LoadedThread = { threadExists: false }
  const { screen, adapter, give, settle } = await openChat(
    { firstMessage },
    { connects: true, load: () => Promise.resolve(thread) },
  )
  await expect.poll(() => adapter.connections.length).toBe(1)
  const said = adapter.connections[0]?.input?.messages[0]
  expect(said?.id).toBe('plan/first')
  thread = {
    threadExists: true,
    messages: [{ id: 'plan/first', role: 'user', content: firstMessage, status: 'complete' }],
    runId: 'theirs',
  }
  adapter.connections[0]?.fail(new ApiError({ code: 'run-active', status: 409, title: 'A run is going on' }))
  await expect.poll(() => adapter.connections.map(({ kind }) => kind)).toEqual(['run', 'connect'])
  await give({ type: 'RUN_STARTED', threadId: 'plan', runId: 'theirs' }, ...speech('m', 'Here they are.'), {
    type: 'RUN_FINISHED',
    threadId: 'plan',
    runId: 'theirs',
  })
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument()
  await settle()
  expect(screen.getByText(firstMessage).elements()).toHaveLength(1)
  expect(adapter.connections).toHaveLength(2)
})

it('says it before what somebody has written while the conversation was on its way', async () => {
  let loaded: (thread: LoadedThread) => void = () => undefined
  const load = () => new Promise<LoadedThread>((resolve) => (loaded = resolve))
  const { screen, adapter, field, give, settle } = await openChat({ firstMessage }, { load })
  await field.fill('And in Paris?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await settle()
  loaded({ threadExists: false })
  await expect.poll(() => adapter.connections.length).toBe(1)
  expect(adapter.connections[0]?.input?.messages).toMatchObject([{ content: firstMessage }])
  await expect.element(screen.getByText('And in Paris?')).toBeVisible()
  await give(started, ...speech('m', 'Here they are.'), finished)
  await expect.poll(() => adapter.connections.length).toBe(2)
  expect(adapter.connections[1]?.input?.messages.at(-1)).toMatchObject({ content: 'And in Paris?' })
})

it('lets what somebody writes wait until it is known whether there is one', async () => {
  const { screen, adapter, field, give, settle, rerender } = await openChat({ firstMessage: null })
  await expect.element(screen.getByText('What should we work on?')).toBeVisible()
  await field.fill('And in Paris?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await settle()
  expect(adapter.connections).toHaveLength(0)
  await expect.element(screen.getByText('And in Paris?')).toBeVisible()
  await rerender({ firstMessage })
  await expect.poll(() => adapter.connections.length).toBe(1)
  expect(adapter.connections[0]?.input?.messages).toMatchObject([{ content: firstMessage }])
  await give(started, ...speech('m', 'Here they are.'), finished)
  await expect.poll(() => adapter.connections.length).toBe(2)
  expect(adapter.connections[1]?.input?.messages.at(-1)).toMatchObject({ content: 'And in Paris?' })
})

it('sends what waited where there turns out to be none', async () => {
  const { screen, adapter, field, settle, rerender } = await openChat({ firstMessage: null })
  await expect.element(screen.getByText('What should we work on?')).toBeVisible()
  await field.fill('Only in Paris')
  await screen.getByRole('button', { name: 'Send' }).click()
  await settle()
  expect(adapter.connections).toHaveLength(0)
  await rerender({ firstMessage: undefined })
  await expect.poll(() => adapter.connections.length).toBe(1)
  expect(adapter.connections[0]?.input?.messages).toMatchObject([{ content: 'Only in Paris' }])
})

it('sends what the host has it send, and tells what it does', async () => {
  const controlRef = createRef<AgentChatControl>()
  const told: string[] = []
  const { screen, give, adapter } = await openChat({ controlRef, onStatusChange: (status) => told.push(status) })
  await expect.element(screen.getByText('What should we work on?')).toBeVisible()
  controlRef.current?.send('Draft an e-mail')
  await expect.element(screen.getByText('Draft an e-mail')).toBeVisible()
  await expect.poll(() => adapter.connections.length).toBe(1)
  await give(started, ...speech('m', 'Done.'), finished)
  await expect.poll(() => told.at(-1)).toBe('idle')
  expect(told.filter((status) => status === 'running')).toHaveLength(1)
  expect(told.indexOf('running')).toBeLessThan(told.lastIndexOf('idle'))
})
