import type { AgentCapabilities } from '../../agent/protocol/agent-capabilities'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { scriptedAdapter, type ScriptedAdapterOptions } from '../../agent/fixtures/scripted-adapter'
import type { AgentEvent } from '../../agent/protocol/agent-event'
import type { LoadedThread } from '../../agent/session/agent-adapter'
import { ApiError } from '../../errors/api-error'
import type { MemoryHost } from '../../ports/memory-host'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { finished, speech, started } from '../fixtures/scripted-run'
import { planThread } from '../fixtures/threads'
import { AgentChat, type AgentChatProps } from './AgentChat'

const noThread: ScriptedAdapterOptions = { load: () => Promise.resolve({ threadExists: false }) }

async function open(props: Partial<AgentChatProps> = {}, options: ScriptedAdapterOptions = noThread) {
  const stage = createStage()
  const adapter = scriptedAdapter(options)
  const agents = [{ id: 'expert', name: 'Marketing Expert', adapter }]
  const chat = (
    <InlayRoot>
      <div style={{ blockSize: '600px' }}>
        <AgentChat threadId="plan" agents={agents} storageKey="plan" {...props} />
      </div>
    </InlayRoot>
  )
  const screen = await stage.show(chat)
  // What comes is drawn with the frames of the browser.
  const settle = async () => {
    await stage.clock.advance(16)
    await new Promise(requestAnimationFrame)
  }
  await settle()
  return {
    ...stage,
    adapter,
    screen,
    settle,
    field: screen.getByRole('textbox', { name: 'Message' }),
    async give(...events: readonly AgentEvent[]) {
      await settle()
      adapter.connections.at(-1)?.give(...events)
      await settle()
    },
  }
}

it('sends with Enter, breaks the line with Shift Enter, and shows what comes', async () => {
  const { screen, field, give, adapter, settle } = await open()
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
  const { field, adapter, settle } = await open()
  await userEvent.fill(field, 'にほん')
  const pressed = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
  field.element().dispatchEvent(pressed)
  await settle()
  expect(pressed.defaultPrevented).toBe(false)
  expect(adapter.connections).toHaveLength(0)
  await expect.element(field).toHaveValue('にほん')
})

