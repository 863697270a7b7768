import type { Ref } from 'react'
import * as z from 'zod'
import type { Own, Specimen } from '../../../../../suites/specimen'
import { TextField } from '../text-field/TextField'
import { Form } from './Form'
import { FormCheckbox } from './FormCheckbox'
import { FormCheckboxGroup } from './FormCheckboxGroup'
import { FormField } from './FormField'
import { FormNumberField } from './FormNumberField'
import { FormRadioGroup } from './FormRadioGroup'
import { FormSwitch } from './FormSwitch'
import { FormTextArea } from './FormTextArea'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const Settings = z.object({
  name: z.string().min(1),
  goal: z.string().optional(),
  sender: z.string().optional(),
  perDay: z.number().min(1),
  channels: z.array(z.string()),
  tone: z.string(),
  weekends: z.boolean(),
  consent: z.literal(true),
})

const saved: string[] = []

interface SettingsFormProps {
  readonly className: string
  readonly formRef: Ref<HTMLFormElement>
}

function SettingsForm({ formRef, ...own }: SettingsFormProps) {
  const form = useInlayForm({
    schema: Settings,
    defaultValues: { name: '', goal: '', sender: '', channels: ['email'], tone: 'plain', weekends: false },
    onSubmit: ({ name, perDay }) => void saved.push(`${name} ${perDay}`),
    guard: false,
  })
  return (
    <Form {...own} form={form} ref={formRef} style={{ maxInlineSize: 480 }}>
      <FormTextField name="name" label="Name" emptyError="Enter a name" />
      <FormTextArea name="goal" label="Goal" optional minRows={2} />
      <FormField name="sender" label="Sender" optional>
        {(field) => <TextField {...field} hint="A field of any kind" />}
      </FormField>
      <FormNumberField name="perDay" label="Messages a day" />
      <FormCheckboxGroup
        name="channels"
        label="Channels"
        orientation="horizontal"
        options={[
          { value: 'email', label: 'Email' },
          { value: 'phone', label: 'Phone' },
        ]}
      />
      <FormRadioGroup
        name="tone"
        label="Tone"
        options={[
          { value: 'plain', label: 'Plain' },
          { value: 'warm', label: 'Warm' },
        ]}
      />
      <FormSwitch name="weekends" label="Send on weekends too" />
      <FormCheckbox name="consent" label="These contacts expect to hear from us" />
      <div>
        <SubmitButton>Save settings</SubmitButton>
      </div>
    </Form>
  )
}

export const specimen: Specimen = {
  name: 'Form',
  with: [
    'FormCheckbox',
    'FormCheckboxGroup',
    'FormField',
    'FormNumberField',
    'FormRadioGroup',
    'FormSwitch',
    'FormTextArea',
    'FormTextField',
    'SubmitButton',
  ],
  slot: 'inlay-Form',
  render: ({ ref, ...own }: Own) => <SettingsForm {...own} formRef={ref} />,
  async keyboard({ keys, find, focused, until }) {
    saved.length = 0
    await keys('{Tab}{Enter}')
    const name = await find('textbox', 'Name')
    await until('focus is on the first field that is wrong', () => focused() === name)
    await find('group', '3 fields need another look')
    await keys('Reefers{Tab}{Tab}{Tab}40{Tab}{Tab}{Tab}{Tab}{Tab} {Tab}')
    const save = await find('button', 'Save settings')
    await until('the button is the last stop', () => focused() === save)
    await keys('{Enter}')
    await until('it is saved', () => saved.join() === 'Reefers 40')
    await keys('{Enter}')
    await until('and again when asked again', () => saved.length === 2)
  },
}
