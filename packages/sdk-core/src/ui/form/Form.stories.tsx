import { useState, type ComponentType } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { memoryNavigation } from '@inlay/sdk-core/testing'
import * as z from 'zod'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ApiError } from '../../errors/api-error'
import { useNavigation } from '../../react/hooks/use-navigation'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { CampaignForm, type CampaignFormProps } from './fixtures/CampaignForm'
import { UseInlayForm } from './fixtures/UseInlayForm'
import { Form } from './Form'
import { FormCheckbox } from './FormCheckbox'
import { FormCheckboxGroup } from './FormCheckboxGroup'
import { FormField } from './FormField'
import { FormList } from './FormList'
import { FormNumberField } from './FormNumberField'
import { FormRadioGroup } from './FormRadioGroup'
import { FormSwitch } from './FormSwitch'
import { FormTextArea } from './FormTextArea'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'
import { columns } from '../overview/fixtures/layout'

const onSubmit = fn<(values: Parameters<CampaignFormProps['onSubmit']>[0]) => Promise<void>>()
const onSaved = fn()

const meta = {
  title: 'Kit/Form',
  component: Form as unknown as ComponentType<CampaignFormProps>,
  subcomponents: {
    useInlayForm: UseInlayForm,
    FormField,
    FormList,
    FormTextField,
    FormTextArea,
    FormNumberField,
    FormCheckbox,
    FormCheckboxGroup,
    FormRadioGroup,
    FormSwitch,
    SubmitButton,
  },
  args: { onSubmit, onSaved },
  // They are the fixture's, and no props of the form.
  argTypes: { onSubmit: { table: { disable: true } }, onSaved: { table: { disable: true } } },
  // The page documents the form; what its stories show is one that uses all of it.
  render: (args) => <CampaignForm {...args} />,
  beforeEach() {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue()
    onSaved.mockReset()
  },
} satisfies Meta<CampaignFormProps>

export default meta
type Story = StoryObj<typeof meta>

/** Filled in by keys alone. What goes out is what the schema makes of it: trimmed, and without the address that was left empty. */
export const FilledIn: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('  Reefers  {Tab}{Tab}{Tab}{Tab}40{Tab}{Tab}{ }{Tab}{Tab}{Tab}{ }{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Warm' })).toBeChecked()
    await userEvent.keyboard('{Tab}{ArrowRight}{Tab}{ }{Tab}{ }{Tab}{Enter}')
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
    await expect(onSubmit).toHaveBeenCalledTimes(1)
    await expect(onSubmit).toHaveBeenLastCalledWith({
      name: 'Reefers',
      goal: '',
      perDay: 40,
      channels: ['email'],
      tone: 'warm',
      language: 'sv',
      weekends: true,
      consent: true,
    })
  },
}

/** The schema knows which fields are required. */
export const RequiredBySchema: Story = {
  async play({ canvas }) {
    for (const name of ['Name', 'Replies go to', 'Goal']) {
      const required = name === 'Name'
      const field = canvas.getByRole('textbox', { name: new RegExp(`^${name}`) })
      if (required) await expect(field).toBeRequired()
      else await expect(field).not.toBeRequired()
    }
    await expect(canvas.getByRole('spinbutton')).toBeRequired()
    await expect(canvas.getByRole('radiogroup', { name: /Tone/ })).toBeRequired()
    await expect(canvas.getByRole('radiogroup', { name: /Language/ })).not.toBeRequired()
    await expect(canvas.getByRole('checkbox', { name: /expect to hear/ })).toBeRequired()
  },
}

/** All that is wrong stands above, in people's words and in the order of the page; focus is on the first. */
export const Refused: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Enter a name')
    const summary = within(await canvas.findByRole('group', { name: '5 fields need another look' }))
    await expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Name Enter a name',
      'Messages a day Enter a number',
      'Channels Choose at least one',
      'Tone Choose an option',
      'These contacts expect to hear from us Tick this box to go on',
    ])
    const said = canvasElement.querySelector('[aria-live="polite"]')
    await waitFor(() => expect(said).toHaveTextContent('5 fields need another look'))
    await expect(onSubmit).not.toHaveBeenCalled()

    await userEvent.click(summary.getByRole('button', { name: /^Tone/ }))
    await expect(canvas.getByRole('radio', { name: 'Plain' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('group', { name: '4 fields need another look' })).toBeVisible())
    await userEvent.type(name, 'R')
    await waitFor(() => expect(name).toBeValid())
  },
}

