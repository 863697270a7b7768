import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin, Search } from 'lucide-react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Avatar } from '../avatar/Avatar'
import type { ListOptions } from '../listbox/list-option'
import type { SearchOptions } from '../listbox/use-searched-options'
import { Combobox } from './Combobox'
import { columns } from '../overview/fixtures/layout'

const countries: ListOptions = [
  {
    label: 'Nordics',
    options: [
      { value: 'ax', label: 'Åland Islands' },
      { value: 'dk', label: 'Denmark', keywords: ['Danmark'] },
      { value: 'no', label: 'Norway', keywords: ['Norge'] },
      { value: 'se', label: 'Sweden', keywords: ['Sverige'] },
    ],
  },
  {
    label: 'Benelux',
    options: [
      { value: 'be', label: 'Belgium' },
      { value: 'nl', label: 'Netherlands', description: 'Also Holland' },
      { value: 'lu', label: 'Luxembourg', disabledReason: 'No provider sends there yet' },
    ],
  },
]

const people: ListOptions = ['Maren Lindqvist', 'Theo Okafor', 'Sofía Aldana', 'Amélie Bouchard'].map((name) => ({
  value: name,
  label: name,
  start: <Avatar name={name} size={20} />,
}))

const meta = {
  title: 'Kit/Combobox',
  component: Combobox,
  args: {
    label: 'Country',
    placeholder: 'Any country',
    options: countries,
    onValueChange: fn(),
    onOpenChange: fn(),
    searchDelay: 20,
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['wide'] === true ? 760 : 280, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

/** Marks do not matter, other names find it too; the first that fits is at hand. */
export const Filtering: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.click(field)
    await expect(canvas.getAllByRole('option')).toHaveLength(7)
    await userEvent.keyboard('aland')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('Åland')
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ax', { reason: 'selected' })
    await expect(field).toHaveValue('Åland Islands')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, 'sverige{Tab}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('se', { reason: 'selected' })
  },
}

export const ByKeyboard: Story = {
  args: { defaultValue: 'no' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    const active = () =>
      canvas.getAllByRole('option').find(({ id }) => id === field.getAttribute('aria-activedescendant'))
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveAccessibleName('Norway')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(active()).toHaveAccessibleName('Luxembourg')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveAccessibleName('Åland Islands')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Åland Islands')
    await userEvent.keyboard('xyz{Escape}')
    await expect(field).toHaveValue('Åland Islands')
    await expect(field).toHaveFocus()
  },
}

export const ByPointer: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }))
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.click(canvas.getByRole('option', { name: 'Belgium' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('be', { reason: 'selected' })
    await expect(canvas.getByRole('combobox')).toHaveValue('Belgium')
  },
}

/** Text that is no option goes back to what was chosen. */
export const RestoresText: Story = {
  args: { defaultValue: 'no' },
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, ' and more')
    await waitFor(() => expect(canvas.getByText('Nothing matches “and more”')).toBeVisible())
    await userEvent.click(canvasElement)
    await expect(field).toHaveValue('Norway')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Clearable: Story = {
  args: { defaultValue: 'no', clearable: true },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Country' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'cleared' })
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('den{Enter}')
    await expect(field).toHaveValue('Denmark')
    await userEvent.clear(field)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'cleared' })
  },
}

/** What no option is called can be taken as it is typed. */
export const FreeText: Story = {
  args: { freeText: true, label: 'Tag', options: [{ value: 'dairy', label: 'Dairy' }], placeholder: 'Find or create' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'dairy')
    await expect(canvas.queryByRole('option', { name: /Create/ })).toBeNull()
    await userEvent.type(field, ' farms')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Create “dairy farms”' })).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dairy farms', { reason: 'created' })
    await expect(field).toHaveValue('dairy farms')
  },
}

/** The rest of the first that fits stands behind what is typed, selected. */
export const InlineCompletion: Story = {
  args: { inline: true },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole<HTMLInputElement>('combobox')
    await userEvent.type(field, 'nor')
    await expect(field).toHaveValue('norway')
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 6])
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('nor')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('no', { reason: 'selected' })
  },
}

