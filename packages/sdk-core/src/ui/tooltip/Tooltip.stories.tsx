import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bold, Italic, Trash2, Underline } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { createManualClock } from '../../ports/manual-clock'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { IconButton } from '../icon-button/IconButton'
import { Tooltip } from './Tooltip'
import { tooltipAttributes } from './tooltip-attributes'

const clock = createManualClock()

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  parameters: { inlay: { host: { clock } } },
  args: {
    text: 'Sends the 58 messages that are ready',
    children: <Button>Launch</Button>,
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** After the pointer has rested for half a second. The control is described by it as long as it shows. */
export const OnHover: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Launch' })
    await userEvent.hover(button)
    await clock.advance(499)
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await clock.advance(1)
    const tooltip = await canvas.findByRole('tooltip')
    await expect(tooltip).toHaveTextContent('Sends the 58 messages that are ready')
    await expect(button).toHaveAccessibleDescription('Sends the 58 messages that are ready')

    await userEvent.hover(tooltip)
    await clock.advance(5_000)
    await waitFor(() => expect(tooltip).toBeVisible())
    await userEvent.unhover(tooltip)
    await clock.advance(120)
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await expect(button).not.toHaveAccessibleDescription()
  },
}

/** At once where focus is to be seen. A press hides it, and so does Escape, which closes nothing else then. */
export const OnFocus: Story = {
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  render: function OnFocus(args) {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Launch">
        <Tooltip {...args} />
      </Dialog>
    )
  },
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Launch' })).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Once one has been open, the next opens without delay; there is never more than one. */
export const WarmGroup: Story = {
  render: () => (
    <div role="toolbar" aria-label="Text" style={{ display: 'flex', gap: 4 }}>
      <IconButton icon={Bold} label="Bold" shortcut="mod+b" />
      <IconButton icon={Italic} label="Italic" shortcut="mod+i" />
      <IconButton icon={Underline} label="Underline" shortcut="mod+u" />
    </div>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('button', { name: 'Bold' }))
    await clock.advance(500)
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('BoldCtrl B')
    await userEvent.hover(canvas.getByRole('button', { name: 'Italic' }))
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('ItalicCtrl I')
    // It is the name of its control, so it is not its description too.
    await expect(canvas.getByRole('button', { name: 'Italic' })).not.toHaveAccessibleDescription()
  },
}

/** What it says changes under the pointer, and what has gone has no tooltip. */
export const Changing: Story = {
  render: function Changing() {
    const [copied, setCopied] = useState(0)
    return copied < 2 ? (
      <IconButton
        icon={Trash2}
        label={copied ? 'Press again to delete' : 'Delete'}
        onClick={() => setCopied(copied + 1)}
      />
    ) : (
      <p>Deleted</p>
    )
  },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Delete')
    button.click()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('Press again to delete'))
    button.click()
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await waitFor(() => expect(canvas.getByText('Deleted')).toBeVisible())
  },
}

const names = ['Halden Logistics', 'Kupferberg Maschinenbau und Fördertechnik Aktiengesellschaft, Werk Nord']

/** Cells carry attributes alone. Where the text fits, it is not said twice. */
export const WhenCut: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, inlineSize: 160, fontSize: 13 }}>
      {names.map((name) => (
        <div
          key={name}
          style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          {...tooltipAttributes({ text: name, whenCut: true })}
        >
          {name}
        </div>
      ))}
    </div>
  ),
  async play({ canvas, userEvent }) {
    const [short, long] = names.map((name) => canvas.getByText(name))
    if (!short || !long) throw new Error('Both names are shown')
    await userEvent.hover(short)
    await clock.advance(500)
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.hover(long)
    await clock.advance(500)
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(names[1] ?? '')
  },
}

const shown: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
}

export const LongText: Story = {
  args: {
    text: 'Sends the 58 messages that are ready to those contacts that have not been written to within the last 30 days',
    shortcut: 'mod+enter',
  },
  play: shown,
}

export const Dark: Story = { args: { shortcut: 'L' }, globals: { theme: 'dark' }, play: shown }

/** Left and right are start and end. */
export const RightToLeft: Story = {
  args: { placement: 'right' },
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    const tooltip = await canvas.findByRole('tooltip')
    const button = canvas.getByRole('button')
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left),
    )
  },
}

/** In a shadow root the tooltip is inside of it too, and describes its control. */
export const Isolated: Story = {
  args: { children: <Button onClick={fn()}>Launch</Button> },
  parameters: { inlay: { isolation: 'shadow', host: { clock } } },
  async play({ canvasElement }) {
    const root = await shadowRootOf(canvasElement, 'button')
    root.querySelector('button')?.focus()
    await waitFor(() => expect(root.querySelector('[role="tooltip"]:popover-open')).not.toBeNull())
    const id = root.querySelector('[role="tooltip"]')?.id
    await expect(root.activeElement).toHaveAttribute('aria-describedby', id)
  },
}
