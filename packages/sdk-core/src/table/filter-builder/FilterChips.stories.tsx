import { useMemo, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import type { TableView } from '../columns/table-view'
import { DataTable } from '../DataTable'
import { contactColumns, contactId, contacts } from '../fixtures/contacts'
import { columnFields } from './column-fields'
import { FilterChips, type FilterChipsProps } from './FilterChips'
import { contactFields, nestedFilter } from './fixtures/contact-fields'

const onFilterChange = fn<NonNullable<FilterChipsProps['onFilterChange']>>()

const meta = {
  title: 'Table/FilterChips',
  component: FilterChips,
  args: { fields: contactFields, onFilterChange },
  beforeEach: () => {
    onFilterChange.mockClear()
  },
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Nested: Story = { args: { defaultFilter: nestedFilter } }

export const Empty: Story = {}

/** One of them is enough, which the chips say. */
export const AnyOfThem: Story = {
  args: {
    defaultFilter: {
      combine: 'or',
      members: [
        { field: 'city', operator: 'equals', value: 'Lund' },
        { field: 'city', operator: 'equals', value: 'Malmö' },
      ],
    },
  },
}

/** What is half typed is still there when the builder opens again. */
export const KeepsWhatIsHalfTyped: Story = {
  args: { defaultFilter: { combine: 'and', members: [{ field: 'score', operator: 'greater_than', value: 40 }] } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit filter: Score is greater than 40' }))
    const value = screen.getByRole('textbox', { name: 'Value' })
    await expect(value).toHaveFocus()
    await userEvent.clear(value)
    await userEvent.type(value, 'lots')
    await expect(onFilterChange).toHaveBeenLastCalledWith(null, { reason: 'value' })
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('lots')
    await expect(screen.getByRole('textbox', { name: 'Value' })).toBeInvalid()
  },
}

const people = contacts(1_204)
const launched = people.filter(({ status }) => status === 'launched')
const keen = launched.filter(({ score }) => score !== null && score > 60)

function Filtered(props: FilterChipsProps) {
  const [view, setView] = useState<TableView>({
    filter: { combine: 'and', members: [{ field: 'status', operator: 'in', value: ['launched'] }] },
  })
  const fields = useMemo(() => columnFields(contactColumns, people), [])
  return (
    <div style={{ blockSize: '640px' }}>
      <DataTable
        label="Contacts"
        rows={people}
        rowId={contactId}
        columns={contactColumns}
        view={view}
        onViewChange={setView}
        toolbar={
          <FilterChips
            {...props}
            fields={fields}
            filter={view.filter ?? null}
            onFilterChange={(filter) => setView((before) => ({ ...before, filter: filter ?? undefined }))}
          />
        }
      />
    </div>
  )
}

/** In the bar of a table, whose columns are its fields. */
export const InATable: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => <Filtered {...args} />,
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(`${launched.length} of 1,204 rows`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Filter 1' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }))
    await userEvent.keyboard('{Enter}Score{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}is greater{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('60')
    await expect(await canvas.findByText(`${keen.length} of 1,204 rows`)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Edit filter: Score is greater than 60' })).toBeVisible()
  },
}

export const InATableDark: Story = { ...InATable, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Nested, globals: { direction: 'rtl' } }
