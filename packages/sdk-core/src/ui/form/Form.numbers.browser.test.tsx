import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { Form } from './Form'
import { FormNumberField } from './FormNumberField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const offer = z.object({ price: z.number().min(1), seats: z.int() })

function Offer({ onSubmit }: { readonly onSubmit: (values: z.output<typeof offer>) => void }) {
  const form = useInlayForm({ schema: offer, defaultValues: { price: 2, seats: 4 }, onSubmit, guard: false })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormNumberField name="price" label="Price" />
        <FormNumberField name="seats" label="Seats" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </InlayRoot>
  )
}

it('keeps the digits of a number that need not be whole, and says so where one is made whole', async () => {
  const onSubmit = vi.fn()
  const screen = await render(<Offer onSubmit={onSubmit} />)
  const price = screen.getByRole('spinbutton', { name: 'Price' })
  const seats = screen.getByRole('spinbutton', { name: 'Seats' })
  await userEvent.fill(price, '1234567.25')
  await userEvent.fill(seats, '12.5')
  await userEvent.tab()
  await expect.element(price).toHaveValue('1,234,567.25')
  await expect.element(seats).toHaveAccessibleDescription('Rounded to 13')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ price: 1_234_567.25, seats: 13 }))
})
