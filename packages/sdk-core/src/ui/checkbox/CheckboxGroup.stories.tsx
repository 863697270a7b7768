import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckboxGroup } from './CheckboxGroup'

const channels = [
  { value: 'email', label: 'Email', hint: 'Through your own provider' },
  { value: 'linkedin', label: 'LinkedIn', hint: 'Needs the browser extension' },
  { value: 'phone', label: 'Phone' },
]

const meta = {
  title: 'Kit/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Channels', options: channels, onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** The chosen ones come in the order of the options, whatever order they were chosen in. */
export const Choosing: Story = {
  args: { hint: 'Messages are written for each of them', required: true },
  async play({ canvas, userEvent, args }) {
    const group = canvas.getByRole('group', { name: /Channels/ })
    await expect(group).toHaveAccessibleDescription(/Messages are written for each of them$/)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Phone' }))
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['email', 'phone'], { reason: 'pressed' })
  },
}

/** The box above is mixed as long as some are chosen, and leaves those alone that cannot be chosen. */
export const SelectAll: Story = {
  args: {
    selectAll: 'All channels',
    defaultValue: ['email', 'letter'],
    options: [...channels, { value: 'letter', label: 'Letter', disabled: true }],
  },
  async play({ canvas, userEvent, args }) {
    const all = canvas.getByRole('checkbox', { name: 'All channels' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['email', 'linkedin', 'phone', 'letter'], {
      reason: 'all',
    })
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['letter'], { reason: 'none' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Phone' }))
    await expect(all).toBePartiallyChecked()
  },
}

export const Invalid: Story = {
  args: { error: 'Choose at least one' },
  async play({ canvas }) {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one')
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid()
  },
}

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: ['phone'] } }

export const Disabled: Story = { args: { disabled: true, selectAll: true, defaultValue: ['phone'] } }

export const Dark: Story = { ...SelectAll, globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { selectAll: true, defaultValue: ['phone'] }, globals: { direction: 'rtl' } }
