import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { matchesFilter } from '../../filters/matches-filter'
import type { FilterGroup } from '../../operation/filter-model'
import { Button } from '../../ui/button/Button'
import { shadowRootOf } from '../../ui/floating/fixtures/shadow-root-of'
import { contactColumns, contacts } from '../fixtures/contacts'
import { columnFields } from './column-fields'
import { FilterBuilder, type FilterBuilderProps } from './FilterBuilder'
import type { FilterBuilderField } from './filter-builder-field'
import { contactFields, nestedFilter } from './fixtures/contact-fields'
import type { UnfinishedConditions } from './use-filter-draft'

const onFilterChange = fn<NonNullable<FilterBuilderProps['onFilterChange']>>()

const meta = {
  title: 'Table/FilterBuilder',
  component: FilterBuilder,
  args: { fields: contactFields, onFilterChange },
  beforeEach: () => {
    onFilterChange.mockClear()
  },
} satisfies Meta<typeof FilterBuilder>

export default meta
type Story = StoryObj<typeof meta>

/** Groups in groups, one of them turned round. */
export const Nested: Story = { args: { defaultFilter: nestedFilter, count: '312 of 1,204 match' } }

/** Nothing is asked yet; the first condition is built by the keyboard alone. */
export const Empty: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('No conditions yet. Everything is shown.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add condition' }))
    const row = within(canvas.getByRole('group', { name: 'Condition 1 of 1' }))
    const field = row.getByRole('combobox', { name: 'Field' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Not applied yet: choose a field.')
    await userEvent.keyboard('{Enter}City{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}cont{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('burg')
    await expect(onFilterChange).toHaveBeenLastCalledWith(
      { combine: 'and', members: [{ field: 'city', operator: 'contains_text', value: 'burg' }] },
      { reason: 'value' },
    )
    await expect(canvas.getByText('Shows where City contains burg')).toBeVisible()
  },
}

const halfDone: FilterGroup = {
  combine: 'and',
  members: [
    { field: 'city', operator: 'equals', value: 'Lund' },
    { field: 'name', operator: 'contains', value: 'a' },
    { field: 'score', operator: 'between', value: [40, 90] },
    { field: 'wasHere', operator: 'equals', value: 'once' },
  ],
}

/** What is half typed or cannot be is said where it stands, and left out of the filter; nothing of it is lost. */
export const Unfinished: Story = {
  args: { defaultFilter: halfDone },
  async play({ canvas, userEvent }) {
    const row = (place: number) => within(canvas.getByRole('group', { name: `Condition ${place} of 4` }))
    await userEvent.clear(row(1).getByRole('textbox', { name: 'Value' }))
    await expect(row(1).getByRole('textbox')).toHaveAccessibleDescription('Not applied yet: give a value.')
    await userEvent.type(row(2).getByRole('textbox'), '([[')
    await expect(row(2).getByRole('textbox')).toBeInvalid()
    await expect(row(2).getByRole('textbox')).toHaveAccessibleDescription(/cannot be read as a pattern/)
    const from = row(3).getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '100')
    await expect(row(3).getByRole('textbox', { name: 'To' })).toBeInvalid()
    await expect(row(4).getByText(/“wasHere” is not among the fields here/)).toBeVisible()
    await expect(canvas.getByText('3 conditions do not apply yet')).toBeVisible()
    await expect(onFilterChange.mock.lastCall?.[0]).toEqual({
      combine: 'and',
      members: [{ field: 'wasHere', operator: 'equals', value: 'once' }],
    })
  },
}

/** More than a dozen fields are found by typing. */
export const ManyFields: Story = {
  args: {
    fields: Array.from({ length: 60 }, (_, index): FilterBuilderField => ({
      id: `field${index}`,
      label: `${['Revenue', 'Employees', 'Founded', 'Funding'][index % 4]} ${2000 + index}`,
      type: 'number',
      group: ['Company', 'Finance', 'Signals'][index % 3],
    })),
    defaultFilter: { combine: 'and', members: [{ field: 'field7', operator: 'greater_than', value: 1200.5 }] },
  },
}

