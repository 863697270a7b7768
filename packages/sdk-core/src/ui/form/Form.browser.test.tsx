import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { Form } from './Form'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const schema = z.object({ name: z.string().min(1), place: z.string().min(1) })

function Settings() {
  const form = useInlayForm({
    schema,
    defaultValues: { name: 'Nordics', place: 'Oslo' },
    onSubmit: () => undefined,
    guard: false,
  })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormTextField name="name" label="Name" emptyError="Enter a name." />
        <FormTextField name="place" label="Place" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </InlayRoot>
  )
}

// Without `act` around them, as in a page: what React renders together is not the same.
it('takes focus to the first wrong field, the first time too', async () => {
  const screen = await render(<Settings />)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Place' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid()
})

it('says what is wrong with a field that was emptied, when it is left', async () => {
  const screen = await render(<Settings />)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.tab()
  await expect.element(screen.getByText('Enter a name.')).toBeVisible()
})