const found: SearchOptions = async (query) =>
  people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))

const search = fn(found)

/** Asked elsewhere, after a rest: only for the last of what was typed, the others are told that nobody waits. */
export const Searching: Story = {
  args: { label: 'Owner', options: undefined, onSearch: search, placeholder: 'Find a person' },
  beforeEach: () => {
    search.mockClear()
  },
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4))
    await userEvent.keyboard('sof')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await expect(search).toHaveBeenLastCalledWith('sof', expect.anything())
    await expect(search.mock.calls[0]?.[1].signal.aborted).toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Sofía Aldana', { reason: 'selected' })
    await expect(field).toHaveValue('Sofía Aldana')
    // Nothing is under way any more, and nothing says so.
    await waitFor(() => expect(canvasElement.querySelector('.inlay-Spinner')).toBeNull())
    await userEvent.tab()
    await expect(canvasElement.querySelector('.inlay-Spinner')).toBeNull()
  },
}

const never: SearchOptions = () => new Promise(() => undefined)

export const Loading: Story = {
  args: { label: 'Owner', options: undefined, onSearch: never },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible())
  },
}

const breaks = fn<SearchOptions>()

/** Tried again by Enter, and then it is there. */
export const Failed: Story = {
  args: { label: 'Owner', options: undefined, onSearch: breaks },
  beforeEach: () => {
    breaks.mockReset()
    breaks.mockImplementation(found)
    breaks.mockRejectedValueOnce(new Error('offline'))
    breaks.mockRejectedValueOnce(new Error('offline'))
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await canvas.findByRole('option', { name: 'Try again' }))
    await waitFor(() => expect(breaks).toHaveBeenCalledTimes(2))
    await canvas.findByRole('option', { name: 'Try again' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4))
  },
}

export const Empty: Story = {
  args: { options: [] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByText('Nothing to choose from')).toBeVisible())
  },
}

export const Thousands: Story = {
  args: {
    label: 'Carrier',
    options: Array.from({ length: 8000 }, (_, index) => ({ value: String(index), label: `Carrier ${index}` })),
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('7311{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7311', { reason: 'selected' })
  },
}

export const States: Story = {
  parameters: { wide: true },
  render: () => (
    <div style={{ ...columns(3, 240), maxInlineSize: 900 }}>
      <Combobox label="Country" required placeholder="Any country" options={countries} />
      <Combobox label="Chosen" options={countries} defaultValue="se" icon={MapPin} clearable />
      <Combobox label="Owner" options={people} defaultValue="Theo Okafor" hint="Gets the replies" />
      <Combobox label="Disabled" options={countries} defaultValue="no" disabled />
      <Combobox label="Only to read" options={countries} defaultValue="no" readOnly />
      <Combobox label="Wrong" options={countries} error="Choose a country" optional />
      <Combobox label="Compact" size="compact" options={countries} defaultValue="no" />
      <Combobox label="Large" size="large" options={people} defaultValue="Maren Lindqvist" />
      <Combobox
        label="Find"
        labelHidden
        variant="quiet"
        size="compact"
        icon={Search}
        options={people}
        placeholder="Find a person"
      />
    </div>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

/** Open, to be looked at. */
export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'e')
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
  },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const host = canvasElement.querySelector('[data-inlay-host]')
    await waitFor(() => expect(host?.shadowRoot?.querySelector('input')).not.toBeNull())
    const root = host?.shadowRoot
    const element = root?.querySelector<HTMLElement>('[data-inlay-root]')
    if (!root || !element) throw new Error('There is no root in the shadow root')
    const inside = within(element)
    const field = inside.getByRole('combobox')
    await userEvent.click(field)
    await waitFor(() => expect(inside.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Denmark')
    await expect(root.activeElement).toBe(field)
    await userEvent.click(inside.getByRole('button', { name: 'Show options' }))
    await userEvent.click(canvasElement)
    await expect(inside.queryByRole('listbox')).toBeNull()
  },
}
