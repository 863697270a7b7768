import { useContext } from 'react'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { createManualClock } from '../../ports/manual-clock'
import { InlayContext } from '../../react/inlay-context'
import { RangeCalendar } from './RangeCalendar'

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
  title: 'Kit/RangeCalendar',
  component: RangeCalendar,
  args: {
    label: 'Sending period',
    defaultValue: { start: '2026-11-09', end: '2026-11-13' },
    onValueChange: fn(),
    onPendingChange: fn(),
  },
  decorators: [british],
  parameters: { inlay: { host: { clock } } },
} satisfies Meta<typeof RangeCalendar>

export default meta
type Story = StoryObj<typeof meta>

/** Both ends in either order; what would be chosen is shown on the way. */
export const ByPointer: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /20 November 2026/ }))
    await expect(args.onPendingChange).toHaveBeenLastCalledWith('2026-11-20')
    await userEvent.hover(canvas.getByRole('button', { name: /17 November 2026/ }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-preview]')).toHaveLength(3))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /17 November 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-11-17', end: '2026-11-20' },
      { reason: 'pressed' },
    )
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4)
  },
}

export const ByKeyboard: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    canvas.getByRole('button', { name: /Monday, 9 November 2026/ }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowDown}')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-range]')).toHaveLength(8))
    await userEvent.keyboard('{Escape}')
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(5)
    await userEvent.keyboard('{Enter}{PageDown}{Enter}')
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        { start: '2026-11-30', end: '2026-12-30' },
        { reason: 'key' },
      ),
    )
    // The second month was in sight already.
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible()
  },
}

export const OneMonth: Story = { args: { months: 1 } }

export const AcrossMonths: Story = { args: { defaultValue: { start: '2026-11-24', end: '2026-12-08' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
