import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import { ShownThread } from '../fixtures/ShownThread'
import { finished, scriptedRun, speech, started } from '../fixtures/scripted-run'
import { longThread } from '../fixtures/threads'

const liveText = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''

it('shows a step that was refused as one, and says so, whatever the agent makes of it', async () => {
  const scripted = scriptedRun()
  const screen = await render(<ShownThread scripted={scripted} />)
  scripted.session.send('Send it')
  await scripted.give(
    started,
    { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'send_outreach' },
    { type: 'TOOL_CALL_END', toolCallId: 'c' },
    {
      type: 'RUN_FINISHED',
      threadId: 'plan',
      runId: 'run',
      outcome: {
        type: 'interrupt',
        interrupts: [{ id: 'i', reason: 'confirmation', message: 'Send?', toolCallId: 'c' }],
      },
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  await scripted.give(
    started,
    { type: 'TOOL_CALL_RESULT', toolCallId: 'c', messageId: 'r', content: '{"sent":0}', role: 'tool' },
    ...speech('m', 'Nothing was sent.'),
    finished,
  )
  await expect.element(screen.getByRole('button', { name: 'Send outreach Refused' })).toBeInTheDocument()
  expect(document.querySelector('.inlay-ToolStep')).toHaveAttribute('data-state', 'refused')
  await expect.poll(liveText).toContain('Send outreach: refused')
})

it('says where the agent was stopped, also before it has said anything', async () => {
  const scripted = scriptedRun()
  const screen = await render(<ShownThread scripted={scripted} />)
  scripted.session.send('Think')
  await scripted.give(started)
  await scripted.session.stop()
  const marks = () => screen.getByRole('log').getByText('Stopped').elements().length
  await expect.poll(marks).toBe(1)

  scripted.session.send('Think again')
  await scripted.give(
    started,
    { type: 'REASONING_MESSAGE_START', messageId: 'r', role: 'reasoning' },
    { type: 'REASONING_MESSAGE_CONTENT', messageId: 'r', delta: 'Well' },
  )
  await expect.element(screen.getByRole('log').getByText('Well')).toBeInTheDocument()
  expect(marks()).toBe(1)
  await scripted.session.stop()
  await expect.poll(marks).toBe(2)
})

const stepUnderWay = [
  { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'search' },
  { type: 'TOOL_CALL_END', toolCallId: 'c' },
] as const

it.each([
  ['before anything came', [], false],
  ['while it thought', [{ type: 'REASONING_MESSAGE_CHUNK', messageId: 'r', delta: 'Well' }], false],
  ['in the middle of a step', stepUnderWay, false],
  ['in the middle of a step that follows words', [...speech('m', 'I will look.'), ...stepUnderWay], true],
] as const)(
  'offers another answer where the agent was stopped %s, and to copy what words there are',
  async (_, events, hasWords) => {
    const scripted = scriptedRun()
    const screen = await render(<ShownThread scripted={scripted} />)
    scripted.session.send('Look')
    await scripted.give(started, ...events)
    const again = screen.getByRole('button', { name: 'Answer again' })
    expect(again.query()).toBeNull()
    await scripted.session.stop()
    await expect.element(again).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy answer' }).elements()).toHaveLength(hasWords ? 1 : 0)
    await userEvent.click(again)
    await scripted.give(started)
    expect(scripted.adapter.connections).toHaveLength(2)
    expect(scripted.adapter.connections[1]?.input?.messages).toMatchObject([{ content: 'Look' }])
  },
)

it('offers another answer however many messages there are', async () => {
  const screen = await render(<ShownThread scripted={scriptedRun({ messages: longThread(24) })} />)
  await expect.element(screen.getByRole('button', { name: 'Answer again' })).toBeVisible()
})

it('offers an answer to what was asked and never answered', async () => {
  const screen = await render(<ShownThread scripted={scriptedRun({ messages: longThread(3) })} />)
  await expect.element(screen.getByRole('button', { name: 'Answer again' })).toBeVisible()
  expect(screen.getByRole('log').getByText('Stopped').query()).toBeNull()
})

it('offers one way to have a failed run done again', async () => {
  const scripted = scriptedRun()
  const screen = await render(<ShownThread scripted={scripted} />)
  scripted.session.send('Write it')
  await scripted.give(started, ...speech('m', 'Half of'), { type: 'RUN_ERROR', message: 'The mail server is full.' })
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Answer again' }).query()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await scripted.give(started, ...speech('m2', 'All of it.'), { type: 'TEXT_MESSAGE_END', messageId: 'm2' }, finished)
  await expect.element(screen.getByRole('button', { name: 'Answer again' })).toBeInTheDocument()
})

it('shows the files of a message that is changed, and keeps them, also without words', async () => {
  const brief = {
    type: 'document',
    source: { type: 'url', value: 'https://files.example/brief.pdf', mimeType: 'application/pdf' },
    metadata: { filename: 'brief.pdf' },
  } as const
  const content = [{ type: 'text', text: 'Read this' } as const, brief]
  const scripted = scriptedRun({ messages: [{ id: 'u', role: 'user', status: 'complete', content }] })
  const screen = await render(<ShownThread scripted={scripted} />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit message' }))
  await expect.element(screen.getByText('brief.pdf')).toBeInTheDocument()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Edit your message' }), '')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await scripted.give(started)
  expect(scripted.adapter.connections.at(-1)?.input?.messages).toEqual([expect.objectContaining({ content: [brief] })])
})

it('stays at the end that a key has led to, whatever comes meanwhile', async () => {
  const scripted = scriptedRun({ messages: longThread(40) })
  await render(<ShownThread scripted={scripted} />)
  const scroller = document.querySelector<HTMLElement>('.inlay-MessageList-scroller') as HTMLElement
  const fromEnd = () => Math.round(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight)
  scripted.session.send('More')
  await scripted.give(started, ...speech('m', 'First.\n\n'))
  await expect.poll(fromEnd).toBe(0)
  scroller.scrollTop -= 400
  await expect.poll(fromEnd).toBeGreaterThan(300)
  scroller.focus()
  scroller.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
  await scripted.give(...speech('m2', ...Array.from({ length: 30 }, (_, index) => `Line ${index}.\n\n`)))
  await expect.poll(() => scroller.textContent).toContain('Line 29.')
  await expect.poll(fromEnd).toBe(0)
})

it('says below what was sent that the agent is at work, not beside it', async () => {
  const scripted = scriptedRun()
  const screen = await render(<ShownThread scripted={scripted} />)
  scripted.session.send('Write it')
  await scripted.give(started)
  const words = screen.getByText('Write it').element().getBoundingClientRect()
  await expect
    .poll(() => screen.getByText('Working', { exact: true }).element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(words.bottom)
})

it('says that the agent works until there is something to see of it', async () => {
  const scripted = scriptedRun()
  const screen = await render(<ShownThread scripted={scripted} />)
  const working = screen.getByRole('log').getByText('Working')
  scripted.session.send('Think')
  await scripted.give(started, { type: 'REASONING_MESSAGE_START', messageId: 'r', role: 'reasoning' })
  await expect.element(working).toBeInTheDocument()
  await scripted.give({ type: 'REASONING_MESSAGE_CONTENT', messageId: 'r', delta: 'Well' })
  await expect.element(screen.getByRole('log').getByText('Well')).toBeInTheDocument()
  expect(working.query()).toBeNull()
})
