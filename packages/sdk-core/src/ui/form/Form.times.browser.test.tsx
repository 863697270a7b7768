import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { DatePicker } from '../date-picker/DatePicker'
import { InlayRoot } from '../root/InlayRoot'
import { TimeField } from '../time-field/TimeField'
import { Form } from './Form'
import { FormField } from './FormField'
import { useInlayForm } from './use-inlay-form'

const Opening = z.object({ from: z.string(), day: z.string() })

function OpeningForm() {
  const form = useInlayForm({
    schema: Opening,
    defaultValues: { from: '09:00', day: '2026-11-26' },
    onSubmit: () => Promise.resolve(),
    guard: false,
  })
  return (
    <InlayRoot>
      <Form form={form} aria-label="Opening">
        <FormField<string | null> name="from" label="From">
          {(field) => <TimeField {...field} value={field.value || null} />}
        </FormField>
        <FormField<string | null> name="day" label="Day">
          {(field) => <DatePicker {...field} value={field.value || null} />}
        </FormField>
      </Form>
    </InlayRoot>
  )
}

it.each([
  { role: 'spinbutton', name: 'From', typed: '5:30 pm' },
  { role: 'combobox', name: 'Day', typed: '2026-12-24' },
])('forgets that $name was empty as soon as it is left with something', async ({ role, name, typed }) => {
  const screen = await render(<OpeningForm />)
  const field = screen.getByRole(role, { name })
  for (const _ of ['once', 'again']) {
    await userEvent.clear(field)
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(field, typed)
    await userEvent.keyboard('{Tab}')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
  }
})
