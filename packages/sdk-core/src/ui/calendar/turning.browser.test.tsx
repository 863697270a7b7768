import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { DatePicker } from '../date-picker/DatePicker'
import { InlayRoot } from '../root/InlayRoot'
import { Calendar } from './Calendar'
import { RangeCalendar } from './RangeCalendar'

it.each([
  ['a calendar', <Calendar key="one" label="Launch" defaultValue="2026-11-09" />],
  [
    'one of two months',
    <RangeCalendar key="two" label="Launch" defaultValue={{ start: '2026-11-09', end: '2026-11-10' }} />,
  ],
])('keeps focus on what turns the months of %s', async (_, calendar) => {
  const screen = await render(<InlayRoot>{calendar}</InlayRoot>)
  const next = screen.getByRole('button', { name: 'Next month' })
  next.element().focus()
  await userEvent.keyboard('{Enter}{Enter} ')
  await expect.element(screen.getByRole('button', { name: /^February 2027/ })).toBeVisible()
  await expect.element(next).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
  await expect.element(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus()
})

it('lets Escape close the panel after its months have been turned', async () => {
  const screen = await render(
    <InlayRoot>
      <DatePicker label="Launch" defaultValue="2026-11-09" />
    </InlayRoot>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show calendar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
})
