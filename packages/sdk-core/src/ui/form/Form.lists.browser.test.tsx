import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { useFieldArray } from 'react-hook-form'
import { ApiError } from '../../errors/api-error'
import type { FieldError } from '../../errors/problem'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'
import { TagInput } from '../tag-input/TagInput'
import { Form } from './Form'
import { FormField } from './FormField'
import { FormList } from './FormList'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const refusal = (...fields: readonly FieldError[]) =>
  new ApiError({ code: 'invalid', status: 422, title: 'Invalid', fields })

const mailing = z.object({ tags: z.array(z.email()) })

function Mailing({ tags, refused }: { readonly tags: string[]; readonly refused?: ApiError }) {
  const form = useInlayForm({
    schema: mailing,
    defaultValues: { tags },
    onSubmit: () => (refused ? Promise.reject(refused) : undefined),
    guard: false,
  })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormField<readonly string[]> name="tags" label="Recipients">
          {(field) => <TagInput {...field} />}
        </FormField>
        <SubmitButton>Save</SubmitButton>
      </Form>
    </InlayRoot>
  )
}

const marked = (container: Element) =>
  [...container.querySelectorAll('.inlay-Tag[data-invalid]')].map((tag) => tag.textContent)

it('marks the entries of a list that are wrong, and says of each what it is', async () => {
  const screen = await render(<Mailing tags={['a@example.com', 'nope', 'toString']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const field = screen.getByRole('textbox', { name: 'Recipients' })
  await expect.element(field).toHaveAccessibleDescription(/Enter a full email address/)
  const words = 'Enter a full email address, like name@example.com'
  expect(marked(screen.container)).toEqual([`nope${words}`, `toString${words}`])

  await userEvent.click(screen.getByRole('button', { name: 'Remove nope' }))
  await expect.poll(() => marked(screen.container)).toEqual([`toString${words}`])
  await userEvent.click(screen.getByRole('button', { name: 'Remove toString' }))
  await expect.poll(() => marked(screen.container)).toEqual([])
  await expect.element(field).toBeValid()
})

it('says all that a server has found wrong with a list, at the list and at its entries', async () => {
  const refused = refusal(
    { field: 'tags.0', message: 'Nobody lives there' },
    { field: 'tags.2', message: 'This one has opted out' },
    { field: 'tags', message: 'All are of one domain' },
  )
  const tags = ['a@example.com', 'b@example.com', 'c@example.com']
  const screen = await render(<Mailing tags={tags} refused={refused} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const field = screen.getByRole('textbox', { name: 'Recipients' })
  await expect
    .element(field)
    .toHaveAccessibleDescription('Nobody lives there This one has opted out All are of one domain')
  expect(marked(screen.container)).toEqual(['a@example.comNobody lives there', 'c@example.comThis one has opted out'])
})

const team = z.object({ contacts: z.array(z.object({ email: z.string() })).min(1) })

interface TeamProps {
  readonly emails: readonly string[]
  readonly refused?: ApiError
}

function Team({ emails, refused }: TeamProps) {
  const form = useInlayForm({
    schema: team,
    defaultValues: { contacts: emails.map((email) => ({ email })) },
    onSubmit: () => (refused ? Promise.reject(refused) : undefined),
    guard: false,
  })
  const { fields, append, remove } = useFieldArray({ control: form.methods.control, name: 'contacts' })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormList name="contacts" label="Contacts" emptyError="Add somebody">
          {fields.map(({ id }, index) => (
            <div key={id}>
              <FormTextField name={`contacts.${index}.email`} label={`Email ${index + 1}`} />
              <Button onClick={() => remove(index)}>Remove {index + 1}</Button>
            </div>
          ))}
          <Button onClick={() => append({ email: '' })}>Add a contact</Button>
        </FormList>
        <SubmitButton>Save</SubmitButton>
      </Form>
    </InlayRoot>
  )
}

it('leaves what a server said of the other entries with them when one goes or comes', async () => {
  const refused = refusal(
    { field: 'contacts', message: 'These do not belong together' },
    { field: 'contacts.1.email', message: 'Has left the company' },
    { field: 'contacts.2.email', message: 'Is on holiday' },
  )
  const screen = await render(<Team emails={['a', 'b', 'c']} refused={refused} />)
  const email = (number: number) => screen.getByRole('textbox', { name: `Email ${number}` })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(email(2)).toHaveAccessibleDescription('Has left the company')
  await expect.element(email(3)).toHaveAccessibleDescription('Is on holiday')
  await expect
    .element(screen.getByRole('group', { name: 'Contacts' }))
    .toHaveAccessibleDescription('These do not belong together')

  await userEvent.click(screen.getByRole('button', { name: 'Remove 1' }))
  await expect.element(email(3)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add a contact' }))
  await expect.element(email(3)).toBeVisible()
  await expect.element(email(1)).toHaveAccessibleDescription('Has left the company')
  await expect.element(email(2)).toHaveAccessibleDescription('Is on holiday')
  await expect.element(email(3)).toBeValid()

  await userEvent.fill(email(1), 'd')
  await expect.element(email(1)).toBeValid()
  await expect.element(email(2)).toHaveAccessibleDescription('Is on holiday')
})

it('leads to a list that is empty and may not be', async () => {
  const screen = await render(<Team emails={['a']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const list = screen.getByRole('group', { name: 'Contacts' })
  await expect.element(list).toHaveFocus()
  await expect.element(list).toHaveAccessibleDescription('Add somebody')

  await userEvent.click(screen.getByRole('button', { name: 'Add a contact' }))
  await expect.element(list).toHaveAccessibleDescription('Required')
})
