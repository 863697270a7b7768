import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { Form } from '../form/Form'
import { FormField } from '../form/FormField'
import { useInlayForm } from '../form/use-inlay-form'
import { InlayRoot } from '../root/InlayRoot'
import { TagInput } from './TagInput'

const field = page.getByRole('textbox', { name: 'Keywords' })

it('puts what is pasted in the place of what was selected', async () => {
  await render(
    <InlayRoot>
      <TagInput label="Keywords" />
    </InlayRoot>,
  )
  await userEvent.fill(field, 'ice')
  const input = field.element() as HTMLInputElement
  input.select()
  const data = new DataTransfer()
  data.setData('text', 'reefers, dairy')
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(page.getByRole('button', { name: 'Remove dairy' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove reefers' })).toBeVisible()
  await expect.element(page.getByText('ice')).not.toBeInTheDocument()
})

function Keywords() {
  const form = useInlayForm({
    schema: z.object({ keywords: z.array(z.string()) }),
    defaultValues: { keywords: [] },
    onSubmit: () => undefined,
  })
  return (
    <InlayRoot>
      <Form form={form} aria-label="Words">
        <FormField<readonly string[]> name="keywords" label="Keywords">
          {(bound) => <TagInput {...bound} />}
        </FormField>
      </Form>
    </InlayRoot>
  )
}

it('lets a form hold what is typed and no tag yet', async () => {
  await render(<Keywords />)
  const form = page.getByRole('form')
  await userEvent.fill(field, 'reef')
  await expect.element(form).toHaveAttribute('data-dirty')
  await userEvent.clear(field)
  await expect.element(form).not.toHaveAttribute('data-dirty')
})
