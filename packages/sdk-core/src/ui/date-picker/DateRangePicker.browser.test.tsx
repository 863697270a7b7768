import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { DateRangePicker } from './DateRangePicker'

const { innerWidth, innerHeight } = window
afterEach(() => page.viewport(innerWidth, innerHeight))

const presets = ['Today', 'Last 7 days', 'Last 30 days', 'Next 14 days'].map((label, index) => ({
  label,
  from: -index,
  to: 0,
}))

it.each([320, 390])('offers what is often wanted also in a window of %d pixels', async (width) => {
  await page.viewport(width, 720)
  const onValueChange = vi.fn()
  const screen = await render(
    <InlayRoot>
      <DateRangePicker label="Sending period" presets={presets} onValueChange={onValueChange} />
    </InlayRoot>,
  )
  await userEvent.click(screen.getByRole('combobox'))
  const dialog = screen.getByRole('dialog', { name: 'Sending period' })
  const often = screen.getByRole('button', { name: 'Last 7 days' })
  await expect.element(often).toBeVisible()
  const box = dialog.element().getBoundingClientRect()
  expect([box.left >= 0, box.right <= width]).toEqual([true, true])
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth)
  await userEvent.click(often)
  expect(onValueChange).toHaveBeenCalledWith(expect.anything(), { reason: 'preset' })
})