/** All kinds of inputs, one below the other. */
export const AllInputs: Story = {
  args: {
    defaultFilter: {
      combine: 'or',
      members: [
        { field: 'city', operator: 'equals', value: 'Lund', ignore: 'case' },
        { field: 'name', operator: 'contains', value: '^(Ma|Mi).*ist$' },
        { field: 'city', operator: 'in', value: ['Lund', 'Malmö'] },
        { field: 'status', operator: 'equals', value: 'launched' },
        { field: 'status', operator: 'in', value: ['created', 'launched'] },
        { field: 'score', operator: 'greater_than', value: 12.5 },
        { field: 'score', operator: 'in', value: [10, 20] },
        { field: 'score', operator: 'between', value: [1, 2] },
        { field: 'name', operator: 'length_at_most', value: 12 },
        { field: 'added', operator: 'greater_than', value: '2026-03-01' },
        { field: 'added', operator: 'less_than', value: '2026-03-01T12:30' },
        { field: 'added', operator: 'between', value: ['2026-03-01', '2026-04-01'] },
        { field: 'added', operator: 'older_than', value: 'P3M' },
        { field: 'added', operator: 'in_period', value: 'last_quarter' },
        { field: 'optedIn', operator: 'equals', value: true },
        { field: 'note', operator: 'is_empty', value: false },
      ],
    },
  },
}

export const ReadOnly: Story = { args: { defaultFilter: nestedFilter, readOnly: true } }

export const ReadOnlyEmpty: Story = { args: { readOnly: true } }

const people = contacts(1_204)

function Counted(props: FilterBuilderProps) {
  const [filter, setFilter] = useState<FilterGroup | null>(null)
  const [fields] = useState(() => columnFields(contactColumns, people))
  const found = filter === null ? people : people.filter((person) => matchesFilter(filter, person))
  return (
    <FilterBuilder
      {...props}
      fields={fields}
      filter={filter}
      onFilterChange={(next, details) => {
        setFilter(next)
        props.onFilterChange?.(next, details)
      }}
      count={`${found.length.toLocaleString('en')} of ${people.length.toLocaleString('en')} match`}
    />
  )
}

/** Kept by the page, with the fields of a table's columns and the number of rows that match. */
export const OfATable: Story = {
  render: (args) => <Counted {...args} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add condition' }))
    await userEvent.keyboard('{Enter}Status{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('Launched{Enter}{Escape}')
    await expect(await canvas.findByText(/^3\d\d of 1,204 match$/)).toBeVisible()
  },
}

function Saved(props: FilterBuilderProps) {
  const [filter, setFilter] = useState<FilterGroup | null>(nestedFilter)
  const [unfinished, setUnfinished] = useState<UnfinishedConditions>({ missing: 0, withoutField: 0, wrong: 0 })
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'end' }}>
      <FilterBuilder
        {...props}
        style={{ inlineSize: '100%' }}
        filter={filter}
        onFilterChange={setFilter}
        onUnfinishedChange={setUnfinished}
      />
      <span style={{ display: 'flex', gap: 8 }}>
        <Button onClick={() => setFilter(null)}>Start again</Button>
        <Button variant="primary" disabledReason={unfinished.wrong > 0 ? 'Some values cannot be read' : undefined}>
          Save
        </Button>
      </span>
    </div>
  )
}

/** A filter that comes from elsewhere takes the place of what is built; what cannot be read keeps a form from saving. */
export const InAForm: Story = {
  render: (args) => <Saved {...args} />,
  async play({ canvas, userEvent }) {
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, 'few')
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(canvas.getByText('No conditions yet. Everything is shown.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled')
  },
}

export const Dark: Story = { ...Nested, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Nested, globals: { direction: 'rtl' } }

export const Narrow: Story = {
  ...Nested,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 312 }}>
        <Story />
      </div>
    ),
  ],
}

export const Isolated: Story = {
  ...Nested,
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, '.inlay-FilterBuilder')
    const remove = root.querySelector<HTMLElement>('[data-part="remove"] button')
    remove?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onFilterChange.mock.lastCall?.[1]).toEqual({ reason: 'removed' })
    await expect(root.activeElement).toHaveAttribute('aria-label', 'Remove condition')
  },
}
