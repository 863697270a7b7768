import { expect, it, vi } from 'vitest'
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

const launch = z.object({ start: z.iso.date().nullable(), at: z.string().nullable() })

function Launch({ onLeave }: { readonly onLeave: (go: boolean) => void }) {
  const form = useInlayForm({ schema: launch, defaultValues: { start: null, at: null }, onSubmit: () => undefined })
  return (
    <InlayRoot>
      <Form form={form} aria-label="Launch">
        <FormField<string | null> name="start" label="Start">
          {(field) => <DatePicker {...field} />}
        </FormField>
        <FormField<string | null> name="at" label="At">
          {(field) => <TimeField {...field} />}
        </FormField>
        <button type="button" onClick={() => void form.confirmLeave().then(onLeave)}>
          Leave
        </button>
      </Form>
    </InlayRoot>
  )
}

it.each([
  { role: 'combobox', name: 'Start', text: 'sometime in spring' },
  { role: 'spinbutton', name: 'At', text: '25:99' },
])('asks before text is left that $name cannot read', async ({ role, name, text }) => {
  const onLeave = vi.fn()
  const screen = await render(<Launch onLeave={onLeave} />)
  const form = screen.getByRole('form', { name: 'Launch' })
  const field = screen.getByRole(role, { name })
  const leave = screen.getByRole('button', { name: 'Leave' })
  await userEvent.fill(field, text)
  // Also before it is read: a window can be closed from within the field.
  await expect.element(form).toHaveAttribute('data-dirty')
  await userEvent.click(leave)
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  await vi.waitFor(() => expect(onLeave).toHaveBeenLastCalledWith(false))
  await expect.element(field).toHaveValue(text)

  await userEvent.clear(field)
  await userEvent.click(leave)
  await vi.waitFor(() => expect(onLeave).toHaveBeenLastCalledWith(true))
  await expect.element(form).not.toHaveAttribute('data-dirty')
})
