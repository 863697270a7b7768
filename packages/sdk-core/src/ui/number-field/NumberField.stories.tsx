import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NumberField, type NumberFieldProps } from './NumberField'
import { Button } from '../button/Button'
import { columns } from '../overview/fixtures/layout'

const meta = {
  title: 'Kit/NumberField',
  component: NumberField,
  args: { label: 'Messages a day', onValueChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <NumberField {...args} />
    </div>
  ),
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

/** What is typed counts with every key; when it is left it is written as people read it. */
export const Typing: Story = {
  args: { hint: 'For all senders together' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton', { name: 'Messages a day' })
    await expect(field).toHaveValue('')
    await userEvent.type(field, '1500')
    await expect(field).toHaveValue('1500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500, { reason: 'typed' })
    await userEvent.tab()
    await expect(field).toHaveValue('1,500')
    await userEvent.clear(field)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'typed' })
  },
}

/** What is no number stays as it was typed and is told as `NaN`; left, it is refused, until it can be read. */
export const Unreadable: Story = {
  args: { hint: 'For all senders together', step: 5 },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton', { name: 'Messages a day' })
    await userEvent.type(field, '12 a day')
    await expect(field).toHaveValue('12 a day')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(NaN, { reason: 'unreadable' })
    await expect(field).toHaveAccessibleDescription('For all senders together')
    await userEvent.tab()
    await expect(field).toHaveValue('12 a day')
    await expect(field).toHaveAccessibleDescription('“12 a day” cannot be read as a number')
    await expect(field).toBeInvalid()
    await expect(field).not.toHaveAttribute('aria-valuenow')
    for (const name of [/Increase/, /Decrease/]) await userEvent.click(canvas.getByRole('button', { name }))
    await userEvent.type(field, '{ArrowUp}{PageDown}')
    await expect(field).toHaveValue('12 a day')
    await userEvent.clear(field)
    await expect(field).toBeValid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'typed' })
    await userEvent.paste('abc')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('abc')
    await expect(field).toHaveAccessibleDescription('“abc” cannot be read as a number')
    await userEvent.clear(field)
    await userEvent.type(field, '1e5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100_000, { reason: 'typed' })
    await userEvent.tab()
    await expect(field).toHaveValue('100,000')
  },
}

/** Typing into a number with thousands changes the number, wherever its separators then stand. */
export const AmongThousands: Story = {
  args: { defaultValue: 1234 },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton')
    await expect(field).toHaveValue('1,234')
    await userEvent.type(field, '5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_345, { reason: 'typed' })
    await userEvent.type(field, '{Backspace}{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123, { reason: 'typed' })
    await userEvent.tab()
    await expect(field).toHaveValue('123')
    await userEvent.type(field, '4')
    await userEvent.tab()
    field.setSelectionRange(0, 5)
    await userEvent.type(field, '2,75', { initialSelectionStart: 0, initialSelectionEnd: 5 })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2.75, { reason: 'typed' })
  },
}

/** Pasted in place of all that stood there, a text is read as if it were typed; pasted into a number, it may be refused. */
export const PastedOverThousands: Story = {
  args: { defaultValue: 1_234_567, fractionDigits: 2, fixedDigits: true },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton')
    const all = () => field.setSelectionRange(0, field.value.length)
    await userEvent.click(field)
    all()
    await userEvent.paste('2,50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2.5, { reason: 'typed' })
    await userEvent.tab()
    await expect(field).toHaveValue('2.50')
    await userEvent.clear(field)
    await userEvent.type(field, '1234.5{Enter}')
    await expect(field).toHaveValue('1,234.50')
    all()
    await userEvent.paste(' 1,23')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.23, { reason: 'typed' })
    await userEvent.clear(field)
    await userEvent.type(field, '1234{Enter}')
    await expect(field).toHaveValue('1,234.00')
    field.setSelectionRange(2, 8)
    await userEvent.paste('23')
    await expect(field).toHaveValue('1,23')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(NaN, { reason: 'unreadable' })
  },
}

/** A minus on its way to a number stays while it is typed, and is not left before nought. */
export const MinusNought: Story = {
  args: { step: 0.1 },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '-0')
    await expect(field).toHaveValue('-0')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0, { reason: 'typed' })
    await userEvent.type(field, '.5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-0.5, { reason: 'typed' })
    await userEvent.type(field, '{Backspace}{Backspace}{Enter}')
    await expect(field).toHaveValue('0')
  },
}

