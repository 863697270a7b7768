import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Avatar } from '../avatar/Avatar'
import type { ListOptions } from '../listbox/list-option'
import { MultiSelect } from './MultiSelect'
import { columns } from '../overview/fixtures/layout'

const countries: ListOptions = [
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
      { value: 'nl', label: 'Netherlands' },
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
  title: 'Kit/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Countries',
    placeholder: 'Any country',
    options: countries,
    selectAll: true,
    onValueChange: fn(),
    searchDelay: 20,
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['wide'] === true ? 760 : 320, minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

/** The list stays open while one chooses. */
export const ByPointer: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Countries' })
    await userEvent.click(field)
    const option = (name: string) => within(canvas.getByRole('listbox')).getByRole('option', { name })
    await userEvent.click(option('Norway'))
    await userEvent.click(option('Belgium'))
    await userEvent.click(option('Luxembourg'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['no', 'be'], { reason: 'selected' })
    await waitFor(() => expect(canvas.getByText('2 of 7 selected')).toBeVisible())
    await expect(option('Norway')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(option('Norway'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['be'], { reason: 'unselected' })
    await userEvent.click(canvasElement)
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Belgium' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], { reason: 'removed' })
    await expect(field).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    const chip = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dk', 'fi'], { reason: 'selected' })
    await userEvent.keyboard('swe')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dk', 'fi', 'se'], { reason: 'selected' })
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(chip('Finland')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(chip('Sweden')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dk'], { reason: 'removed' })
  },
}

/** What was typed to find one is gone with the choice: the next is typed at once, or stands beside it. */
export const OneAfterTheOther: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    const active = () => field.ownerDocument.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await userEvent.tab()
    await userEvent.keyboard('swe')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(8))
    await expect(active()).toHaveTextContent('Sweden')
    await userEvent.keyboard('nor')
    await waitFor(() => expect(active()).toHaveTextContent('Norway'))
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['se', 'no', 'fi'], { reason: 'selected' })
    await userEvent.keyboard('bel')
    await userEvent.click(await canvas.findByRole('option', { name: 'Belgium' }))
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('listbox')).toBeVisible()
  },
}