/** A field speaks up when it is left wrong, not while it is filled in, and is silent as soon as it is right. */
export const CheckedWhenLeft: Story = {
  async play({ canvas, userEvent }) {
    const address = canvas.getByRole('textbox', { name: /^Replies/ })
    await userEvent.type(address, 'theo@brightwater')
    await expect(address).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(address).toBeInvalid())
    await expect(address).toHaveAccessibleDescription('Enter a full email address, like name@example.com')
    await userEvent.type(address, '.example')
    await waitFor(() => expect(address).toBeValid())
    await userEvent.click(canvas.getByRole('textbox', { name: /^Name/ }))
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeValid()
  },
}

/** A number that cannot be read is not saved as another one, nor as the one before; it stays to be mended. */
export const UnreadableNumber: Story = {
  args: { filled: true },
  async play({ canvas, userEvent }) {
    const number = canvas.getByRole('spinbutton')
    await userEvent.type(number, ' a day')
    const typed = (number as HTMLInputElement).value
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(number).toHaveFocus())
    await expect(number).toHaveValue(typed)
    await expect(number).toHaveAccessibleDescription(`“${typed}” cannot be read as a number`)
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(number, '{Backspace}'.repeat(' a day'.length))
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  },
}

/** What the server finds wrong lands on its field, however it names it; what belongs to none stands above. */
export const ServerErrors: Story = {
  args: { filled: true },
  async play({ canvas, userEvent }) {
    onSubmit.mockRejectedValueOnce(
      new ApiError({
        code: 'invalid',
        status: 422,
        title: 'The input is not valid',
        fields: [
          { field: 'updates.name', message: 'Another campaign has this name' },
          { field: '', message: 'The workspace has no sender yet' },
        ],
      }),
    )
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, ', north')
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Another campaign has this name'))
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Cold-chain shippers, north')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The workspace has no sender yet')
    await userEvent.type(name, ' of Oslo')
    await waitFor(() => expect(name).toBeValid())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** What could not be saved stays, with the reason and a way to try again. */
export const Failing: Story = {
  args: { filled: true },
  async play({ canvas, userEvent }) {
    onSubmit.mockRejectedValueOnce(
      new ApiError({ code: 'unavailable', status: 503, title: 'Unavailable', detail: 'The server is being updated.' }),
    )
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, ', north{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is being updated.')
    await expect(name).toHaveValue('Cold-chain shippers, north')
  },
}

/** Busy, it takes no second submission, by button or by Enter. What is typed meanwhile is not taken for saved. */
export const Slow: Story = {
  args: { filled: true },
  async play({ canvas, userEvent }) {
    let answer = () => {}
    onSubmit.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    const form = name.closest('form')
    await userEvent.type(name, '!{Enter}{Enter}')
    const button = await waitFor(() => canvas.getByRole('button', { name: 'Save settings', busy: true }))
    await userEvent.click(button)
    await userEvent.type(name, '?')
    await expect(onSubmit).toHaveBeenCalledTimes(1)
    answer()
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
    await expect(name).toHaveValue('Cold-chain shippers!?')
    await expect(form).toHaveAttribute('data-dirty')
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(form).not.toHaveAttribute('data-dirty'))
  },
}

function WithWayOut(props: CampaignFormProps) {
  const navigation = useNavigation()
  const [at, setAt] = useState('detail')
  const go = () => {
    navigation.subscribe(() => setAt('home'))
    navigation.push({ name: 'campaigns.home', params: {} })
  }
  return (
    <div style={columns(1, 240)}>
      <p>At {at}</p>
      <div>
        <Button onClick={go}>Go home</Button>
      </div>
      <CampaignForm {...props} onSaved={() => props.onSaved?.({} as never)} />
    </div>
  )
}

