import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { createManualClock } from '../../ports/manual-clock'
import { DatePicker } from './DatePicker'

/** Noon of 21 November 2026, wherever this runs. */
const clock = createManualClock(new Date(2026, 10, 21, 12).getTime())

const meta = {
  title: 'Kit/DatePicker',
  component: DatePicker,
  args: { label: 'Launch', defaultValue: '2026-11-09', onValueChange: fn() },
  parameters: { inlay: { host: { clock } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280, minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

export const ByPointer: Story = {
  args: { name: 'launch', clearable: true },
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Launch' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show calendar' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 9, 2026/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /November 18, 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-18', { reason: 'picked' })
    await expect(field).toHaveValue('Nov 18, 2026')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvasElement.querySelector('[name="launch"]')).toHaveValue('2026-11-18')
    await userEvent.click(canvas.getByRole('button', { name: 'Show calendar' }))
    await userEvent.click(canvasElement)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Launch' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'cleared' })
  },
}

export const ByKeyboard: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 9, 2026/ })).toHaveFocus())
    // Tab goes round in the dialog.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'November 2026, choose another' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 9, 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-10', { reason: 'picked' })
    await expect(field).toHaveFocus()
  },
}

/** In the order of the locale, as ISO, by name, or by the word for it. */
export const Typed: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    for (const [text, value] of [
      ['12/24/2026', '2026-12-24'],
      ['2027-01-31', '2027-01-31'],
      ['3 march', '2026-03-03'],
      ['tomorrow', '2026-11-22'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value, { reason: 'typed' })
    }
    await expect(field).toHaveValue('Nov 22, 2026')
  },
}

/** What cannot be read stays as it was typed, and says what would be right. */
export const Unreadable: Story = {
  args: { name: 'launch' },
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'end of spring')
    await userEvent.tab()
    await expect(field).toHaveValue('end of spring')
    await expect(field).toHaveAccessibleDescription('Enter a date such as Nov 21, 2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'refused' })
    await expect(canvasElement.querySelector('[name="launch"]')).toHaveValue('')
    await userEvent.clear(field)
    await userEvent.type(field, '2/30/2026{Enter}')
    await expect(field).toHaveAccessibleDescription('There is no such day. Enter a date such as Nov 21, 2026')
    await expect(field).toHaveValue('2/30/2026')
  },
}

export const Limited: Story = {
  args: {
    min: '2026-11-05',
    max: '2026-12-18',
    disabledReason: (date) => (date === '2026-11-26' ? 'Nobody works on Thanksgiving' : undefined),
    hint: 'Between 5 November and 18 December',
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox')
    for (const [text, fault] of [
      ['1/1/2026', 'Choose Nov 5, 2026 or later'],
      ['1/1/2027', 'Choose Dec 18, 2026 or earlier'],
      ['11/26/2026', 'Nobody works on Thanksgiving'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
      await expect(field).toHaveAccessibleDescription(fault)
    }
  },
}

export const WithTime: Story = {
  args: { withTime: true, defaultValue: '2026-11-09T09:30', timeZoneLabel: 'CET', label: 'Send at' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveValue('Nov 9, 2026, 9:30 AM')
    await userEvent.click(canvas.getByRole('button', { name: 'Show calendar' }))
    await userEvent.click(canvas.getByRole('button', { name: /November 18, 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-18T09:30', { reason: 'picked' })
    const time = canvas.getByRole('spinbutton', { name: 'Time' })
    await userEvent.clear(time)
    await userEvent.type(time, '2115{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-18T21:15', { reason: 'picked' })
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'dec 1 at 8am{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01T08:00', { reason: 'typed' })
  },
}

/** Open, to be looked at. */
export const Open: Story = {
  args: { hint: 'Messages go out from this day on' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show calendar' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Launch' })).toBeVisible())
  },
}

export const OpenWithTime: Story = {
  ...Open,
  args: { withTime: true, defaultValue: '2026-11-09T09:30', timeZoneLabel: 'CET' },
}

export const Empty: Story = { args: { defaultValue: null, required: true } }

export const WithError: Story = { args: { error: 'The provider is closed on that day' } }

export const Disabled: Story = { args: { disabled: true } }

export const ReadOnly: Story = {
  args: { readOnly: true },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow', host: { clock } } },
  async play({ canvasElement, userEvent }) {
    const root = canvasElement.querySelector('[data-inlay-host]')?.shadowRoot
    await waitFor(() => expect(root?.querySelector('[role="combobox"]')).not.toBeNull())
    const element = root?.querySelector<HTMLElement>('[data-inlay-root]')
    if (!root || !element) throw new Error('There is no root in the shadow root')
    const inside = within(element)
    const field = inside.getByRole('combobox')
    await userEvent.click(inside.getByRole('button', { name: 'Show calendar' }))
    await waitFor(() => expect((root.activeElement as HTMLElement).dataset['date']).toBe('2026-11-09'))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(field).toHaveValue('Nov 10, 2026')
    await expect(root.activeElement).toBe(field)
    await userEvent.click(inside.getByRole('button', { name: 'Show calendar' }))
    await userEvent.click(canvasElement)
    await expect(inside.queryByRole('dialog')).toBeNull()
  },
}

/** Who goes back to the field to type is done with the calendar. */
export const TypedBesideTheCalendar: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Launch' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show calendar' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.click(field)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, '12/24/2026{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24', { reason: 'typed' })
  },
}
