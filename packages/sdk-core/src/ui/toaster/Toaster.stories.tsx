import { useContext, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { Notice } from '../../ports/host'
import { NotifyContext } from '../../react/inlay-context'
import { createManualClock } from '../../ports/manual-clock'
import { systemClock } from '../../ports/system-clock'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'

const undo = fn()
const notices: readonly Notice[] = [
  { tone: 'success', text: 'Campaign deleted successfully', action: { label: 'Undo', run: undo } },
  { tone: 'danger', text: 'Failed to delete campaign' },
  { tone: 'info', text: 'Conversation link copied to clipboard' },
]

const clock = createManualClock()
const host = { clock }

function Notifier() {
  const notify = useContext(NotifyContext)
  const [next, setNext] = useState(0)
  return (
    <Button
      onClick={() => {
        notify?.(notices[next % notices.length] ?? { tone: 'info', text: '' })
        setNext(next + 1)
      }}
    >
      Notify
    </Button>
  )
}

// Drawn by the root itself, so that there is no component, and no table of its props.
const words = `
Shows what is told through the \`notify\` port of the host, in the top layer, at the end of the block and of the inline
axis. Toasts wait while a pointer or focus is on them. F6 leads to the newest from wherever focus is in the root, and back;
so does Escape.

Contract: slot class \`inlay-Toaster\`, with a toast in it as \`inlay-Toast\`.
`

const meta = {
  title: 'Kit/Toaster',
  component: Notifier,
  parameters: {
    inlay: { host },
    docs: { story: { inline: false, height: '320px' }, description: { component: words } },
  },
  beforeEach: () => {
    undo.mockClear()
  },
} satisfies Meta<typeof Notifier>

export default meta
type Story = StoryObj<typeof meta>

/** With the time of day, to be tried by hand. */
export const ByHand: Story = { parameters: { inlay: { host: { clock: systemClock } } } }

export const Three: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Notify' })
    await userEvent.tripleClick(button)
    await expect(canvas.getAllByRole('status').map((toast) => toast.textContent)).toEqual([
      'Campaign deleted successfully',
      'Conversation link copied to clipboard',
    ])
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to delete campaign')
  },
}

export const Dark: Story = { ...Three, globals: { theme: 'dark' } }

/** At the end of the line, which is on the left here. */
export const RightToLeft: Story = {
  ...Three,
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await expect(canvas.getByRole('region', { name: 'Notifications' }).getBoundingClientRect().left).toBe(0)
  },
}

export const ActionAndClose: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Notify' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** F6 leads to the newest and back; what goes from under the keys leaves them at the next, then where they came from. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Notify' })
    button.focus()
    await userEvent.keyboard('{F6}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}{F6}')
    const [first, second] = canvas.getAllByRole('button', { name: 'Dismiss' })
    await expect(second).toHaveFocus()
    await clock.advance(60_000)
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{F6}{F6}')
    await expect(button).toHaveFocus()

    await userEvent.keyboard('{F6}{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toEqual([first]))
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Notifications' })).toBeNull())
    await expect(button).toHaveFocus()
  },
}

/** A notice with the id of one that is shown takes its place. */
export const Update: Story = {
  render: function Update() {
    const notify = useContext(NotifyContext)
    const send = (text: string) => notify?.({ tone: text === 'Sent' ? 'success' : 'info', text, id: 'send' })
    return (
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onClick={() => send('Sending 58 messages')}>Send</Button>
        <Button onClick={() => notify?.(notices[2] as Notice)}>Copy</Button>
        <Button onClick={() => send('Sent')}>Finish</Button>
      </div>
    )
  },
  async play({ canvas, userEvent }) {
    for (const name of ['Send', 'Copy', 'Finish']) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getAllByRole('status').map((toast) => toast.textContent)).toEqual([
      'Sent',
      'Conversation link copied to clipboard',
    ])
  },
}

let takeAway = () => {}

/** What waits stays until it is taken away, with two ways to go on; focus in it goes back to where it came from. */
export const Waiting: Story = {
  render: function Waiting() {
    const notify = useContext(NotifyContext)
    const wait = () => {
      takeAway =
        notify?.({
          tone: 'info',
          text: 'Your change is waiting. The server asks to wait until 9:30:15 AM.',
          lasting: true,
          action: { label: 'Try now', run: () => undefined },
          otherAction: { label: 'Give up', run: undo },
        }) ?? takeAway
    }
    return <Button onClick={wait}>Wait</Button>
  },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Wait' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Give up' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(button)
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: 'Try now' })).toHaveFocus()
    takeAway()
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await clock.advance(3_600_000)
    // It comes in by and by.
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible())
  },
}

/** Each has its time; while the pointer rests on them, none goes. */
export const Time: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Notify' })
    await userEvent.tripleClick(button)
    await userEvent.hover(canvas.getByRole('alert'))
    await clock.advance(60_000)
    await expect(canvas.getAllByRole('status')).toHaveLength(2)
    await userEvent.hover(button)
    await clock.advance(5_000)
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(1))
    await clock.advance(5_000)
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Notifications' })).toBeNull())
  },
}

/** A toast that comes while a dialog is open can be read and pressed there. */
export const AboveADialog: Story = {
  render: () => (
    <Dialog open onOpenChange={() => undefined} title="Add messages">
      <Notifier />
    </Dialog>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    const close = canvas.getByRole('button', { name: 'Dismiss' })
    const { left, top } = close.getBoundingClientRect()
    await expect(close.contains(close.ownerDocument.elementFromPoint(left + 10, top + 10))).toBe(true)
    await userEvent.click(close)
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