/** With something unsaved in it, leaving asks; once it is saved, nobody is asked. */
export const Guarded: Story = {
  args: { filled: true },
  render: (args) => <WithWayOut {...args} />,
  parameters: { inlay: { navigation: memoryNavigation({ name: 'campaigns.detail', params: {} }) } },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Go home' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay' }))
    await expect(canvas.getByText('At detail')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go home' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and leave' }))
    await waitFor(() => expect(canvas.getByText('At home')).toBeVisible())
    await expect(onSubmit).toHaveBeenCalledTimes(1)
  },
}

/** What begins something is not done on the way out: leaving offers to stay, or to give it up. */
export const GuardedAct: Story = {
  ...Guarded,
  args: { filled: true, saves: false },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Go home' }))
    const question = await canvas.findByRole('alertdialog', { name: 'Leave without finishing?' })
    await expect(question).toHaveAccessibleDescription('What you filled in here will be lost.')
    await expect(canvas.queryByRole('button', { name: 'Save and leave' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.getByText('At home')).toBeVisible())
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

/** What cannot be saved is not left: focus goes to what is wrong. */
export const SavingFirstRefused: Story = {
  ...Guarded,
  async play({ canvas, userEvent }) {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Go home' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and leave' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Enter a name')
    await expect(canvas.getByText('At detail')).toBeVisible()
  },
}

/** Going on from where it is saved asks nothing. */
export const GoingOnWhenSaved: Story = {
  parameters: { inlay: { navigation: memoryNavigation({ name: 'campaigns.detail', params: {} }) } },
  args: { filled: true },
  render: function GoingOnWhenSaved(args) {
    const navigation = useNavigation()
    const [at, setAt] = useState('detail')
    return (
      <div style={columns(1, 240)}>
        <p>At {at}</p>
        <CampaignForm
          {...args}
          onSaved={() => {
            navigation.subscribe(() => setAt('home'))
            navigation.push({ name: 'campaigns.home', params: {} })
          }}
        />
      </div>
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), '!{Enter}')
    await waitFor(() => expect(canvas.getByText('At home')).toBeVisible())
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

const Rename = z.object({ name: z.string().trim().min(1) })

/** The button may stand elsewhere: in the foot of a dialog, which asks before it closes. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: function InADialog() {
    const [open, setOpen] = useState(true)
    const form = useInlayForm({
      schema: Rename,
      defaultValues: { name: 'Cold-chain' },
      onSubmit: () => onSubmit({} as never),
      onSaved: () => setOpen(false),
    })
    const close = async () => {
      if (await form.confirmLeave()) setOpen(false)
    }
    return (
      <Dialog
        open={open}
        onOpenChange={() => void close()}
        title="Rename campaign"
        size="small"
        footer={
          <>
            <Button onClick={() => void close()}>Cancel</Button>
            <SubmitButton form={form}>Rename</SubmitButton>
          </>
        }
      >
        <Form form={form}>
          <FormTextField name="name" label="Name" />
        </Form>
      </Dialog>
    )
  },
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('textbox')
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a value'))
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Reefers')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Filled: Story = { args: { filled: true } }

export const Dark: Story = { ...Refused, play: refuse, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Refused, play: refuse, globals: { direction: 'rtl' } }

/** What forms say comes out of the catalogue, except what the form itself is given. */
export const PseudoLocale: Story = {
  globals: { locale: 'pseudo' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(/^\[Éñţéŕ å ñûɱƀéŕ/))
  },
}

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = () => canvasElement.querySelector('[data-inlay-host]')?.shadowRoot
    await waitFor(() => expect(root()?.querySelector('form')).toBeTruthy())
    const inside = within(root()?.querySelector('[data-inlay-root]') as unknown as HTMLElement)
    await userEvent.click(inside.getByRole('button', { name: 'Save settings' }))
    const name = inside.getByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(root()?.activeElement).toBe(name))
    await userEvent.click(await inside.findByRole('button', { name: /^Tone/ }))
    await expect(root()?.activeElement).toBe(inside.getByRole('radio', { name: 'Plain' }))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(inside.getByRole('group', { name: /^4 fields/ })).toBeVisible())
  },
}

async function refuse({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }))
  await expect(await canvas.findByRole('group', { name: '5 fields need another look' })).toBeVisible()
}
