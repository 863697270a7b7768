import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { DatePicker } from '../date-picker/DatePicker'
import { ApiError } from '../../errors/api-error'
import { InlayRoot } from '../root/InlayRoot'
import { Form } from './Form'
import { FormField } from './FormField'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { TagInput } from '../tag-input/TagInput'
import { TimeField } from '../time-field/TimeField'
import { useInlayForm, type InlayFormOptions } from './use-inlay-form'

const schema = z.object({ name: z.string().min(1), place: z.string().min(1) })

function Settings() {
  const form = useInlayForm({
    schema,
    defaultValues: { name: 'Nordics', place: 'Oslo' },
    onSubmit: () => undefined,
    guard: false,
  })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormTextField name="name" label="Name" emptyError="Enter a name." />
        <FormTextField name="place" label="Place" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </InlayRoot>
  )
}

// Without `act` around them, as in a page: what React renders together is not the same.
it('takes focus to the first wrong field, the first time too', async () => {
  const screen = await render(<Settings />)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Place' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid()
})

it('says what is wrong with a field that was emptied, when it is left', async () => {
  const screen = await render(<Settings />)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.tab()
  await expect.element(screen.getByText('Enter a name.')).toBeVisible()
})

const plan = z.object({ start: z.iso.date().nullable(), at: z.string().nullable(), steps: z.array(z.email()).min(1) })

interface PlanProps {
  readonly steps?: string[]
  readonly onSubmit: InlayFormOptions<typeof plan>['onSubmit']
}

function Plan({ steps = ['good@example.com', 'nope'], onSubmit }: PlanProps) {
  const form = useInlayForm({
    schema: plan,
    defaultValues: { start: '2026-12-24', at: null, steps },
    onSubmit,
    guard: false,
  })
  return (
    <InlayRoot>
      <Form form={form}>
        <FormField<string | null> name="start" label="Start">
          {(field) => <DatePicker {...field} />}
        </FormField>
        <FormField<string | null> name="at" label="At">
          {(field) => <TimeField {...field} />}
        </FormField>
        <FormField<readonly string[]> name="steps" label="Steps">
          {(field) => <TagInput {...field} />}
        </FormField>
        <SubmitButton>Save</SubmitButton>
      </Form>
    </InlayRoot>
  )
}

it('saves nothing in place of a date or time that nobody could read', async () => {
  const onSubmit = vi.fn()
  const screen = await render(<Plan onSubmit={onSubmit} />)
  const start = screen.getByRole('combobox', { name: 'Start' })
  await userEvent.fill(start, '2/30/2026')
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'At' }), '25:99')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(start).toHaveFocus()
  for (const [label, sentence] of [
    ['Start', 'There is no such day.'],
    ['At', 'Enter a time such as'],
  ])
    await expect.element(screen.getByRole('button', { name: `${label} ${sentence}` })).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('brings what is wrong in a list to the field that shows the list', async () => {
  const onSubmit = vi.fn()
  const screen = await render(<Plan onSubmit={onSubmit} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const steps = screen.getByRole('textbox', { name: 'Steps' })
  await expect.element(steps).toHaveFocus()
  await expect.element(steps).toHaveAccessibleDescription(/Enter a full email address/)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('brings what a server finds wrong in a list there too', async () => {
  const refused = new ApiError({
    code: 'invalid',
    status: 422,
    title: 'Invalid',
    fields: [{ field: 'steps.0', message: 'Nobody lives there' }],
  })
  const screen = await render(<Plan steps={['good@example.com']} onSubmit={() => Promise.reject(refused)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('textbox', { name: 'Steps' })).toHaveAccessibleDescription('Nobody lives there')
})