/** All that fit what is typed, or none of them; what cannot be chosen is left out. */
export const SelectAll: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.click(canvas.getByRole('option', { name: 'Select all' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dk', 'fi', 'no', 'se', 'be', 'nl'], { reason: 'all' })
    await userEvent.click(canvas.getByRole('option', { name: 'Denmark' }))
    await expect(canvas.getByRole('option', { name: 'Select all' })).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.type(field, 'land')
    await userEvent.click(canvas.getByRole('option', { name: 'Select none' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['no', 'se', 'be'], { reason: 'all' })
    // Which they are is still seen; what is typed next takes the place of what was.
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('nor')
    await expect(field).toHaveValue('nor')
  },
}

/** One line: what does not fit is a number, which shows them all. */
export const Collapsed: Story = {
  args: { chips: 'collapse', defaultValue: ['dk', 'fi', 'no', 'se', 'be', 'nl'] },
  async play({ canvas, userEvent }) {
    const more = await canvas.findByRole('button', { name: /Show \d more/ })
    const shown = canvas.getAllByRole('button', { name: /^Remove/ }).length
    await expect(more).toHaveTextContent(`+${6 - shown}`)
    await expect(shown).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Escape}{ArrowLeft}')
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6)
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.tab()
    await expect(await canvas.findByRole('button', { name: /Show \d more/ })).toBeVisible()
  },
}

const thousand = Array.from({ length: 1_000 }, (_, index) => ({ value: `${index}`, label: `Lane ${index + 1}` }))

/** A thousand at once are twenty chips and a number, which shows them all by key or press. */
export const Thousand: Story = {
  args: { options: thousand },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.click(canvas.getByRole('option', { name: 'Select all' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      thousand.map(({ value }) => value),
      { reason: 'all' },
    )
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(20)
    await expect(field.closest('.inlay-Control')?.getBoundingClientRect().height).toBeLessThan(300)
    await userEvent.keyboard('{Escape}{ArrowLeft}')
    const more = canvas.getByRole('button', { name: 'Show 980 more' })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('list', { name: 'Countries' }).querySelectorAll('.inlay-Tag')).toHaveLength(1_000)
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show 980 more' })).toBeVisible()
  },
}

export const Clearable: Story = {
  args: { clearable: true, defaultValue: ['dk', 'fi'] },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Countries' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], { reason: 'cleared' })
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const People: Story = {
  args: { label: 'Reviewers', options: people, defaultValue: ['Theo Okafor', 'Sofía Aldana'] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('option', { name: 'Theo Okafor' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Failed: Story = {
  args: { optionsState: 'failed', onRetry: fn(), defaultValue: ['dk'] },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** In a form: one entry for each under its name. */
export const InForm: Story = {
  args: { name: 'country', defaultValue: ['dk', 'fi'] },
  render: (args) => (
    <form aria-label="Campaign">
      <MultiSelect {...args} />
      <Button type="reset" style={{ marginBlockStart: 16 }}>
        Reset
      </Button>
    </form>
  ),
  async play({ canvas, userEvent }) {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Denmark' }))
    await expect(new FormData(form).getAll('country')).toEqual(['fi'])
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(new FormData(form).getAll('country')).toEqual(['dk', 'fi']))
  },
}

export const States: Story = {
  parameters: { wide: true },
  render: () => (
    <div style={{ ...columns(3, 240), maxInlineSize: 900 }}>
      <MultiSelect label="Countries" required placeholder="Any country" options={countries} />
      <MultiSelect label="Wrapping" options={countries} defaultValue={['dk', 'fi', 'no', 'nl']} clearable />
      <MultiSelect label="Collapsed" chips="collapse" options={countries} defaultValue={['dk', 'fi', 'no', 'nl']} />
      <MultiSelect label="Disabled" options={countries} defaultValue={['dk', 'fi']} disabled />
      <MultiSelect label="Only to read" options={countries} defaultValue={['dk', 'fi']} readOnly />
      <MultiSelect label="Wrong" options={countries} error="Choose at least one" optional />
      <MultiSelect label="Compact" size="compact" options={countries} defaultValue={['dk']} />
      <MultiSelect label="Large" size="large" options={people} defaultValue={['Theo Okafor']} />
      <MultiSelect label="Filter" labelHidden variant="quiet" options={countries} placeholder="Country" />
    </div>
  ),
}

/** However narrow the field is, words of a chip are read: what stands at the end goes below, or but a number is left. */
export const Narrow: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 96 }}>
      <MultiSelect label="Wrapping" options={countries} defaultValue={['dk', 'nl']} clearable />
      <MultiSelect label="Collapsed" chips="collapse" options={countries} defaultValue={['dk', 'fi', 'no', 'nl']} />
    </div>
  ),
  async play({ canvas }) {
    const name = canvas.getByText('Netherlands').getBoundingClientRect()
    await expect(name.width).toBeGreaterThan(36)
    const close = canvas.getByRole('button', { name: 'Remove Netherlands' }).getBoundingClientRect()
    const clear = canvas.getByRole('button', { name: 'Clear Wrapping' }).getBoundingClientRect()
    await expect(clear.top - close.bottom).toBeLessThan(12)
    await expect(await canvas.findByRole('button', { name: 'Show 4 more' })).toBeVisible()
  },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

/** The arrow that points back is the other one. */
export const RightToLeft: Story = {
  args: { defaultValue: ['dk', 'fi'] },
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Remove Finland' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
  },
}

/** Open, to be looked at. */
export const Open: Story = {
  args: { defaultValue: ['dk', 'no'] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
  },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

export const Isolated: Story = {
  args: { defaultValue: ['dk'] },
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const host = canvasElement.querySelector('[data-inlay-host]')
    await waitFor(() => expect(host?.shadowRoot?.querySelector('input')).not.toBeNull())
    const root = host?.shadowRoot
    const element = root?.querySelector<HTMLElement>('[data-inlay-root]')
    if (!root || !element) throw new Error('There is no root in the shadow root')
    const inside = within(element)
    await userEvent.click(inside.getByRole('combobox'))
    await userEvent.click(inside.getByRole('option', { name: 'Norway' }))
    await expect(inside.getByRole('button', { name: 'Remove Norway' })).toBeVisible()
    await expect(root.activeElement).toBe(inside.getByRole('combobox'))
    await userEvent.click(canvasElement)
    await expect(inside.queryByRole('listbox')).toBeNull()
  },
}
