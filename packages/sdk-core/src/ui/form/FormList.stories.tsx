import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFieldArray } from 'react-hook-form'
import * as z from 'zod'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { Form } from './Form'
import { FormList, type FormListProps } from './FormList'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const Senders = z.object({ senders: z.array(z.object({ name: z.string().min(1) })).min(1) })

function SendersForm(props: FormListProps) {
  const form = useInlayForm({ schema: Senders, defaultValues: { senders: [] }, onSubmit: () => undefined })
  const { fields, append, remove } = useFieldArray({ control: form.methods.control, name: 'senders' })
  return (
    <Form form={form} style={{ maxInlineSize: 480 }}>
      <FormList {...props}>
        {fields.map(({ id }, index) => (
          <div key={id} style={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 8, alignItems: 'start' }}>
            <FormTextField
              labelHidden
              name={`senders.${index}.name`}
              label={`Sender ${index + 1}`}
              emptyError="Enter a name"
            />
            <Button aria-label={`Remove sender ${index + 1}`} onClick={() => remove(index)}>
              Remove
            </Button>
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

const meta = {
  title: 'Kit/FormList',
  component: FormList,
  args: { name: 'senders', label: 'Senders', emptyError: 'Add a sender', children: null },
  render: (args) => <SendersForm {...args} />,
} satisfies Meta<typeof FormList>

export default meta
type Story = StoryObj<typeof meta>

/** Empty where it may not be, the list itself says so, and focus goes there. */
export const Empty: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save senders' }))
    const list = canvas.getByRole('group', { name: /^Senders/ })
    await waitFor(() => expect(list).toHaveFocus())
    await expect(list).toHaveAccessibleDescription('Add a sender')
  },
}

/** What is wrong with an entry stands at its field; who adds one goes on in it. */
export const Filled: Story = {
  args: { hint: 'Each writes from an address of their own' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a sender' }))
    const first = await canvas.findByRole('textbox', { name: /^Sender 1/ })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('Maren Lindqvist')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a sender' }))
    await canvas.findByRole('textbox', { name: /^Sender 2/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Save senders' }))
    const second = canvas.getByRole('textbox', { name: /^Sender 2/ })
    await waitFor(() => expect(second).toHaveAccessibleDescription('Enter a name'))
    // Another one is not wrong before anybody has been in it; what is wrong stays so.
    await userEvent.click(canvas.getByRole('button', { name: 'Add a sender' }))
    const third = await canvas.findByRole('textbox', { name: /^Sender 3/ })
    await waitFor(() => expect(third).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await expect(third).toBeValid()
    await userEvent.type(third, 'Theo')
    await userEvent.clear(third)
    await userEvent.tab()
    await waitFor(() => expect(third).toHaveAccessibleDescription('Enter a name'))
    await expect(second).toHaveAccessibleDescription('Enter a name')
  },
}

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } }
