import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { systemClock } from '../../ports/system-clock'
import { createManualClock } from '../../ports/manual-clock'
import { Avatar } from '../avatar/Avatar'
import { Button } from '../button/Button'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { Link } from '../link/Link'
import { HoverCard, type HoverCardProps } from './HoverCard'

const clock = createManualClock()
const changed = fn<NonNullable<HoverCardProps['onOpenChange']>>()

function Person() {
  return (
    <div style={{ display: 'flex', gap: 12, inlineSize: 288 }}>
      <Avatar name="Theo Okafor" size={40} />
      <div style={{ minInlineSize: 0 }}>
        <div style={{ fontWeight: 500 }}>Theo Okafor</div>
        <div style={{ color: 'var(--inlay-text-muted)' }}>Director of Freight Procurement, EMEA</div>
        <div style={{ marginBlockStart: 8 }}>
          <Link href="#brightwater">Brightwater Foods</Link>
        </div>
      </div>
    </div>
  )
}

const meta = {
  title: 'Kit/HoverCard',
  component: HoverCard,
  parameters: { inlay: { host: { clock } } },
  beforeEach: () => {
    changed.mockClear()
  },
  args: {
    trigger: <Link href="#theo">Theo Okafor</Link>,
    label: 'Theo Okafor',
    children: <Person />,
    onOpenChange: changed,
  },
  render: (args) => (
    <p style={{ fontSize: 13 }}>
      Written to <HoverCard {...args} /> on 18 November. <Button variant="link">Write again</Button>
    </p>
  ),
} satisfies Meta<typeof HoverCard>

export default meta
type Story = StoryObj<typeof meta>

/** It opens after a rest, and stays while the pointer is in it. */
export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: 'Theo Okafor' })
    await userEvent.hover(link)
    await clock.advance(399)
    await expect(canvas.queryByRole('group')).toBeNull()
    await clock.advance(1)
    const card = await canvas.findByRole('group', { name: 'Theo Okafor' })
    await userEvent.hover(within(card).getByText(/Director/))
    await clock.advance(5_000)
    await waitFor(() => expect(card).toBeVisible())
    await userEvent.hover(canvas.getByRole('button', { name: 'Write again' }))
    await clock.advance(400)
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull())
    await expect(changed.mock.calls.map(([, { reason }]) => reason)).toEqual(['hover', 'left'])
  },
}

/** On its way down to the card the pointer crosses what lies between. */
export const OnTheWay: Story = {
  args: { placement: 'bottom-end' },
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: 'Theo Okafor' })
    const box = link.getBoundingClientRect()
    await userEvent.pointer({ target: link, coords: { clientX: box.left + 20, clientY: box.bottom - 2 } })
    await clock.advance(400)
    const card = await canvas.findByRole('group')
    await waitFor(() => expect(card).toHaveAttribute('data-placed'))
    // It slides into its place; the way leads to where it comes to stand.
    await Promise.all(card.getAnimations().map(({ finished }) => finished))
    await userEvent.pointer({
      target: link.parentElement as Element,
      coords: { clientX: box.left + 18, clientY: box.bottom + 3 },
    })
    await clock.advance(250)
    await waitFor(() => expect(card).toBeVisible())
    await clock.advance(60)
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull())
  },
}

/** Focus opens it after the same rest, and Escape closes it. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: 'Theo Okafor' })
    await userEvent.tab()
    await clock.advance(400)
    await waitFor(() => expect(canvas.getByRole('group')).toBeVisible())
    await expect(link).toHaveAccessibleDescription(/Director of Freight Procurement/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull())
    await expect(link).toHaveFocus()
  },
}

/** With the time of day, to be tried by hand. */
export const ByHand: Story = { parameters: { inlay: { host: { clock: systemClock } } } }

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('group')).toBeVisible()),
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }

export const LongText: Story = {
  ...Open,
  args: {
    defaultOpen: true,
    children: (
      <p>
        Director of Freight Procurement, EMEA and North Africa, for Kupferberg Maschinenbau und Fördertechnik
        Aktiengesellschaft. Prefers to be written to in the morning, and asks for lane prices per kilometre.
      </p>
    ),
  },
}

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow', host: { clock } } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, 'a')
    root.querySelector('a')?.focus()
    await clock.advance(400)
    await waitFor(() => expect(root.querySelector('.inlay-HoverCard:popover-open')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(root.querySelector('.inlay-HoverCard')).toBeNull())
  },
}
