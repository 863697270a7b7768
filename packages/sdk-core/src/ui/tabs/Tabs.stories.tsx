import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { TextField } from '../text-field/TextField'
import { Tabs } from './Tabs'

const changed = fn()

const items = [
  { value: 'contacts', label: 'Contacts', count: 342, panel: panel('The contacts of the campaign.') },
  { value: 'accounts', label: 'Accounts', count: 128, panel: panel('The accounts they work at.') },
  { value: 'outreach', label: 'Outreach', panel: panel('What was sent to them.') },
  {
    value: 'overview',
    label: 'Overview',
    disabledReason: 'The agent has not written it yet',
    panel: panel('Overview'),
  },
]

function panel(text: string) {
  return <p style={{ padding: '16px 8px' }}>{text}</p>
}

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: { label: 'Campaign', items, onValueChange: changed },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    changed.mockClear()
    await userEvent.click(canvas.getByRole('tab', { name: /Accounts/ }))
    await expect(canvas.getByRole('tabpanel', { name: /Accounts/ })).toHaveTextContent('The accounts they work at.')
    await expect(changed).toHaveBeenCalledWith('accounts', { reason: 'pressed' })
  },
}

/** Arrows open as they move, round the ends; one that is not to be used can be reached and says why, but does not open. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent, step }) {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: /Contacts/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Outreach' })).toHaveTextContent('What was sent to them.')
    await step('one that is not to be used', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus()
      await expect(canvas.getByRole('tabpanel', { name: 'Outreach' })).toBeInTheDocument()
    })
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Outreach' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Outreach' })).toHaveFocus()
  },
}

/** For panels that are slow: arrows move, Enter opens. */
export const Manual: Story = {
  args: { activation: 'manual' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Contacts/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { name: /Accounts/ })).toHaveAttribute('aria-selected', 'true')
  },
}

/** What was typed into a panel is there again. */
export const KeptMounted: Story = {
  args: {
    keepMounted: true,
    items: [
      { value: 'name', label: 'Name', panel: <TextField label="Name" style={{ marginBlockStart: 12 }} /> },
      { value: 'notes', label: 'Notes', panel: 'Notes' },
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Lanes')
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Name' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Lanes')
  },
}

/** Kept by the one who uses it. */
export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('accounts')
    return <Tabs {...args} value={value} onValueChange={setValue} />
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('tab', { name: /Accounts/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Outreach' }))
    await expect(canvas.getByRole('tab', { name: 'Outreach' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** More than there is room for: the line scrolls, and the open one is in sight. */
export const Many: Story = {
  args: {
    defaultValue: 'tab-17',
    items: Array.from({ length: 20 }, (_, index) => ({ value: `tab-${index}`, label: `Segment ${index + 1}` })),
  },
  decorators: [
    (Line) => (
      <div style={{ maxInlineSize: 420 }}>
        <Line />
      </div>
    ),
  ],
  async play({ canvas }) {
    await expect(outOfSight(canvas.getByRole('tab', { name: 'Segment 18' }))).toBe(0)
  },
}

/** How much of a tab is cut off or below where its line fades out. */
function outOfSight(tab: HTMLElement): number {
  const line = tab.closest('[role="tablist"]')
  if (!line) throw new Error('The tab stands in no line')
  const [inner, outer] = [tab.getBoundingClientRect(), line.getBoundingClientRect()]
  const room = (more: string) => (line.hasAttribute(more) ? 40 : 0)
  const left = outer.left + room('data-more-left') - inner.left
  const right = inner.right - (outer.right - room('data-more-right'))
  return Math.max(0, Math.round(left), Math.round(right))
}

/** Where arrows lead, each is seen whole, on the way there and back. */
const seenWhole: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const rightToLeft = canvas.getByRole('tablist').matches(':dir(rtl)')
  const [forth, back] = rightToLeft ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
  await userEvent.tab()
  for (const [key, places] of [
    [forth, [2, 3, 4, 5, 6, 7, 8]],
    [back, [7, 6, 5, 4, 3, 2]],
  ] as const) {
    for (const place of places) {
      await userEvent.keyboard(key)
      const tab = canvas.getByRole('tab', { name: `Segment ${place}` })
      await expect(tab).toHaveFocus()
      await waitFor(() => expect(outOfSight(tab), `Segment ${place}`).toBe(0))
    }
  }
}

/** Fades out at each end where there is more, in the direction of the text. */
const fadesOut: NonNullable<Story['play']> = async ({ canvas }) => {
  const line = canvas.getByRole('tablist')
  const rightToLeft = line.matches(':dir(rtl)')
  const most = line.scrollWidth - line.clientWidth
  /** On the left and on the right: 0 is faded out, and 1 is not. */
  const ends = () => {
    const [, from, to] =
      /^linear-gradient\(to \w+, (rgba?\(.+?\)), .*?40px\), (rgba?\(.+?\))\)/.exec(getComputedStyle(line).maskImage) ??
      []
    return [from, to].map((colour) => (colour === 'rgba(0, 0, 0, 0)' ? 0 : 1))
  }
  for (const [place, faded] of [
    [0, [1, 0]],
    [most / 2, [0, 0]],
    [most, [0, 1]],
  ] as const) {
    line.scrollLeft = rightToLeft ? -place : place
    await waitFor(() => expect(ends()).toEqual(rightToLeft ? faded.toReversed() : faded))
  }
}

export const ManyFadeOut: Story = { ...Many, args: { ...Many.args, defaultValue: 'tab-0' }, play: fadesOut }

export const ManyByKeyboard: Story = { ...ManyFadeOut, play: seenWhole }

export const ManyByKeyboardRightToLeft: Story = { ...ManyByKeyboard, globals: { direction: 'rtl' } }

export const ManyRightToLeft: Story = { ...ManyFadeOut, globals: { direction: 'rtl' } }

/** A line that becomes narrower still shows the open tab. */
export const ManyMadeNarrow: Story = {
  ...Many,
  async play({ canvas, canvasElement }) {
    const open = canvas.getByRole('tab', { selected: true })
    await waitFor(() => expect(outOfSight(open)).toBe(0))
    canvasElement.style.width = '320px'
    await waitFor(() => expect(outOfSight(open)).toBe(0))
    canvasElement.style.removeProperty('width')
  },
}

export const ManyDark: Story = { ...Many, globals: { theme: 'dark' } }

/** Where all have room, nothing fades. */
export const AllInSight: Story = {
  async play({ canvas }) {
    await expect(getComputedStyle(canvas.getByRole('tablist')).maskImage).toBe('none')
  },
}

export const Dark: Story = { args: { defaultValue: 'accounts' }, globals: { theme: 'dark' } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /Accounts/ })).toHaveFocus()
  },
}
