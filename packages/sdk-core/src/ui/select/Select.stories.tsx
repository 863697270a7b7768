import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, ListFilter, Mail, Send, Sparkles } from 'lucide-react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Avatar } from '../avatar/Avatar'
import type { ListOptions } from '../listbox/list-option'
import { Select, type SelectProps } from './Select'
import { columns } from '../overview/fixtures/layout'

const providers: ListOptions = [
  { value: 'smartlead', label: 'Smartlead', icon: Send, description: 'Sends through your own mailboxes' },
  { value: 'outreach', label: 'Outreach', icon: Mail, disabledReason: 'Connect it in the settings first' },
  { value: 'salesloft', label: 'Salesloft', icon: Building2 },
  { value: 'sendgrid', label: 'SendGrid', icon: Mail },
]

const agents: ListOptions = [
  { value: 'expert', label: 'Marketing Expert' },
  { value: 'simple', label: 'Marketing Expert (Simple)' },
]

const countries: ListOptions = [
  { value: 'any', label: 'Any country' },
  {
    label: 'Nordics',
    options: [
      { value: 'dk', label: 'Denmark' },
      { value: 'fi', label: 'Finland' },
      { value: 'no', label: 'Norway' },
      { value: 'se', label: 'Sweden' },
    ],
  },
  {
    label: 'Benelux',
    options: [
      { value: 'be', label: 'Belgium' },
      { value: 'lu', label: 'Luxembourg' },
      { value: 'nl', label: 'Netherlands' },
    ],
  },
]

