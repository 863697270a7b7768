import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, FileUp, Users } from 'lucide-react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { RadioGroup } from './RadioGroup'

const tones = [
  { value: 'plain', label: 'Plain', hint: 'Short sentences, no adjectives' },
  { value: 'warm', label: 'Warm', hint: 'As to somebody known' },
  { value: 'formal', label: 'Formal', disabled: true },
  { value: 'bold', label: 'Bold' },
]

const sources = [
  {
    value: 'accounts',
    label: 'Accounts',
    icon: Building2,
    hint: 'The agent finds companies first, then people in them',
  },
  { value: 'contacts', label: 'Contacts', icon: Users, hint: 'The agent looks for people right away' },
  { value: 'file', label: 'A file', icon: FileUp, hint: 'You bring a list, and it is only completed' },
]

const meta = {
  title: 'Kit/RadioGroup',
  component: RadioGroup,
  args: { label: 'Tone', options: tones, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** One stop for Tab; arrows choose, go round, and pass over what cannot be chosen. */
export const ByKeys: Story = {
  args: { required: true },
  async play({ canvas, userEvent, args }) {
    const [plain, warm, bold] = ['Plain', 'Warm', 'Bold'].map((name) => canvas.getByRole('radio', { name }))
    await expect(canvas.getByRole('radiogroup', { name: /Tone/ })).toBeRequired()
    await userEvent.tab()
    await expect(plain).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(bold).toHaveFocus()
    await expect(bold).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bold', { reason: 'arrow-key' })
    await userEvent.keyboard('{ArrowDown}')
    await expect(plain).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(warm).toBeChecked()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(warm).toHaveFocus()
  },
}

export const ByPointer: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByText('As to somebody known'))
    await expect(canvas.getByRole('radio', { name: 'Warm' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Warm' })).toHaveAccessibleDescription('As to somebody known')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByText('Formal'))
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  },
}

/** Where the hints decide, each option has a box of its own. */
export const Cards: Story = {
  args: { label: 'Begin with', options: sources, variant: 'card', defaultValue: 'contacts' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('You bring a list, and it is only completed'))
    await expect(canvas.getByRole('radio', { name: 'A file' })).toBeChecked()
  },
}

export const CardsInARow: Story = {
  args: {
    label: 'Begin with',
    options: sources.map((option) => ({ ...option, disabled: option.value === 'file' })),
    variant: 'card',
    orientation: 'horizontal',
    defaultValue: 'accounts',
  },
}

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'warm' } }

export const Invalid: Story = {
  args: { error: 'Choose a tone' },
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a tone')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'warm', hint: 'Set by the workspace' } }

export const Dark: Story = { ...Cards, globals: { theme: 'dark' } }

/** Arrows along the line run the other way. */
export const RightToLeft: Story = {
  args: { orientation: 'horizontal', defaultValue: 'plain' },
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Warm' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Plain' })).toBeChecked()
  },
}

export const Isolated: Story = {
  args: { defaultValue: 'plain' },
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = () => canvasElement.querySelector('[data-inlay-host]')?.shadowRoot
    await waitFor(() => expect(root()?.querySelector('input')).toBeTruthy())
    const inside = within(root()?.querySelector('[data-inlay-root]') as unknown as HTMLElement)
    inside.getByRole('radio', { name: 'Plain' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(root()?.activeElement).toBe(inside.getByRole('radio', { name: 'Warm' }))
    await expect(inside.getByRole('radio', { name: 'Warm' })).toBeChecked()
  },
}
