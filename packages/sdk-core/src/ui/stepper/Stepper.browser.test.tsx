import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { Stepper } from './Stepper'

const steps = ['Audience', 'Messages', 'Launch'].map((label) => ({ id: label, label }))

function Launch() {
  const [current, setCurrent] = useState('Launch')
  return (
    <InlayRoot>
      <Stepper label="Launch a campaign" steps={steps} current={current} onStepSelect={setCurrent} />
      <button type="button">Next</button>
    </InlayRoot>
  )
}

it('keeps the place of whoever goes back to a step by its button', async () => {
  await render(<Launch />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: /^Messages/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Messages/ })).not.toBeInTheDocument()
  // Where a screen reader goes on from; the browser alone would only know where Tab does.
  await vi.waitFor(() => expect(document.querySelector(':focus')).toHaveTextContent('Messages'))
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: /^Audience/ })).toHaveFocus()
})