const people: ListOptions = ['Maren Lindqvist', 'Theo Okafor', 'Sofía Aldana', 'Amélie Bouchard'].map((name) => ({
  value: name,
  label: name,
  start: <Avatar name={name} size={20} />,
}))

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: {
    label: 'Provider',
    placeholder: 'Choose a provider',
    options: providers,
    onValueChange: fn(),
    onOpenChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['wide'] === true ? 760 : 280, minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const ByPointer: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Provider' })
    await expect(field).toHaveTextContent('Choose a provider')
    await userEvent.click(field)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'pressed' })
    const list = await canvas.findByRole('listbox', { name: 'Provider' })
    await userEvent.click(within(list).getByRole('option', { name: 'Outreach' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(within(list).getByRole('option', { name: 'Salesloft' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('salesloft', { reason: 'selected' })
    await expect(field).toHaveTextContent('Salesloft')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()

    await userEvent.click(field)
    await expect(canvas.getByRole('option', { name: 'Salesloft' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(field)
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.click(field)
    await userEvent.click(canvasElement)
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside-press' })
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  },
}

export const ByKeyboard: Story = {
  args: { options: countries, label: 'Country', placeholder: undefined },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    const active = () =>
      within(canvas.getByRole('listbox'))
        .getAllByRole('option')
        .find((option) => option.id === field.getAttribute('aria-activedescendant'))
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveAccessibleName('Any country')
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toHaveAccessibleName('Any country')
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(active()).toHaveAccessibleName('Netherlands')
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dk', { reason: 'selected' })
    await expect(field).toHaveTextContent('Denmark')

    await userEvent.keyboard(' ')
    await expect(active()).toHaveAccessibleName('Denmark')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(field).toHaveTextContent('Denmark')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowDown} ')
    await expect(field).toHaveTextContent('Finland')
    await userEvent.keyboard('{Enter}{ArrowDown}{Tab}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('no', { reason: 'selected' })
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'tab' })
    await expect(field).not.toHaveFocus()
  },
}

/** Letters open the list and lead to what begins with them; the same one again leads on. */
export const Typeahead: Story = {
  args: { options: countries, label: 'Country' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    field.focus()
    await userEvent.keyboard('n')
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveTextContent('Norway')
    await userEvent.keyboard('{Enter}n{Enter}')
    await expect(field).toHaveTextContent('Netherlands')
    await userEvent.keyboard('{Escape}')
  },
}

/** Taken back by its button, by Delete and by Backspace. */
export const Clearable: Story = {
  args: { clearable: true, defaultValue: 'salesloft' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Provider' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'cleared' })
    await expect(field).toHaveTextContent('Choose a provider')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear Provider' })).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Enter}{Delete}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
    await expect(field).toHaveTextContent('Choose a provider')
  },
}

/** What cannot be chosen now is still there, and says why. */
export const DisabledOption: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    const option = canvas.getByRole('option', { name: 'Outreach' })
    await expect(option).toHaveAccessibleDescription('Connect it in the settings first')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', option.id)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
  },
}

export const Groups: Story = {
  args: { options: countries, label: 'Country', defaultValue: 'se' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    const group = canvas.getByRole('group', { name: 'Benelux' })
    await expect(within(group).getAllByRole('option')).toHaveLength(3)
  },
}

export const People: Story = {
  args: { options: people, label: 'Owner', defaultValue: 'Theo Okafor' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Sofía Aldana' })).toBeVisible())
  },
}

export const Loading: Story = {
  args: { options: [], optionsState: 'loading' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible())
    await expect(canvas.getByRole('listbox', { hidden: true })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Tried again by pointer or by Enter, while focus stays where it is. */
export const Failed: Story = {
  args: { optionsState: 'failed', onRetry: fn() },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Could not be loaded')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('option', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
  },
}

export const Empty: Story = {
  args: { options: [] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByText('Nothing to choose from')).toBeVisible())
  },
}

/** Controlled: what is shown is what is given. */
export const Controlled: Story = {
  args: { value: 'salesloft' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('option', { name: 'SendGrid' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sendgrid', { reason: 'selected' })
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Salesloft')
  },
}

const nothing = () => undefined

export const States: Story = {
  parameters: { wide: true },
  render: () => (
    <div style={{ ...columns(3, 240), maxInlineSize: 900 }}>
      <Select label="Select" required placeholder="Choose a provider" options={providers} />
      <Select label="With an icon" options={providers} defaultValue="smartlead" clearable />
      <Select label="Disabled" options={providers} defaultValue="salesloft" disabled />
      <Select label="Only to read" options={providers} defaultValue="salesloft" readOnly />
      <Select label="Wrong" options={agents} error="Choose who writes" />
      <Select label="Agent" options={agents} defaultValue="expert" hint="Who writes the first draft" optional />
      <Select label="Compact" size="compact" options={agents} defaultValue="expert" />
      <Select label="Large" size="large" options={people} defaultValue="Maren Lindqvist" />
      <Select
        label="Filter"
        labelHidden
        variant="quiet"
        size="compact"
        icon={ListFilter}
        options={countries}
        defaultValue="any"
      />
    </div>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const CompactDensity: Story = { ...States, globals: { density: 'compact' } }

/** Open, to be looked at. */
export const Open: Story = {
  args: { options: agents, defaultValue: 'expert', label: 'Agent', icon: Sparkles },
  play: openIt,
}

export const OpenDark: Story = {
  ...Open,
  args: { options: countries, defaultValue: 'no', label: 'Country' },
  globals: { theme: 'dark' },
}

export const OpenRightToLeft: Story = {
  ...Open,
  args: { options: providers, defaultValue: 'smartlead' },
  globals: { direction: 'rtl' },
}

async function openIt({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('combobox'))
  await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
}

export const LongText: Story = {
  args: {
    defaultValue: 'a',
    clearable: true,
    options: [
      { value: 'a', label: 'Kühlketten-Spediteure Nordeuropa, Beschaffung und Transportleitung', icon: Building2 },
      {
        value: 'b',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsvereinigung e. V.',
        description: 'A long description that says what it is, and why one might want to choose it over the others',
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <Select {...args} />
    </div>
  ),
  play: openIt,
}

/** Of very many only those in sight are there. */
export const Thousands: Story = {
  args: {
    label: 'Carrier',
    defaultValue: '3100',
    options: Array.from({ length: 20 }, (_, group) => ({
      label: `Region ${group + 1}`,
      options: Array.from({ length: 250 }, (__, index) => {
        const number = group * 250 + index
        return {
          value: String(number),
          label: `Carrier ${number}`,
          description: index % 3 ? undefined : 'Full truckload',
        }
      }),
    })),
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox')
    const active = () =>
      canvas.getAllByRole('option').find((option) => option.id === field.getAttribute('aria-activedescendant'))
    await userEvent.click(field)
    await waitFor(() => expect(active()).toBeVisible())
    await expect(active()).toHaveAccessibleName('Carrier 3100')
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(active()).toHaveAccessibleName('Carrier 4999'))
    await expect(active()).toHaveAttribute('aria-setsize', '5000')
    await userEvent.keyboard('{Home}{PageDown}')
    await waitFor(() => expect(active()).toHaveAccessibleName('Carrier 10'))
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    const box = active()?.getBoundingClientRect()
    await expect(box?.top).toBeGreaterThanOrEqual(list.top)
    await expect(box?.bottom).toBeLessThanOrEqual(list.bottom)
    await userEvent.keyboard('Carrier 4321{Enter}')
    await expect(field).toHaveTextContent('Carrier 4321')
  },
}

/** In a form: sent under its name, and set back with it. */
export const InForm: Story = {
  args: { name: 'provider', defaultValue: 'salesloft' },
  render: function InForm(args) {
    const [sent, setSent] = useState('')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(JSON.stringify([...new FormData(event.currentTarget)]))
        }}
      >
        <Select {...args} />
        <div style={{ display: 'flex', gap: 8, marginBlock: 16 }}>
          <Button type="submit" variant="primary">
            Send
          </Button>
          <Button type="reset">Reset</Button>
        </div>
        <output>{sent}</output>
      </form>
    )
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('option', { name: 'SendGrid' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('[["provider","sendgrid"]]')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Salesloft')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('salesloft', { reason: 'reset' })
  },
}

/** Only to read, it takes focus and opens nothing. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'salesloft', clearable: true },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Enter}{ArrowDown}{Delete}s')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Isolated: Story = {
  args: { defaultValue: 'salesloft' },
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const host = canvasElement.querySelector('[data-inlay-host]')
    await waitFor(() => expect(host?.shadowRoot?.querySelector('[role="combobox"]')).not.toBeNull())
    const root = host?.shadowRoot
    const element = root?.querySelector<HTMLElement>('[data-inlay-root]')
    if (!root || !element) throw new Error('There is no root in the shadow root')
    const inside = within(element)
    const field = inside.getByRole('combobox')
    await userEvent.click(field)
    await waitFor(() => expect(inside.getByRole('listbox')).toBeVisible())
    await expect(root.activeElement).toBe(field)
    await userEvent.click(inside.getByRole('option', { name: 'Smartlead' }))
    await expect(field).toHaveTextContent('Smartlead')
    await userEvent.click(field)
    await userEvent.click(canvasElement)
    await expect(inside.queryByRole('listbox')).toBeNull()
    field.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
    await expect(field).toHaveTextContent('Salesloft')
  },
}

/** The types of the values reach the handler. */
export const Typed: Story = {
  render: function Typed() {
    const [density, setDensity] = useState<'regular' | 'compact' | null>('regular')
    const options: SelectProps<'regular' | 'compact'>['options'] = [
      { value: 'regular', label: 'Regular' },
      { value: 'compact', label: 'Compact' },
    ]
    return <Select label="Density" options={options} value={density} onValueChange={setDensity} onBlur={nothing} />
  },
}
