import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { Form } from './Form'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const account = z.object({ password: z.string().min(1), name: z.string().min(1), hidden: z.string() })

function Account() {
  const form = useInlayForm({
    schema: account,
    defaultValues: { password: '', name: '' },
    onSubmit: vi.fn(),
    guard: false,
  })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormTextField name="name" label="Name" />
        <FormTextField name="password" label="Password" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </InlayRoot>
  )
}

it('lists what is wrong as it stands on the screen, whatever the order of the schema, and last what has no field', async () => {
  const screen = await render(<Account />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  const list = screen.getByRole('group', { name: '3 fields need another look' })
  await expect.element(list).toBeVisible()
  const lines = [...list.element().querySelectorAll('li')].map((line) => line.textContent)
  expect(lines).toEqual(['Name Enter a value', 'Password Enter a value', 'Enter a value'])
})

it('shows that its lines can be pressed, and leads to their fields', async () => {
  const screen = await render(<Account />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const line = screen.getByRole('button', { name: 'Password Enter a value' })
  const label = line.element().querySelector('b') as HTMLElement
  expect(getComputedStyle(label).textDecorationLine).toBe('underline')
  expect(getComputedStyle(line.element()).cursor).toBe('pointer')
  await userEvent.click(line)
  await expect.element(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus()
})

it('takes focus to the list where nothing in it has a field', async () => {
  const screen = await render(<Account />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Nordics')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Password' }), 'open sesame')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('group', { name: '1 field needs another look' })).toHaveFocus()
})
