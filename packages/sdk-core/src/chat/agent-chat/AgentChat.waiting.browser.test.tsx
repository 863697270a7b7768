import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import type { LoadedThread } from '../../agent/session/agent-adapter'
import { ApiError } from '../../errors/api-error'
import { openChat } from '../fixtures/open-chat'
import { started } from '../fixtures/scripted-run'
import type { AgentChatProps } from './AgentChat'

beforeEach(() => sessionStorage.clear())

async function openOffline(props: Partial<AgentChatProps> = {}) {
  const server: { thread: LoadedThread } = { thread: { threadExists: false } }
  const chat = await openChat(props, { load: () => Promise.resolve(server.thread) })
  const say = async (words: string) => {
    await userEvent.fill(chat.field, words)
    await userEvent.keyboard('{Enter}')
    await chat.settle()
  }
  const sent = () => chat.adapter.connections.map(({ input }) => input?.messages.map(({ content }) => content))
  chat.connectivity.set(false)
  return {
    ...chat,
    server,
    say,
    sent,
    kept: () => chat.defaults.host?.storage?.keys().filter((key) => key.includes('waiting')),
  }
}

describe.each(['locks', 'time'])('what waits to be sent, with windows told apart by %s', (how) => {
  beforeEach(() => {
    if (how === 'locks') return undefined
    const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager)
    return () => locks.mockRestore()
  })

  it('waits on after a reload, and is sent once', async () => {
    const { say, screen, openAgain, connectivity, settle, sent, kept, adapter } = await openOffline()
    await say('First')
    await say('Second')
    await screen.unmount()
    const next = await openAgain()
    const waiting = next.getByRole('listitem').filter({ hasText: 'Sent when you are back online' })
    await expect.poll(() => waiting.elements()).toHaveLength(2)
    await expect.element(next.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    connectivity.set(true)
    await settle()
    await expect.poll(sent).toEqual([['First', 'Second']])
    adapter.connections.at(-1)?.give(started)
    await settle()
    await expect.poll(() => kept()?.filter((key) => !key.endsWith('.seen'))).toEqual([])
    await next.unmount()
    const last = await openAgain()
    await settle()
    await expect.element(last.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    expect(sent()).toHaveLength(1)
  })

  it('is offered in the next window when its own was closed, and not sent unasked', async () => {
    const { say, screen, openAgain, connectivity, settle, sent } = await openOffline()
    await say('Left behind')
    await screen.unmount()
    sessionStorage.clear()
    connectivity.set(true)
    const next = await openAgain()
    const field = next.getByRole('textbox', { name: 'Message' })
    await expect.element(field).toHaveValue('Left behind')
    await expect.element(next.getByText('What was not sent is back in the field').first()).toBeInTheDocument()
    expect(sent()).toEqual([])
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    await settle()
    expect(sent()).toEqual([['Left behind']])
  })

  it('stays with its window while that is there', async () => {
    const { say, screen, openAgain, connectivity, clock, settle, sent } = await openOffline()
    await say('Mine')
    const other = await openAgain()
    await clock.advance(2_000)
    await settle()
    expect(
      other
        .getByRole('textbox', { name: 'Message' })
        .elements()
        .map((each) => (each as HTMLTextAreaElement).value),
    ).not.toContain('Mine')
    expect(screen.getByRole('listitem').filter({ hasText: 'Sent when you are back online' }).elements()).toHaveLength(1)
    connectivity.set(true)
    await settle()
    await expect.poll(sent).toEqual([['Mine']])
  })
})

it('offers what was under way when the page went, unless the agent has it', async () => {
  const { say, screen, openAgain, connectivity, settle, server, sent, adapter } = await openOffline()
  connectivity.set(true)
  await say('Did it come?')
  await screen.unmount()
  const unknown = await openAgain()
  const field = unknown.getByRole('textbox', { name: 'Message' })
  await expect.element(field).toHaveValue('Did it come?')
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  await settle()
  await unknown.unmount()
  const id = adapter.connections[1]?.input?.messages[0]?.id ?? ''
  server.thread = { threadExists: true, messages: [{ id, role: 'user', content: 'It came', status: 'complete' }] }
  const known = await openAgain()
  await expect.element(known.getByText('It came').first()).toBeInTheDocument()
  await settle()
  await expect.element(known.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  expect(sent()).toHaveLength(2)
})

it('offers all that failed when the page was loaded again, and not what the conversation begins with', async () => {
  const firstMessage = 'Find heads of growth'
  const { say, screen, openAgain, connectivity, settle, adapter } = await openOffline({ firstMessage })
  const fail = async () => {
    adapter.connections.at(-1)?.fail(new ApiError({ code: 'server', status: 500, title: 'Broken' }))
    await settle()
  }
  connectivity.set(true)
  await settle()
  await fail()
  await say('In Berlin')
  await fail()
  await say('And in Paris')
  await fail()
  await expect.element(screen.getByText(/Nothing of yours is lost/).first()).toBeInTheDocument()
  await screen.unmount()
  const next = await openAgain()
  await expect.element(next.getByRole('textbox', { name: 'Message' })).toHaveValue('In Berlin\n\nAnd in Paris')
  await settle()
  expect(adapter.connections.at(-1)?.input?.messages).toMatchObject([{ content: firstMessage }])
})

it('says of files that they are not kept, and does not send the words without them', async () => {
  const attach: NonNullable<AgentChatProps['attach']> = (file) =>
    Promise.resolve({ type: 'document', source: { type: 'url', value: file.name, mimeType: file.type } })
  const { say, screen, openAgain, connectivity, settle, sent } = await openOffline({ attach })
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  await userEvent.upload(picker, new File(['a'], 'brief.pdf', { type: 'application/pdf' }))
  await expect.element(screen.getByRole('button', { name: 'Remove brief.pdf' })).toBeInTheDocument()
  await say('Read this')
  await expect
    .element(screen.getByText('Its files are lost when this page is closed or loaded again'))
    .toBeInTheDocument()
  await screen.unmount()
  connectivity.set(true)
  const next = await openAgain()
  await settle()
  await expect.element(next.getByRole('textbox', { name: 'Message' })).toHaveValue('Read this')
  expect(sent()).toEqual([])
})

it('gives nobody what another person has written, before a reload or without one', async () => {
  const { say, screen, openAgain, people, connectivity, settle, sent, field } = await openOffline()
  await say('Private')
  await userEvent.fill(field, 'Half a thought')
  people.become('somebody-else')
  await expect.element(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  connectivity.set(true)
  await settle()
  await screen.unmount()
  const next = await openAgain()
  await settle()
  await expect.element(next.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  expect(sent()).toEqual([])
  await next.unmount()
  people.become('ada')
  await openAgain()
  await settle()
  await expect.poll(sent).toEqual([['Private']])
})
