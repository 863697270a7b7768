import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Plus } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { IconButton } from '../icon-button/IconButton'
import { Menu } from '../menu/Menu'
import { MenuItem } from '../menu/MenuItem'
import { ButtonGroup } from './ButtonGroup'
import { Button, type ButtonProps } from './Button'

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Launch', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: 'Launch' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}

export const Primary: Story = { args: { variant: 'primary' } }

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const

/** Every variant in every state. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {variants.map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button variant={variant}>Launch</Button>
          <Button variant={variant} icon={Plus}>
            Launch
          </Button>
          <Button variant={variant} chevron>
            Launch
          </Button>
          <Button variant={variant} disabled>
            Launch
          </Button>
          <Button variant={variant} busy busyLabel="Launching">
            Launch
          </Button>
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <Button size="compact" icon={Plus}>
          Compact
        </Button>
        <Button icon={Plus}>Regular</Button>
        <Button size="large" icon={Plus}>
          Large
        </Button>
        <Button variant="ghost" count={2}>
          Filters
        </Button>
        <Button variant="link">Learn more</Button>
      </div>
    </div>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const CompactDensity: Story = { ...States, globals: { density: 'compact' } }

/** An action and more of its kind, edge to edge; only the outer corners are round. */
export const Group: Story = {
  render: () => (
    <ButtonGroup label="Export">
      <Button>Export</Button>
      <Menu trigger={<IconButton variant="secondary" icon={ChevronDown} label="More formats" />}>
        <MenuItem onSelect={() => undefined}>CSV</MenuItem>
      </Menu>
    </ButtonGroup>
  ),
  async play({ canvas }) {
    const [first, last] = within(canvas.getByRole('group', { name: 'Export' })).getAllByRole('button')
    if (!first || !last) throw new Error('There are no two buttons')
    await expect(first.getBoundingClientRect().right - last.getBoundingClientRect().left).toBe(1)
    await expect(getComputedStyle(first).borderRadius).toBe('6px 0px 0px 6px')
    await expect(getComputedStyle(last).borderRadius).toBe('0px 6px 6px 0px')
  },
}

/** Busy, it keeps its width and its focus, and takes no press. */
export const Busy: Story = {
  args: { variant: 'primary', busyLabel: 'Launching', busy: true },
  render: (args: ButtonProps) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button {...args} busy={false} data-testid="rest" />
      <Button {...args} data-testid="busy" />
    </div>
  ),
  async play({ canvas, userEvent, args }) {
    const busy = canvas.getByRole('button', { name: 'Launching' })
    await userEvent.click(busy)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(busy).toHaveFocus()
    await expect(busy.offsetWidth).toBe(canvas.getByRole('button', { name: 'Launch' }).offsetWidth)
  },
}

/** The reason can be read by pointer and by keyboard. */
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Choose at least one contact first' },
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: 'Launch' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Choose at least one contact first')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: { children: 'Launch all generated messages for the contacts that were selected in the audience list' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Button {...args} icon={Plus} />
    </div>
  ),
}