export const Keys: Story = {
  args: { defaultValue: 40, min: 0, max: 200, step: 5 },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(45, { reason: 'stepped' })
    await userEvent.keyboard('{PageUp}')
    await expect(field).toHaveAttribute('aria-valuenow', '95')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-valuenow', '40')
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
    await expect(field).toHaveValue('200')
    await expect(canvas.getByRole('button', { name: 'Increase Messages a day' })).toBeDisabled()
  },
}

/** The two buttons are no stops for Tab, since arrows do the same. */
export const Buttons: Story = {
  args: { defaultValue: 1, min: 0 },
  async play({ canvas, userEvent, args }) {
    const [less, more] = [/Decrease/, /Increase/].map((name) => canvas.getByRole('button', { name }))
    if (!less || !more) throw new Error('There are no buttons')
    await userEvent.click(more)
    await userEvent.click(less)
    await userEvent.click(less)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0, { reason: 'stepped' })
    await expect(less).toBeDisabled()
    await userEvent.tab()
    await userEvent.tab()
    await expect(more).not.toHaveFocus()
  },
}

/** Out of bounds it is brought back when it is left, and says so. */
export const Clamped: Story = {
  args: { min: 1, max: 50, hint: 'From 1 to 50' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '80')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(80, { reason: 'typed' })
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50, { reason: 'lowered' })
    await expect(field).toHaveValue('50')
    await expect(field).toHaveAccessibleDescription('Changed to 50, the highest possible')
    await userEvent.clear(field)
    await expect(field).toHaveAccessibleDescription('From 1 to 50')
    await userEvent.type(field, '0{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1, { reason: 'raised' })
  },
}

/** Left as it is where a form says what is wrong. */
export const NotClamped: Story = {
  args: { min: 1, max: 50, clamped: false },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '80')
    await userEvent.tab()
    await expect(field).toHaveValue('80')
  },
}

export const Money: Story = {
  args: { label: 'Credits', prefix: '€', unit: 'per month', fractionDigits: 2, fixedDigits: true, steppers: false },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton', { name: 'Credits' })
    await expect(field).toHaveAccessibleDescription('per month')
    await userEvent.click(field)
    await userEvent.paste('€ 1,200.505 per month')
    await userEvent.tab()
    await expect(field).toHaveValue('1,200.51')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1200.51, { reason: 'rounded' })
  },
}

/** Read and written as the locale does. */
export const German: Story = {
  args: { step: 0.5, defaultValue: 1234.5, unit: 'km' },
  globals: { locale: 'de' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await expect(field).toHaveValue('1.234,5')
    await userEvent.clear(field)
    await userEvent.type(field, '2.345,5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2345.5, { reason: 'typed' })
  },
}

/** Whoever scrolls past changes nothing. */
export const WheelIsOff: Story = {
  args: { defaultValue: 7 },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    field.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }))
    await expect(field).toHaveValue('7')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** A value from outside takes the place of what is typed. */
export const SetFromOutside: Story = {
  render: function SetFromOutside(args: NumberFieldProps) {
    const [value, setValue] = useState<number | null>(3)
    return (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <NumberField {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue(12)}>Suggest</Button>
      </div>
    )
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest' }))
    await expect(field).toHaveValue('12')
  },
}

export const States: Story = {
  render: () => (
    <div style={{ ...columns(3, 240), maxInlineSize: 900 }}>
      <NumberField label="Messages a day" required defaultValue={1500} hint="For all senders together" />
      <NumberField label="Wait" unit="days" defaultValue={3} min={0} />
      <NumberField label="Empty" optional placeholder="No limit" />
      <NumberField label="Share" unit="%" defaultValue={120} error="Enter 100 or less" />
      <NumberField label="Credits" prefix="€" fractionDigits={2} fixedDigits defaultValue={49} />
      <NumberField label="Year" grouping={false} steppers={false} defaultValue={2026} />
      <NumberField label="At its lowest" min={0} defaultValue={0} />
      <NumberField label="Seats" disabled defaultValue={12} />
      <NumberField label="Read only" readOnly defaultValue={12} />
      <NumberField label="Small" size="compact" defaultValue={28} />
      <NumberField label="Large" size="large" defaultValue={40} />
    </div>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

/** Values begin where the names begin, though digits run from left to right. */
export const RightToLeft: Story = {
  ...States,
  globals: { direction: 'rtl' },
  async play({ canvas }) {
    for (const field of canvas.getAllByRole('spinbutton')) {
      await expect(getComputedStyle(field).textAlign).toBe('right')
    }
  },
}

export const Arabic: Story = { args: { defaultValue: 1234.5, step: 0.5, unit: 'كم' }, globals: { locale: 'ar' } }
