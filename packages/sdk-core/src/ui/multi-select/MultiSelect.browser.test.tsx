import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from '../checkbox/Checkbox'
import { InlayRoot } from '../root/InlayRoot'
import { MultiSelect } from './MultiSelect'
import '../styles.css'

const options = ['maren@mail.northwind.example', 'theo@mail.northwind.example', 'hello@mail.northwind.example'].map(
  (value) => ({ value, label: value }),
)

it('moves nothing below as it is left, so that what is pressed there is pressed', async () => {
  const screen = await render(
    <InlayRoot>
      <div style={{ inlineSize: '720px', display: 'grid', gap: '16px' }}>
        <MultiSelect label="Senders" options={options} selectAll />
        <Checkbox label="Sat" />
      </div>
    </InlayRoot>,
  )
  const field = screen.getByRole('combobox', { name: 'Senders' })
  await userEvent.click(field)
  await userEvent.click(screen.getByRole('option', { name: 'Select all' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
  const day = screen.getByRole('checkbox', { name: 'Sat' })
  const top = day.element().getBoundingClientRect().top
  await userEvent.click(day)
  await expect.element(day).toBeChecked()
  expect(day.element().getBoundingClientRect().top).toBe(top)
})
