import { useContext } from 'react'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { createManualClock } from '../../ports/manual-clock'
import { InlayContext } from '../../react/inlay-context'
import { DateRangePicker } from './DateRangePicker'

/** Noon of 21 November 2026, wherever this runs. */
const clock = createManualClock(new Date(2026, 10, 21, 12).getTime())

const british: Decorator = function British(Story) {
  const inlay = useContext(InlayContext)
  return (
    <InlayContext.Provider value={inlay && { ...inlay, locale: 'en-GB' }}>
      <Story />
    </InlayContext.Provider>
  )
}

const meta = {
  title: 'Kit/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Sending period',
    defaultValue: { start: '2026-11-09', end: '2026-11-13' },
    onValueChange: fn(),
  },
  parameters: { inlay: { host: { clock } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240, minBlockSize: 480 }}>
        <Story />
      </div>
    ),
    british,
  ],
} satisfies Meta<typeof DateRangePicker>

export default meta
type Story = StoryObj<typeof meta>

export const ByPointer: Story = {
  args: { name: 'period' },
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Sending period' })
    await expect(field).toHaveTextContent('9 to 13 Nov 2026')
    await userEvent.click(field)
    await waitFor(() => expect(canvas.getByText('5 days')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /24 November 2026/ }))
    await waitFor(() => expect(within(canvas.getByRole('dialog')).getByText('Choose the other end')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /, 3 December 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-11-24', end: '2026-12-03' },
      { reason: 'picked' },
    )
    await expect(field).toHaveTextContent('24 Nov to 3 Dec 2026')
    await expect(field).toHaveFocus()
    await expect(canvasElement.querySelector('[name="period"]')).toHaveValue('2026-11-24/2026-12-03')
  },
}

export const ByKeyboard: Story = {
  args: { clearable: true },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Monday, 9 November 2026/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}')
    // The first Escape takes back the one end, the second closes.
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(field).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'cleared' })
    await expect(field).toHaveTextContent('Choose a period')
  },
}

/** Both ends can be typed; one that lies before the other says so. */
export const Typed: Story = {
  args: { defaultValue: null },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    const start = await canvas.findByRole('textbox', { name: 'Start' })
    const end = canvas.getByRole('textbox', { name: 'End' })
    await userEvent.type(start, '20/12/2026')
    await userEvent.type(end, '2/12/2026{Enter}')
    await expect(end).toHaveAccessibleDescription('The end is before the start')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(end)
    await userEvent.type(end, '24 dec{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-12-20', end: '2026-12-24' },
      { reason: 'typed' },
    )
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible())
  },
}

export const Presets: Story = {
  args: {
    presets: [
      { label: 'Today', from: 0, to: 0 },
      { label: 'Last 7 days', from: -6, to: 0 },
      { label: 'Last 30 days', from: -29, to: 0 },
      { label: 'Next 14 days', from: 0, to: 13 },
    ],
    variant: 'quiet',
    size: 'compact',
    labelHidden: true,
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-11-15', end: '2026-11-21' },
      { reason: 'preset' },
    )
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Open, to be looked at. */
export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Sending period' })).toBeVisible())
  },
}

/** The fields above are as wide as the month, so that there is no room left beside it. */
export const OneMonth: Story = {
  args: { months: 1 },
  async play(context) {
    await Open.play?.(context)
    const dialog = within(context.canvas.getByRole('dialog'))
    const fields = dialog
      .getAllByRole('textbox')
      .map((field) => field.closest('.inlay-Control')?.getBoundingClientRect())
    const month = dialog.getByRole('grid').getBoundingClientRect()
    await expect([fields[0]?.left, fields[1]?.right]).toEqual([month.left, month.right])
  },
}

export const Empty: Story = { args: { defaultValue: null } }

export const WithError: Story = { args: { error: 'At most three days', required: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow', host: { clock } } },
  async play({ canvasElement, userEvent }) {
    const root = canvasElement.querySelector('[data-inlay-host]')?.shadowRoot
    await waitFor(() => expect(root?.querySelector('[role="combobox"]')).not.toBeNull())
    const field = root?.querySelector<HTMLElement>('[role="combobox"]')
    if (!root || !field) throw new Error('There is no field in the shadow root')
    await userEvent.click(field)
    await waitFor(() => expect((root.activeElement as HTMLElement).dataset['date']).toBe('2026-11-09'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(root.activeElement).toBe(field))
  },
}
