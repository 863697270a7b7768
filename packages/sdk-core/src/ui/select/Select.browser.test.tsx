import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'
import { Select } from './Select'

const options = ['Smartlead', 'Salesloft', 'SendGrid'].map((label) => ({ value: label.toLowerCase(), label }))

// With the browser's own keyboard: which stop comes next is the browser's to say.
it('takes what the keys are at with Tab, and lets focus go on to what comes after it', async () => {
  const screen = await render(
    <StrictMode>
      <InlayRoot>
        <Select label="Provider" options={options} />
        <Button>Next</Button>
      </InlayRoot>
    </StrictMode>,
  )
  const field = screen.getByRole('combobox', { name: 'Provider' })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.tab()
  await expect.element(field).toHaveTextContent('Salesloft')
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

it('closes with Escape alone: a dialog of the page stays open, and its keys hear nothing', async () => {
  const cancelled = vi.fn()
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  const screen = await render(
    <dialog ref={(dialog) => dialog?.showModal()} onCancel={cancelled} aria-label="The page's own">
      <InlayRoot>
        <Select label="Provider" options={options} />
      </InlayRoot>
    </dialog>,
  )
  await screen.getByRole('combobox').click()
  await userEvent.keyboard('s{ArrowDown}{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  expect(cancelled).not.toHaveBeenCalled()
  expect(heard).not.toHaveBeenCalled()
  document.removeEventListener('keydown', heard)
})

it('closes by a press outside, and scrolls nothing of the page', async () => {
  const screen = await render(
    <InlayRoot>
      <div style={{ blockSize: 2000 }}>
        <p>Elsewhere</p>
        <Select
          label="Provider"
          options={Array.from({ length: 90 }, (_, index) => ({ value: `${index}`, label: `Number ${index}` }))}
        />
      </div>
    </InlayRoot>,
  )
  await screen.getByRole('combobox').click()
  await userEvent.keyboard('{End}')
  const last = screen.getByRole('option', { name: 'Number 89' })
  await expect.element(last).toBeInViewport()
  expect(document.scrollingElement?.scrollTop).toBe(0)
  await screen.getByText('Elsewhere').click()
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

it('says once that it closes, though focus leaves with the press that closed it', async () => {
  const changed = vi.fn()
  const screen = await render(
    <InlayRoot>
      <Select label="Provider" options={options} onOpenChange={changed} />
    </InlayRoot>,
  )
  const field = screen.getByRole('combobox', { name: 'Provider' })
  await userEvent.click(field)
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  // In one task, before anything is rendered anew.
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  field.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  expect(changed.mock.calls).toEqual([
    [true, { reason: 'pressed' }],
    [false, { reason: 'outside-press' }],
  ])
})
