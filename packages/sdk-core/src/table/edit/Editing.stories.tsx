import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useClock } from '../../ui/root/use-clock'
import { DataTable } from '../DataTable'
import type { TableColumn } from '../columns/table-column'
import { contactId, contacts, type Contact } from '../fixtures/contacts'
import { editableColumns, EditableContacts } from '../fixtures/EditableContacts'
import type { CellChange } from './cell-edit'

/**
 * Cells of columns with `edit` are changed in place: Enter, F2, a double press or typing begins; Enter and Tab save and go
 * on, Escape gives up. Cells are pasted from spreadsheets, emptied with Delete, and Control Z takes all of it back.
 */
const meta = {
  title: 'Table/Editing',
  component: DataTable,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Contacts', rows: [], columns: [], rowId: () => '' },
  render: () => (
    <div style={{ blockSize: '640px' }}>
      <EditableContacts selectable />
    </div>
  ),
} satisfies Meta<typeof DataTable>

export default meta
type Story = StoryObj<typeof meta>

export const Editable: Story = {}

const refuse = () => ({ ok: false, error: 'Somebody else is importing into this list.' }) as const

/** What could not be saved stays where it was entered, marked. */
export const NotSaved: Story = {
  render: () => (
    <div style={{ blockSize: '640px' }}>
      <EditableContacts save={refuse} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [title] = await canvas.findAllByRole('gridcell', { name: 'VP Supply Chain' })
    title?.focus()
    await userEvent.keyboard('Head of cold chain')
    await canvas.findByRole('textbox')
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('1 cell was not saved. Somebody else is importing into this list.')
  },
}

/** A row whose cells are only read. */
export const SomeCellsOnly: Story = {
  render: () => (
    <div style={{ blockSize: '640px' }}>
      <EditableContacts
        onRowOpen={fn()}
        columns={[
          { id: 'name', header: 'Name', width: 220, pin: 'start' },
          {
            id: 'email',
            header: 'Email',
            kind: 'email',
            width: 280,
            edit: { canEdit: ({ problem }) => problem !== undefined },
          },
        ]}
      />
    </div>
  ),
}

const refreshEvery = 1_500

/** Rows that come anew all the time, each with another score. */
function RefreshedContacts() {
  const clock = useClock()
  const [rows, setRows] = useState(() => contacts(342))
  useEffect(
    () =>
      clock.every(refreshEvery, () =>
        setRows((before) => before.map((row) => ({ ...row, score: ((row.score ?? 0) + 1) % 100 }))),
      ),
    [clock],
  )
  const save = (changes: readonly CellChange<Contact>[]) =>
    setRows((before) =>
      before.map((row) =>
        changes
          .filter(({ rowId }) => rowId === row.id)
          .reduce<Contact>((now, { columnId, value }) => ({ ...now, [columnId]: value }), row),
      ),
    )
  return (
    <DataTable
      label="Contacts"
      rowId={contactId}
      columns={editableColumns}
      rows={rows}
      onEdit={save}
      footer="New scores all the time"
    />
  )
}

/** What is half typed, its caret, focus and scroll stay where they are while rows come anew. */
export const RefreshWhileEditing: Story = {
  render: () => (
    <div style={{ blockSize: '640px' }}>
      <RefreshedContacts />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    const score = () => grid.querySelector('[aria-rowindex="2"] > [aria-colindex="3"]')?.textContent
    const [title] = await canvas.findAllByRole('gridcell', { name: 'VP Supply Chain' })
    title?.focus()
    await userEvent.keyboard('Half a ti')
    const box = await canvas.findByRole('textbox')
    const before = score()
    await waitFor(() => expect(score()).not.toBe(before), { timeout: 10_000 })
    await expect(box).toHaveValue('Half a ti')
    await expect(box).toHaveFocus()
  },
}

interface Deal {
  readonly id: string
  readonly name: string
  readonly paid: boolean | null
  readonly share: number
  readonly price: number
  readonly tags: readonly string[]
}

const deals: readonly Deal[] = ['Halden', 'Brightwater', 'Castellan', 'Kupferberg', 'Vela', 'Nordfrakt'].map(
  (name, index) => ({
    id: name,
    name,
    paid: index === 3 ? null : index % 2 === 0,
    share: 0.125 * (index + 1),
    price: 1235.5 * (index + 1),
    tags: index % 2 === 0 ? ['cold chain', 'Lund, Sweden'] : ['cold chain', 'pallets'],
  }),
)
const dealId = ({ id }: Deal) => id
const kinds: readonly TableColumn<Deal>[] = [
  { id: 'name', header: 'Deal', edit: true },
  { id: 'paid', header: 'Paid', kind: 'boolean', width: 110, edit: true },
  {
    id: 'share',
    header: 'Share',
    kind: 'number',
    format: { style: 'percent', maximumFractionDigits: 1 },
    width: 110,
    edit: true,
  },
  { id: 'price', header: 'Price', kind: 'number', format: { style: 'currency', currency: 'USD' }, edit: true },
  { id: 'tags', header: 'Tags', kind: 'list', width: 240, edit: true },
]

function Deals() {
  const [rows, setRows] = useState(deals)
  const save = (changes: readonly CellChange<Deal>[]) =>
    setRows((before) =>
      before.map((row) =>
        changes
          .filter(({ rowId }) => rowId === row.id)
          .reduce<Deal>((now, { columnId, value }) => ({ ...now, [columnId]: value }), row),
      ),
    )
  return (
    <div style={{ blockSize: '400px' }}>
      <DataTable label="Deals" rows={rows} rowId={dealId} columns={kinds} onEdit={save} selectable />
    </div>
  )
}

/** True and false are turned round; percents, money and lists are typed and pasted as they are shown. */
export const Kinds: Story = { render: () => <Deals /> }
