import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import type { ThreadMessage } from '../../agent/thread/thread-message'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { finished, scriptedRun, speech, started, type ScriptedRun } from '../fixtures/scripted-run'
import { longThread, planThread } from '../fixtures/threads'
import { useAgentRun } from '../run/use-agent-run'
import { MessageList, type MessageListProps } from './MessageList'

function Thread({ scripted, ...rest }: { readonly scripted: ScriptedRun } & Partial<MessageListProps>) {
  const run = useAgentRun({ session: scripted.session })
  return (
    <InlayRoot>
      <div style={{ blockSize: '500px', display: 'flex', flexDirection: 'column' }}>
        <MessageList run={run} {...rest} />
      </div>
    </InlayRoot>
  )
}

const scroller = () => document.querySelector<HTMLElement>('.inlay-MessageList-scroller') as HTMLElement
const fromEnd = () => Math.round(scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight)
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}.\n\n`)

it('shows the end of a thread, and draws of a long one only what is near', async () => {
  const screen = await render(<Thread scripted={scriptedRun({ messages: longThread(5_000) })} />)
  await expect.element(screen.getByText(/Answer 4999/)).toBeInViewport()
  await expect.poll(fromEnd).toBe(0)
  expect(document.querySelectorAll('.inlay-Message').length).toBeLessThan(60)
})

it('draws what one scrolls to, and keeps what is read where it is', async () => {
  const screen = await render(<Thread scripted={scriptedRun({ messages: longThread(200) })} />)
  await expect.poll(fromEnd).toBe(0)
  scroller().scrollTop = 0
  await expect.element(screen.getByText(/Question 0:/)).toBeInViewport()
  const top = () =>
    Math.round(
      screen
        .getByText(/Question 0:/)
        .element()
        .getBoundingClientRect().top,
    )
  const before = top()
  await expect.element(screen.getByText(/Answer 21:/)).toBeInTheDocument()
  expect(top()).toBe(before)
})

it('stays at the end while the reader is there', async () => {
  const scripted = scriptedRun({ messages: longThread(20) })
  await render(<Thread scripted={scripted} />)
  scripted.session.send('More, please')
  await scripted.give(started, ...speech('m', ...lines(40)))
  await expect.poll(() => document.querySelector('.inlay-MessageList')?.textContent).toContain('Line 39.')
  await expect.poll(fromEnd).toBe(0)
})

it('lets the reader go up, says how much has come since, and leads back', async () => {
  const scripted = scriptedRun({ messages: longThread(60) })
  const screen = await render(<Thread scripted={scripted} />)
  scripted.session.send('More, please')
  await scripted.give(started, ...speech('m', 'First. '))
  await expect.poll(fromEnd).toBe(0)
  scroller().scrollTop -= 400
  await expect.element(screen.getByRole('button', { name: 'Jump to latest' })).toBeInTheDocument()
  const before = scroller().scrollTop
  await scripted.give(...speech('m2', ...lines(30)))
  await expect.element(screen.getByRole('button', { name: '1 new message' })).toBeInTheDocument()
  expect(scroller().scrollTop).toBe(before)
  await userEvent.click(screen.getByRole('button', { name: '1 new message' }))
  await expect.poll(fromEnd).toBe(0)
  await expect.poll(() => screen.getByRole('button', { name: '1 new message' }).query()).toBeNull()
  expect(document.activeElement).toBe(scroller())
})

it('opens a step where it is, and does not go to the end for it', async () => {
  const screen = await render(<Thread scripted={scriptedRun({ messages: [...longThread(20), ...planThread] })} />)
  await expect.poll(fromEnd).toBe(0)
  const step = screen.getByRole('button', { name: /Search accounts/ })
  step.element().scrollIntoView({ block: 'start' })
  scroller().scrollTop = scroller().scrollHeight
  await expect.poll(fromEnd).toBe(0)
  const top = () => Math.round(step.element().getBoundingClientRect().top)
  const before = top()
  ;(step.element() as HTMLElement).click()
  await expect.element(screen.getByText('industries')).toBeInTheDocument()
  // A list that goes to its end does so when its size is told, before the frame after this one.
  await nextFrame()
  await nextFrame()
  expect(fromEnd()).toBeGreaterThan(50)
  expect(top()).toBe(before)
})

it('does not draw again what is done while an answer comes', async () => {
  const research: ThreadMessage = {
    id: 'research',
    role: 'activity',
    activityType: 'research',
    content: {},
    status: 'complete',
  }
  const drawn = vi.fn<() => void>()
  const activities = {
    research: () => {
      drawn()
      return <p>Research</p>
    },
  }
  const scripted = scriptedRun({ messages: [research, ...longThread(40), { ...research, id: 'late' }] })
  const screen = await render(<Thread scripted={scripted} activities={activities} />)
  scripted.session.send('More, please')
  await scripted.give(started, ...speech('m', 'One'))
  await expect.element(screen.getByText('One', { exact: true })).toBeInTheDocument()
  expect(drawn).toHaveBeenCalled()
  drawn.mockClear()
  await scripted.give({ type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: ' and two.' })
  await expect.element(screen.getByText('One and two.')).toBeInTheDocument()
  expect(drawn).not.toHaveBeenCalled()
})

it('says answers in batches, through the live region alone', async () => {
  const scripted = scriptedRun()
  await render(<Thread scripted={scripted} />)
  expect(scroller().getAttribute('aria-live')).toBe('off')
  scripted.session.send('Hello')
  await scripted.give(started, ...speech('m', 'It is **done**. ', 'Two more'))
  await scripted.give({ type: 'TEXT_MESSAGE_END', messageId: 'm' }, finished)
  const said = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent).join()
  await expect.poll(said).toContain('It is done. Two more')
})

it('changes a message and goes on from there', async () => {
  const scripted = scriptedRun({ messages: longThread(4) })
  const screen = await render(<Thread scripted={scripted} />)
  const edit = screen.getByRole('button', { name: 'Edit message' })
  await userEvent.click(edit.first())
  const field = screen.getByRole('textbox', { name: 'Edit your message' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(edit.first()).toHaveFocus()
  await userEvent.click(edit.first())
  await userEvent.fill(field, 'Another question')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Another question')).toBeInTheDocument()
  expect(screen.getByText(/Answer/).query()).toBeNull()
  await scripted.clock.advance(0)
  expect(scripted.adapter.connections.at(-1)?.input?.messages).toMatchObject([{ content: 'Another question' }])
})

it('says before a message is sent anew which later ones that takes away', async () => {
  const screen = await render(<Thread scripted={scriptedRun({ messages: longThread(6) })} />)
  const edit = screen.getByRole('button', { name: 'Edit message' })
  const field = screen.getByRole('textbox', { name: 'Edit your message' })
  const hints = [
    'Sending takes away the 2 later messages and their answers.',
    'Sending takes away the later message and its answer.',
    '',
  ]
  for (const [index, hint] of hints.entries()) {
    await userEvent.click(edit.nth(index))
    await expect.element(field).toHaveAccessibleDescription(hint)
    await userEvent.keyboard('{Escape}')
  }
})

it('scrolls also where the pointer is on what leads to the end', async () => {
  const screen = await render(<Thread scripted={scriptedRun({ messages: longThread(60) })} />)
  await expect.poll(fromEnd).toBe(0)
  scroller().scrollTop -= 400
  const jump = screen.getByRole('button', { name: 'Jump to latest' })
  await expect.element(jump).toBeInViewport()
  await userEvent.wheel(jump, { delta: { y: -100 } })
  await expect.poll(fromEnd).toBeGreaterThan(450)
  const end = () => scroller().getBoundingClientRect().bottom - jump.element().getBoundingClientRect().bottom
  expect(Math.round(end())).toBe(8)
})

it('names who speaks where a turn of the agent begins, for who does not see its side', async () => {
  const screen = await render(<Thread scripted={scriptedRun({ messages: planThread })} agentName="Marketing Expert" />)
  await expect.element(screen.getByText(/31 companies ran/)).toBeInTheDocument()
  const turns = planThread.filter(({ role }, index) => role !== 'user' && planThread[index - 1]?.role === 'user')
  expect(screen.getByText('Marketing Expert said').elements()).toHaveLength(turns.length)
})
