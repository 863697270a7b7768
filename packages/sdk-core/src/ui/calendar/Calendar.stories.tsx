import { useContext } from 'react'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { createManualClock } from '../../ports/manual-clock'
import { InlayContext } from '../../react/inlay-context'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Calendar } from './Calendar'

/** Noon of 21 November 2026, wherever this runs. */
const clock = createManualClock(new Date(2026, 10, 21, 12).getTime())

/** Days and months in the order of British English. */
const british: Decorator = function British(Story) {
  const inlay = useContext(InlayContext)
  return (
    <InlayContext.Provider value={inlay && { ...inlay, locale: 'en-GB' }}>
      <Story />
    </InlayContext.Provider>
  )
}

const meta = {
  title: 'Kit/Calendar',
  component: Calendar,
  args: { label: 'Start', onValueChange: fn(), onMonthChange: fn(), defaultValue: '2026-11-09' },
  parameters: { inlay: { host: { clock } } },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

const day = (text: string) => new RegExp(text)

export const ByPointer: Story = {
  decorators: [british],
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: day('18 November 2026') }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-18', { reason: 'pressed' })
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('18')
    await expect(canvas.getByRole('button', { current: 'date' })).toHaveTextContent('21')
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12', { reason: 'pressed' })
    // A pale day of the month before leads there.
    await userEvent.click(canvas.getByRole('button', { name: day('30 November 2026') }))
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: day('30 November 2026') })).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  decorators: [british],
  async play({ canvas, userEvent, args }) {
    const at = (text: string) => waitFor(() => expect(canvas.getByRole('button', { name: day(text) })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await at('^Monday, 9 November 2026')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await at('Tuesday, 17 November')
    await userEvent.keyboard('{End}')
    await at('Sunday, 22 November')
    await userEvent.keyboard('{Home}')
    await at('Monday, 16 November')
    await userEvent.keyboard('{PageDown}')
    await at('16 December 2026')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await at('16 December 2025')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowLeft}')
    await at('24 November 2025')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-11-24', { reason: 'key' })
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
  },
}

/** The name of the month leads to all months, and from there to the years. */
export const QuickChoice: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'November 2026, choose another' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Nov' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Next year' }))
    await expect(canvas.getByRole('button', { name: 'Mar' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '2027, choose another' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '2027' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(canvas.getByRole('grid', { name: '2028' })).toBeVisible())
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'February 2028' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: /February 9, 2028/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'February 2028, choose another' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /February 9, 2028/ })).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const ChoosingMonth: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'November 2026, choose another' }))
    await expect(canvas.getByRole('grid', { name: '2026' })).toBeVisible()
  },
}

/** Days outside the limits and those with a reason are reached and not chosen. */
export const Limited: Story = {
  args: {
    min: '2026-11-05',
    max: '2026-12-18',
    disabledReason: (date) => (date === '2026-11-12' ? 'Public holiday' : undefined),
  },
  async play({ canvas, userEvent, args }) {
    const holiday = canvas.getByRole('button', { name: /November 12, 2026, Public holiday/ })
    await userEvent.click(holiday)
    await userEvent.click(canvas.getByRole('button', { name: /November 4, 2026/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    canvas.getByRole('button', { name: /November 9, 2026/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(holiday).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 5, 2026/ })).toHaveFocus())
  },
}

export const Empty: Story = { args: { defaultValue: null } }

export const German: Story = { globals: { locale: 'de' } }

export const Japanese: Story = { globals: { locale: 'ja' } }

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  async play({ canvasElement, userEvent }) {
    const at = () => (canvasElement.ownerDocument.activeElement as HTMLElement).dataset['date']
    canvasElement.querySelector<HTMLElement>('[data-date="2026-11-09"]')?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(at()).toBe('2026-11-10'))
  },
}

export const Dark: Story = { globals: { theme: 'dark' }, decorators: [british] }

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow', host: { clock } } },
  async play({ canvasElement, userEvent }) {
    const root = canvasElement.querySelector('[data-inlay-host]')?.shadowRoot
    await waitFor(() => expect(root?.querySelector('.inlay-Calendar')).not.toBeNull())
    const calendar = root?.querySelector<HTMLElement>('.inlay-Calendar')
    if (!root || !calendar) throw new Error('There is no calendar in the shadow root')
    within(calendar)
      .getByRole('button', { name: /November 9, 2026/ })
      .focus()
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect((root.activeElement as HTMLElement).dataset['date']).toBe('2026-12-09'))
  },
}
