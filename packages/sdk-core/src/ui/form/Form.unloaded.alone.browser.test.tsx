import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { ApiError } from '../../errors/api-error'
import { InlayRoot } from '../root/InlayRoot'
import { Form } from './Form'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const network = vi.hoisted(() => {
  let bring = () => {}
  const brought = new Promise<void>((resolve) => (bring = resolve))
  return { brought, bring }
})
vi.mock('./ProblemReport', async (original) => {
  await network.brought
  return original()
})

function Rename() {
  const form = useInlayForm({
    schema: z.object({ name: z.string() }),
    defaultValues: { name: 'Nordics' },
    onSubmit: () => Promise.reject(new ApiError({ code: 'unavailable', status: 503, title: 'The server is away.' })),
    guard: false,
  })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormTextField name="name" label="Name" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </InlayRoot>
  )
}

it('says why it could not be saved even if what shows it well has not come yet', async () => {
  const screen = await render(<Rename />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This could not be saved. What you entered is still here.')
  network.bring()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
