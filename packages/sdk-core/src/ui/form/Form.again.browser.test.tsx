import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { DatePicker } from '../date-picker/DatePicker'
import { InlayRoot } from '../root/InlayRoot'
import { Form } from './Form'
import { FormCheckboxGroup } from './FormCheckboxGroup'
import { FormField } from './FormField'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const launch = z
  .object({
    start: z.iso.date().nullable(),
    channels: z.array(z.string()),
    password: z.string(),
    again: z.string(),
  })
  .refine(({ password, again }) => password === again, { path: ['again'], message: 'Not the same' })

type Launch = z.input<typeof launch>

function LaunchForm({ onSubmit }: { readonly onSubmit?: (values: Launch) => void }) {
  const form = useInlayForm({
    schema: launch,
    defaultValues: { start: null, channels: ['mail'], password: '', again: '' },
    onSubmit: (values) => onSubmit?.(values),
    guard: false,
  })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormField<string | null> name="start" label="Start">
          {(field) => <DatePicker {...field} />}
        </FormField>
        <FormCheckboxGroup
          name="channels"
          label="Channels"
          options={[
            { value: 'mail', label: 'E-mail' },
            { value: 'post', label: 'Post' },
          ]}
        />
        <FormTextField name="password" label="Password" />
        <FormTextField name="again" label="Once more" />
        <SubmitButton>Save</SubmitButton>
        <button type="reset">Undo all</button>
        <button type="button" onClick={() => form.methods.reset()}>
          Begin again
        </button>
      </Form>
    </InlayRoot>
  )
}

it.each(['Begin again', 'Undo all'])(
  '“%s” takes back all that was filled in, also what could not be read',
  async (name) => {
    const onSubmit = vi.fn()
    const screen = await render(<LaunchForm onSubmit={onSubmit} />)
    const start = screen.getByRole('combobox', { name: 'Start' })
    const mail = screen.getByRole('checkbox', { name: 'E-mail' })
    await userEvent.fill(start, '31/31/2026')
    await userEvent.tab()
    await expect.element(start).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(screen.getByRole('textbox', { name: 'Password' }), 'opensesame')
    mail.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(mail).not.toBeChecked()

    await screen.getByRole('button', { name }).click()
    await expect.element(start).toHaveValue('')
    await expect.element(start).not.toHaveAttribute('aria-invalid')
    await expect.element(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('')
    await expect.element(mail).toBeChecked()
    await screen.getByRole('button', { name: 'Save' }).click()
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ start: null, channels: ['mail'], password: '', again: '' }),
    )
  },
)

it('takes back what was wrong with one field when another one makes it right', async () => {
  const screen = await render(<LaunchForm />)
  const again = screen.getByRole('textbox', { name: 'Once more' })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Password' }), 'x')
  await userEvent.fill(again, 'y')
  await userEvent.tab()
  await expect.element(again).toHaveAccessibleDescription('Not the same')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Password' }), 'y')
  await expect.element(again).not.toHaveAttribute('aria-invalid')
})
