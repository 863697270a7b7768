import type { Ref } from 'react'
import { useFieldArray } from 'react-hook-form'
import * as z from 'zod'
import type { Own, Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { Form } from './Form'
import { FormList } from './FormList'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const Senders = z.object({ senders: z.array(z.object({ name: z.string().min(1) })).min(1) })

const saved: number[] = []

interface SendersFormProps {
  readonly className: string
  readonly listRef: Ref<HTMLDivElement>
}

function SendersForm({ listRef, ...own }: SendersFormProps) {
  const form = useInlayForm({
    schema: Senders,
    defaultValues: { senders: [{ name: 'Maren Lindqvist' }] },
    onSubmit: ({ senders }) => void saved.push(senders.length),
    guard: false,
  })
  const { fields, append, remove } = useFieldArray({ control: form.methods.control, name: 'senders' })
  return (
    <Form form={form} style={{ maxInlineSize: 480 }}>
      <FormList {...own} ref={listRef} name="senders" label="Senders" emptyError="Add a sender">
        {fields.map(({ id }, index) => (
          <div key={id} style={{ display: 'flex', gap: 8, alignItems: 'end' }}>
            <FormTextField name={`senders.${index}.name`} label={`Sender ${index + 1}`} />
            <Button onClick={() => remove(index)}>Remove</Button>
          </div>
        ))}
        <Button onClick={() => append({ name: '' })}>Add a sender</Button>
      </FormList>
      <div>
        <SubmitButton>Save senders</SubmitButton>
      </div>
    </Form>
  )
}

export const specimen: Specimen = {
  name: 'FormList',
  slot: 'inlay-FormList',
  refTo: '.inlay-FormList-entries',
  render: ({ ref, ...own }: Own) => <SendersForm {...own} listRef={ref} />,
  async keyboard({ keys, find, focused, until }) {
    saved.length = 0
    await keys('{Tab}{Tab}{Tab}')
    const add = await find('button', 'Add a sender')
    await until('the button behind the entries has focus', () => focused() === add)
    await keys('{Enter}')
    const added = await find('textbox', 'Sender 2')
    await until('focus is in the new entry', () => focused() === added)
    await keys('{Enter}')
    await until('the entry is wrong without a name', () => added.getAttribute('aria-invalid') === 'true')
    await keys('Theo{Enter}')
    await until('it is saved', () => saved.join() === '2')
  },
}
