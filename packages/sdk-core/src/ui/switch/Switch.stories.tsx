import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch, type SwitchProps } from './Switch'

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: { checked: false, label: 'Explain each score in one line', onCheckedChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

function Stateful(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked ?? false)
  return (
    <Switch
      {...props}
      checked={checked}
      onCheckedChange={(next, details) => {
        props.onCheckedChange?.(next, details)
        setChecked(next)
      }}
    />
  )
}

export const OffAndOn: Story = {
  async play({ canvas, userEvent, args }) {
    const control = canvas.getByRole('switch', { name: 'Explain each score in one line' })
    await userEvent.click(canvas.getByText('Explain each score in one line'))
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true, { reason: 'pressed' })
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
  },
}

/** Without `checked` it remembers by itself. */
export const ByItself: Story = {
  args: { defaultChecked: true },
  render: (args) => <Switch {...args} checked={undefined} />,
  async play({ canvas, userEvent, args }) {
    const control = canvas.getByRole('switch')
    await expect(control).toBeChecked()
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false, { reason: 'pressed' })
  },
}

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Stateful {...args} label="Off" />
      <Stateful {...args} label="On" checked hint="Takes effect when a screen is next loaded" />
      <Switch {...args} label="On its way" checked busy />
      <Switch {...args} label="Send on weekends" error="Your plan sends on working days only" />
      <Switch {...args} label="Not now" disabled />
      <Switch {...args} label="Not yours" checked disabledReason="Only an owner of the workspace can change this" />
    </div>
  ),
}

/** On its way, it takes no second choice. */
export const Busy: Story = {
  args: { busy: true, checked: true },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }
