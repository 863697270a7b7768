import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { TimeField } from '../time-field/TimeField'
import { DatePicker } from './DatePicker'
import { DateRangePicker } from './DateRangePicker'

async function saidIn(field: ReactElement, drive: (screen: Awaited<ReturnType<typeof render>>) => Promise<void>) {
  const screen = await render(<InlayRoot>{field}</InlayRoot>)
  await drive(screen)
  return () => screen.container.querySelector('[aria-live="polite"]')?.textContent
}

it.each([
  ['a time', <TimeField key="time" label="At" />, '25:99', /^Enter a time/],
  ['a day', <DatePicker key="day" label="On" />, '99/99', /^There is no such day/],
])('says what is wrong with %s, where focus stays', async (_, field, text, words) => {
  const said = await saidIn(field, async (screen) => {
    screen.container.querySelector('input')?.focus()
    await userEvent.keyboard(`${text}{Enter}`)
  })
  await expect.poll(said).toMatch(words)
})

it('says that a period ends before it begins', async () => {
  const said = await saidIn(<DateRangePicker label="Period" />, async (screen) => {
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Start' }), '2026-12-24')
    await userEvent.fill(screen.getByRole('textbox', { name: 'End' }), '2026-12-01')
    await userEvent.keyboard('{Enter}')
  })
  await expect.poll(said).toContain('The end is before the start')
})
