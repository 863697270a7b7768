import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TimeField } from './TimeField'

const meta = {
  title: 'Kit/TimeField',
  component: TimeField,
  args: { label: 'Sent at', defaultValue: '09:30', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  args: { name: 'at' },
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('spinbutton', { name: 'Sent at' })
    await userEvent.clear(field)
    await userEvent.type(field, '9:30 pm{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21:30', { reason: 'typed' })
    await expect(field).toHaveValue('9:30 PM')
    await expect(canvasElement.querySelector('[name="at"]')).toHaveValue('21:30')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'cleared' })
  },
}

/** An arrow key steps what the caret is in: hours, minutes, the half of the day. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton')
    await userEvent.tab()
    field.setSelectionRange(0, 0)
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('10:30 AM')
    field.setSelectionRange(4, 4)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).toHaveValue('11:00 AM')
    field.setSelectionRange(7, 7)
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveValue('11:00 PM')
    await userEvent.keyboard('{PageUp}')
    await expect(field).toHaveValue('12:00 AM')
    await expect(field).toHaveAttribute('aria-valuetext', '12:00 AM')
  },
}

/** What cannot be read stays as it was typed, and says what would be right. */
export const Unreadable: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, 'after lunch')
    await userEvent.tab()
    await expect(field).toHaveValue('after lunch')
    await expect(field).toHaveAccessibleDescription('Enter a time such as 9:30 PM')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'refused' })
    await userEvent.type(field, '{Escape}')
    await expect(field).toHaveValue('after lunch')
    await userEvent.clear(field)
    await userEvent.type(field, '14:00{Enter}')
    await expect(field).toBeValid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:00', { reason: 'typed' })
  },
}

export const Limited: Story = {
  args: { min: '08:00', max: '18:00', defaultValue: '17:30', hint: 'Within office hours' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(field).toHaveValue('6:00 PM')
    await userEvent.clear(field)
    await userEvent.type(field, '19{Enter}')
    await expect(field).toHaveAccessibleDescription('Choose 6:00 PM or earlier')
  },
}

export const TwentyFourHours: Story = { args: { hourCycle: 24, timeZoneLabel: 'CET' } }

export const German: Story = {
  globals: { locale: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('09:30')
  },
}

export const WithError: Story = { args: { error: 'Nobody is reached at this time', required: true } }

export const Disabled: Story = { args: { disabled: true } }

export const ReadOnly: Story = {
  args: { readOnly: true },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('9:30 AM')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { locale: 'ar' } }

export const Isolated: Story = { parameters: { inlay: { isolation: 'shadow' } } }
