import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Checkbox } from '../checkbox/Checkbox'
import { InlayRoot } from '../root/InlayRoot'
import { TextField } from '../text-field/TextField'

it('is found by the words of its label alone, though it shows that it is required', async () => {
  const screen = await render(
    <InlayRoot>
      <TextField label="Name" required />
      <Checkbox label="I agree" required />
    </InlayRoot>,
  )
  await screen.getByLabelText('Name', { exact: true }).fill('Nordics')
  await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nordics')
  await screen.getByLabelText('I agree', { exact: true }).click()
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
  const [mark] = screen.container.querySelectorAll('.inlay-Field-required')
  expect(mark && getComputedStyle(mark, '::before').content).toBe('"*"')
  expect(mark?.getBoundingClientRect().width).toBeGreaterThan(0)
})