it('stops, can send at once, and does not lose focus [CAM-CHAT-05]', async () => {
  const { screen, field, give, adapter, settle } = await open()
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

it('keeps what is sent meanwhile until the agent is done, and gives it back', async () => {
  const { screen, field, give, adapter, settle } = await open()
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
  const { screen, field, connectivity, adapter, settle } = await open()
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
  const { screen, field, clock, defaults, adapter } = await open()
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

it('says what went wrong where the answer would stand, and tries again', async () => {
  const { screen, field, give, adapter, settle } = await open()
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(started, { type: 'RUN_ERROR', message: 'The enrichment service does not answer.' })
  const words = 'The agent could not finish: The enrichment service does not answer.'
  await expect.element(screen.getByText(words).first()).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settle()
  expect(adapter.connections[1]?.input?.messages).toMatchObject([{ content: 'Go' }])
  await expect.element(field).toHaveFocus()
})

it('says in whose words there are why the agent could not be asked, and by which id it is found', async () => {
  const { screen, field, adapter, settle } = await open()
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
  await refuse(new ApiError({ code: 'unauthenticated', status: 401, title: 'No' }))
  await expect.element(screen.getByText('You are signed out. Sign in again to go on.').first()).toBeInTheDocument()
})

it('says of an answer that was cut that it is not finished, and that nobody stopped it', async () => {
  const { screen, field, give, adapter, settle } = await open()
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

it('leads from an answered question to the next, and from the last to the field', async () => {
  const { screen, field, give } = await open()
  await userEvent.fill(field, 'Send it')
  await userEvent.keyboard('{Enter}')
  const interrupts = ['First?', 'Second?'].map((message) => ({ id: message, reason: 'confirmation', message }))
  await give(started, {
    type: 'RUN_FINISHED',
    threadId: 'plan',
    runId: 'run',
    outcome: { type: 'interrupt', interrupts },
  })
  await userEvent.click(screen.getByRole('group', { name: 'First?' }).getByRole('button', { name: 'Approve' }))
  await expect.element(screen.getByRole('group', { name: 'Second?' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await expect.element(field).toHaveFocus()
})

it('asks, and goes on with the answer', async () => {
  const { screen, field, give, adapter, settle } = await open()
  await userEvent.fill(field, 'Send it')
  await userEvent.keyboard('{Enter}')
  await give(
    started,
    { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'send_outreach' },
    { type: 'TOOL_CALL_END', toolCallId: 'c' },
    {
      type: 'RUN_FINISHED',
      threadId: 'plan',
      runId: 'run',
      outcome: {
        type: 'interrupt',
        interrupts: [{ id: 'i', reason: 'confirmation', message: 'Send it to 27 people?', toolCallId: 'c' }],
      },
    },
  )
  await expect.element(screen.getByRole('button', { name: 'Send outreach Waiting for you' })).toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await settle()
  expect(adapter.connections[1]?.input?.resume).toEqual([
    { interruptId: 'i', status: 'resolved', payload: { approved: true } },
  ])
  expect(screen.getByRole('button', { name: 'Approve' }).query()).toBeNull()
  await expect.element(field).toHaveFocus()
})

it('shows a thread as it was left, and joins what is going on in it', async () => {
  const load = () => Promise.resolve({ threadExists: true, messages: planThread, runId: 'run' })
  const { screen, give, adapter } = await open({}, { connects: true, load })
  await expect.element(screen.getByText('Halden Logistics')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument()
  expect(adapter.connections).toMatchObject([{ kind: 'connect', runId: 'run' }])
  await give(started, ...speech('m', 'And one more thing.'), finished)
  await expect.element(screen.getByText('And one more thing.').first()).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument()
})

it('follows a run that another tab has begun, once it is seen again', async () => {
  let thread: LoadedThread = { threadExists: false }
  const { screen, give, adapter, visibility, settle } = await open(
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

it('copies what was answered, as it was written', async () => {
  const { screen, field, give, defaults } = await open()
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(started, ...speech('m', 'It is **done**.'), { type: 'TEXT_MESSAGE_END', messageId: 'm' }, finished)
  await userEvent.click(screen.getByRole('button', { name: 'Copy answer' }))
  await expect.poll(() => (defaults.host as MemoryHost).copiedTexts).toEqual(['It is **done**.'])
})

it('says that a thread could not be loaded, and loads it again', async () => {
  const load = vi.fn<NonNullable<ScriptedAdapterOptions['load']>>(() =>
    Promise.reject(new ApiError({ code: 'unavailable', status: 503, title: 'No' })),
  )
  const { screen, settle } = await open({}, { load })
  await expect.element(screen.getByText('The conversation could not be loaded')).toBeInTheDocument()
  await expect.element(screen.getByText(/^The agent has too much to do/)).toBeInTheDocument()
  load.mockImplementation(() => Promise.resolve({ threadExists: true, messages: planThread }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settle()
  await expect.element(screen.getByText('Halden Logistics')).toBeInTheDocument()
})

it('keeps what is sent while the conversation cannot be loaded, and sends it with all that was said', async () => {
  const load = vi.fn<NonNullable<ScriptedAdapterOptions['load']>>(() =>
    Promise.reject(new ApiError({ code: 'unavailable', status: 503, title: 'No' })),
  )
  const { screen, field, adapter, settle } = await open({}, { load })
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
  const { screen, field, give, adapter, connectivity, settle } = await open()
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

it('offers something to begin with, and sends it', async () => {
  const { screen, adapter, settle } = await open({
    suggestions: [{ title: 'Find leads', text: 'Find 40 more shippers in Denmark.' }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Find leads' }))
  await settle()
  expect(adapter.connections[0]?.input?.messages).toMatchObject([{ content: 'Find 40 more shippers in Denmark.' }])
})

it('tells its host of the state of the agent', async () => {
  const onAgentState = vi.fn<(state: unknown) => void>()
  const { field, give } = await open({ onAgentState })
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(
    started,
    { type: 'STATE_SNAPSHOT', snapshot: { accounts: 0 } },
    { type: 'STATE_DELTA', delta: [{ op: 'replace', path: '/accounts', value: 12 }] },
  )
  expect(onAgentState).toHaveBeenLastCalledWith({ accounts: 12 })
})

it('talks to who is chosen, and remembers it [CAM-CHAT-02] [CAM-CHAT-04]', async () => {
  const simple = scriptedAdapter(noThread)
  const agents = [
    { id: 'expert', name: 'Marketing Expert', adapter: scriptedAdapter(noThread) },
    { id: 'simple', name: 'Marketing Expert (Simple)', adapter: simple },
  ]
  const { screen, field, settle, defaults } = await open({ agents })
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

it('sends files with the words, as the host has made parts of them', async () => {
  const attach = vi.fn<NonNullable<AgentChatProps['attach']>>((file) =>
    Promise.resolve({
      type: 'document',
      source: { type: 'url', value: `https://files.example/${file.name}`, mimeType: file.type },
      metadata: { filename: file.name },
    }),
  )
  const { screen, field, adapter, settle } = await open({ attach })
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  await userEvent.upload(picker, new File(['a'], 'brief.pdf', { type: 'application/pdf' }))
  await expect.element(screen.getByRole('button', { name: 'Remove brief.pdf' })).toBeInTheDocument()
  await userEvent.fill(field, 'Read this')
  await userEvent.keyboard('{Enter}')
  await settle()
  expect(adapter.connections[0]?.input?.messages).toMatchObject([
    { content: [{ type: 'text', text: 'Read this' }, { type: 'document' }] },
  ])
  await expect.element(screen.getByText('brief.pdf')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove brief.pdf' }).query()).toBeNull()
})

it('shows the files of what waits, and gives them back with the words', async () => {
  const attach: NonNullable<AgentChatProps['attach']> = (file) =>
    Promise.resolve({
      type: 'document',
      source: { type: 'url', value: file.name, mimeType: file.type },
      metadata: { filename: file.name },
    })
  const { screen, field, give, adapter, settle } = await open({ attach })
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(started)
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  await userEvent.upload(picker, new File(['a'], 'brief.pdf', { type: 'application/pdf' }))
  await expect.element(screen.getByRole('button', { name: 'Remove brief.pdf' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Send next' }))
  expect(screen.getByRole('button', { name: 'Remove brief.pdf' }).query()).toBeNull()
  await expect.element(screen.getByText('brief.pdf')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  await expect.element(screen.getByRole('button', { name: 'Remove brief.pdf' })).toBeInTheDocument()
  await give(finished)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await settle()
  expect(adapter.connections[1]?.input?.messages.at(-1)?.content).toMatchObject([
    { type: 'document', metadata: { filename: 'brief.pdf' } },
  ])
})

it('offers of files and of tools of the page what the agent says that it takes', async () => {
  const attach = vi.fn<NonNullable<AgentChatProps['attach']>>()
  const frontendTools = { show_map: { description: 'Shows a map', parameters: {}, run: () => ({}) } }
  const stage = createStage()
  const adapter = scriptedAdapter(noThread)
  const chat = (capabilities: AgentCapabilities) => (
    <InlayRoot>
      <AgentChat
        threadId="plan"
        agents={[{ id: 'expert', name: 'Expert', adapter, capabilities }]}
        attach={attach}
        frontendTools={frontendTools}
      />
    </InlayRoot>
  )
  const screen = await stage.show(chat({ multimodal: { input: { image: true } }, tools: { clientProvided: false } }))
  await expect.element(screen.getByRole('button', { name: 'Attach files' })).toBeInTheDocument()
  expect(document.querySelector('input[type="file"]')?.getAttribute('accept')).toBe('image/*')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Message' }), 'Go')
  await userEvent.keyboard('{Enter}')
  await stage.clock.advance(16)
  expect(adapter.connections[0]?.input?.tools).toEqual([])
  await screen.update({}, chat({ multimodal: { input: { file: false } } }))
  await expect.poll(() => screen.getByRole('button', { name: 'Attach files' }).query()).toBeNull()
})

it('takes files that are dropped anywhere on it, once, and says which it does not take', async () => {
  const attach = vi.fn<NonNullable<AgentChatProps['attach']>>((file) =>
    Promise.resolve({ type: 'document', source: { type: 'url', value: file.name, mimeType: file.type } }),
  )
  const { screen, field } = await open({ attach, accept: '.pdf', maxFileSize: 10 })
  const drop = (target: Element, file: File) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    const about = { bubbles: true, cancelable: true, dataTransfer }
    const over = new DragEvent('dragover', about)
    target.dispatchEvent(over)
    target.dispatchEvent(new DragEvent('drop', about))
    return over.defaultPrevented
  }
  expect(drop(screen.getByText('What should we work on?').element(), new File(['a'], 'brief.pdf'))).toBe(true)
  await expect.element(screen.getByRole('button', { name: 'Remove brief.pdf' })).toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  drop(field.element(), new File(['ab'], 'second.pdf'))
  await expect.element(screen.getByRole('button', { name: 'Remove second.pdf' })).toBeInTheDocument()
  expect(attach).toHaveBeenCalledTimes(2)
  expect(screen.getByText(/in the list already/).query()).toBeNull()
  drop(field.element(), new File(['a'.repeat(11)], 'large.pdf'))
  await expect.element(screen.getByText(/^“large.pdf” has 11 bytes/).first()).toBeInTheDocument()
})

it('says what a tool does and has done, and shows what it was given [CAM-CHAT-07] [CAM-CHAT-10] [CAM-CHAT-11]', async () => {
  const tools = { search_accounts: { loading: 'Searching accounts', complete: 'Found the accounts' } }
  const { screen, field, give } = await open({ tools })
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
  const { screen, field, give } = await open()
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(
    started,
    { type: 'REASONING_MESSAGE_START', messageId: 'thought', role: 'reasoning' },
    { type: 'REASONING_MESSAGE_CONTENT', messageId: 'thought', delta: 'A thought.\n\n'.repeat(60) },
    ...speech('m', `| A | B |\n| --- | --- |\n${'| 1 | 2 |\n'.repeat(60)}`),
  )
  const reasoning = screen.getByRole('group', { name: 'Reasoning' }).element()
  expect(reasoning.getBoundingClientRect().height).toBe(300)
  expect(reasoning.scrollHeight).toBeGreaterThan(300)
  const table = screen.getByRole('table').element().parentElement as HTMLElement
  expect(table.getBoundingClientRect().height).toBe(500)
  expect(table.scrollHeight).toBeGreaterThan(500)
})

it('says nothing of a stop that failed but to the log [CAM-CHAT-06]', async () => {
  const onProblem = vi.fn<(detail: string) => void>()
  const stop = () => Promise.reject(new ApiError({ code: 'unavailable', status: 503, title: 'No' }))
  const { screen, field, give, settle, notices } = await open({ onProblem }, { ...noThread, stop })
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(started)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await settle()
  expect(onProblem).toHaveBeenCalledWith(expect.stringContaining('could not be stopped'))
  expect(notices).toEqual([])
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})
