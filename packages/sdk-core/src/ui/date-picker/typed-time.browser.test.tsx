import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { DatePicker } from './DatePicker'

async function typeTime(text: string) {
  const screen = await render(
    <InlayRoot>
      <button type="button">Elsewhere</button>
      <DatePicker label="Send at" name="at" withTime defaultValue="2026-11-09T09:30" />
    </InlayRoot>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show calendar' }))
  const time = screen.getByRole('spinbutton', { name: 'Time' })
  await userEvent.fill(time, text)
  const sent = () => screen.container.querySelector<HTMLInputElement>('input[name="at"]')?.value
  return { screen, time, sent, field: screen.getByRole('combobox', { name: 'Send at' }) }
}

describe('a time that is typed into the panel of a date', () => {
  it('keeps “Done” from closing while it cannot be read, by pointer and by keyboard', async () => {
    const { screen, time, sent } = await typeTime('25:00')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect.element(time).toHaveFocus()
    await expect.element(time).toHaveValue('25:00')
    await expect.element(time).toHaveAccessibleDescription(/^Enter a time/)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(time).toHaveFocus()
    await userEvent.fill(time, '10:15')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(time).not.toBeInTheDocument()
    expect(sent()).toBe('2026-11-09T10:15')
  })

  it.each(['Elsewhere', 'field', 'toggle'])('goes into the field along with its day at a press on %s', async (on) => {
    const { screen, time, sent, field } = await typeTime('25:00')
    const target = on === 'field' ? field : screen.getByRole('button', { name: on === 'toggle' ? /calendar/ : on })
    await userEvent.click(target)
    await expect.element(time).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('Nov 9, 2026, 25:00')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(sent()).toBe('')
  })

  it('is taken at a press elsewhere where it can be read', async () => {
    const { screen, sent, field } = await typeTime('22:15')
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    await expect.element(field).toHaveValue('Nov 9, 2026, 10:15 PM')
    expect(sent()).toBe('2026-11-09T22:15')
  })

  it('is given up by Escape', async () => {
    const { time, sent, field } = await typeTime('25:00')
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(time).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('Nov 9, 2026, 9:30 AM')
    expect(sent()).toBe('2026-11-09T09:30')
  })
})
