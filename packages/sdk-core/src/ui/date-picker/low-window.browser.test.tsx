import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { DatePicker } from './DatePicker'

const { innerWidth, innerHeight } = window
afterEach(() => page.viewport(innerWidth, innerHeight))

it('keeps time and “Done” in sight where the window is too low for the month', async () => {
  await page.viewport(512, 384)
  const screen = await render(
    <InlayRoot>
      <DatePicker label="Send at" withTime defaultValue="2026-11-09T09:30" />
    </InlayRoot>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show calendar' }))
  const done = screen.getByRole('button', { name: 'Done' })
  await expect.element(done).toBeVisible()
  const panel = screen.getByRole('dialog').element()
  await expect.poll(() => panel.scrollHeight > panel.clientHeight).toBe(true)
  const { bottom } = done.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(384)
})
