import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { DatePicker } from '../date-picker/DatePicker'
import { InlayRoot } from '../root/InlayRoot'
import { Form } from './Form'
import { FormField } from './FormField'
import { FormNumberField } from './FormNumberField'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const schema = z.object({ name: z.string().min(1), seats: z.number(), start: z.iso.date().nullable() })
const values = { name: 'Nordics', seats: 4, start: '2026-12-24' }

function Plan({ onSubmit, onCancel }: { readonly onSubmit: () => void; readonly onCancel: () => void }) {
  const form = useInlayForm({ schema, defaultValues: values, onSubmit, guard: false })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormNumberField name="seats" label="Seats" />
        <FormField<string | null> name="start" label="Start">
          {(field) => <DatePicker {...field} />}
        </FormField>
        <FormTextField name="name" label="Name" />
        <SubmitButton>Save</SubmitButton>
      </Form>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </InlayRoot>
  )
}

const show = async () => {
  const [onSubmit, onCancel] = [vi.fn(), vi.fn()]
  return { onSubmit, onCancel, screen: await render(<Plan onSubmit={onSubmit} onCancel={onCancel} />) }
}

const wrong = [
  { field: page.getByRole('textbox', { name: 'Name' }), text: '', sentence: 'Enter a value' },
  { field: page.getByRole('spinbutton', { name: 'Seats' }), text: 'four', sentence: 'cannot be read as a number' },
  { field: page.getByRole('combobox', { name: 'Start' }), text: 'soon', sentence: 'Enter a date such as' },
]

it.each(wrong)('takes a press that leaves a field with something wrong in it: $sentence', async (each) => {
  const { onCancel, screen } = await show()
  await userEvent.fill(each.field, each.text)
  const button = screen.getByRole('button', { name: 'Cancel' })
  const before = button.element().getBoundingClientRect().top
  await userEvent.click(button)
  expect(onCancel).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByText(each.sentence)).toBeVisible()
  expect(button.element().getBoundingClientRect().top).toBeGreaterThan(before)
})

it('takes a press after the last wrong field was mended and the list of them goes', async () => {
  const { onSubmit, screen } = await show()
  const start = screen.getByRole('combobox', { name: 'Start' })
  const seats = screen.getByRole('spinbutton', { name: 'Seats' })
  await userEvent.fill(start, 'soon')
  await userEvent.fill(seats, 'four')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('group', { name: /2 fields/ })).toBeVisible()
  await userEvent.fill(seats, '4')
  await userEvent.fill(start, '12/24/2026')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

it('says what is wrong with a field that Tab leaves for a button', async () => {
  const { screen } = await show()
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  await expect.element(screen.getByText('Enter a value')).toBeVisible()
})
