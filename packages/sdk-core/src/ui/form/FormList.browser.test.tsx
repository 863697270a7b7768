import { useFieldArray } from 'react-hook-form'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'
import { Form } from './Form'
import { FormList } from './FormList'
import { FormTextField } from './FormTextField'
import { useInlayForm } from './use-inlay-form'

const Senders = z.object({ senders: z.array(z.object({ name: z.string() })) })

function SendersForm() {
  const form = useInlayForm({
    schema: Senders,
    defaultValues: { senders: [{ name: 'Theo' }, { name: 'Ines' }, { name: 'Maren' }] },
    onSubmit: () => undefined,
  })
  const { fields, remove } = useFieldArray({ control: form.methods.control, name: 'senders' })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormList name="senders" label="Senders">
          {fields.map(({ id, name }, index) => (
            <div key={id}>
              <FormTextField name={`senders.${index}.name`} label={`Sender ${index + 1}`} />
              <Button onClick={() => remove(index)}>Remove {name}</Button>
            </div>
          ))}
          <Button>Add a sender</Button>
        </FormList>
      </Form>
    </InlayRoot>
  )
}

it('leads on to the next entry from one that is removed, and from the last one to what adds another', async () => {
  await render(<SendersForm />)
  const focused = (name: string) => expect.element(page.getByRole('button', { name })).toHaveFocus()
  page.getByRole('button', { name: 'Remove Ines' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await focused('Remove Maren')
  await userEvent.keyboard('{Enter}')
  await focused('Add a sender')
  page.getByRole('button', { name: 'Remove Theo' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await focused('Add a sender')
})
