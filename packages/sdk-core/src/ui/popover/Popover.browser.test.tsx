import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'
import { activeElement } from '../floating/active-element'
import { Popover } from './Popover'

// With the browser's own keyboard: which stop comes next is the browser's to say.
it.each(['none', 'shadow'] as const)(
  'stands behind its trigger in the order of Tab, isolation %s',
  async (isolation) => {
    const screen = await render(
      <StrictMode>
        <InlayRoot isolation={isolation}>
          <Button>Before</Button>
          <Popover trigger={<Button>Filters</Button>}>
            <input aria-label="Company" />
            <label>
              <input type="radio" name="when" defaultChecked /> Any time
            </label>
            <label>
              <input type="radio" name="when" /> This week
            </label>
          </Popover>
          <Button>Next</Button>
        </InlayRoot>
      </StrictMode>,
    )
    const trigger = screen.getByRole('button', { name: 'Filters' })
    const company = screen.getByRole('textbox', { name: 'Company' })
    await trigger.click()
    await hasFocus(company)

    // Back out of it to the trigger, and in again; it stays open.
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await hasFocus(trigger)
    await userEvent.keyboard('{Tab}')
    await hasFocus(company)

    await userEvent.keyboard('{Tab}')
    await hasFocus(screen.getByRole('radio', { name: 'Any time' }))
    await userEvent.keyboard('{Tab}')
    await hasFocus(screen.getByRole('button', { name: 'Next' }))
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()

    // From the trigger on to what is before it: closed too.
    await trigger.click()
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
    await hasFocus(screen.getByRole('button', { name: 'Before' }))
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  },
)

/** Also inside a shadow root. */
async function hasFocus(locator: Locator) {
  const element = await locator.findElement()
  await expect.poll(() => activeElement(element)).toBe(element)
}
