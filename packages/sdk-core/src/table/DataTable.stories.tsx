import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useNotify } from '../react/hooks/use-notify'
import { Avatar } from '../ui/avatar/Avatar'
import { Button } from '../ui/button/Button'
import { MenuItem } from '../ui/menu/MenuItem'
import { MenuLine } from '../ui/menu/MenuLine'
import { SearchField } from '../ui/search-field/SearchField'
import type { TableColumn } from './columns/table-column'
import type { TableView } from './columns/table-view'
import { DataTable, type DataTableProps } from './DataTable'
import { contactColumns, contactId, contacts, type Contact } from './fixtures/contacts'
import { isSelected, noSelection, type Selection } from './model/selection'

const some = contacts(342)
const many = contacts(100_000)

const meta = {
  title: 'Table/DataTable',
  component: DataTable<Contact>,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Contacts',
    rows: some,
    rowId: contactId,
    columns: contactColumns,
    selectable: true,
    onRowOpen: fn(),
    onViewChange: fn(),
    onSelectionChange: fn(),
  },
  render: (args) => (
    <div style={{ blockSize: '640px' }}>
      <DataTable {...args} />
    </div>
  ),
} satisfies Meta<DataTableProps<Contact>>

export default meta
type Story = StoryObj<typeof meta>

const isNot =
  (...ids: readonly string[]) =>
  ({ id }: Contact) =>
    !ids.includes(id)

function RowItems({ contact: { name, email } }: { readonly contact: Contact }) {
  const notify = useNotify()
  return (
    <>
      <MenuItem icon={UserRound} onSelect={() => notify({ tone: 'info', text: `${name} would be opened` })}>
        Open contact
      </MenuItem>
      <MenuItem
        icon={Mail}
        disabledReason={email ? undefined : 'No address is known'}
        onSelect={() => notify({ tone: 'success', text: `An email to ${email} was begun` })}
      >
        Write an email
      </MenuItem>
    </>
  )
}

const removableRow = (onRemove: (ids: readonly string[]) => void) => (contact: Contact) => (
  <>
    <RowItems contact={contact} />
    <MenuLine />
    <MenuItem icon={Trash2} tone="danger" onSelect={() => onRemove([contact.id])}>
      Remove
    </MenuItem>
  </>
)

const removableRows = (onRemove: (selected: Selection) => void) => (selected: Selection) => (
  <Button size="compact" icon={Trash2} onClick={() => onRemove(selected)}>
    Remove
  </Button>
)

/** Contacts that are kept here: what its buttons say is done. */
function KeptContacts(args: DataTableProps<Contact>) {
  const notify = useNotify()
  const [rows, setRows] = useState<readonly Contact[]>(some)
  const [view, setView] = useState<TableView>({})
  const [selection, setSelection] = useState<Selection>(noSelection)
  const search = (text: string) =>
    setView((before) => ({
      ...before,
      filter: text === '' ? undefined : { field: 'name', operator: 'contains_text', value: text },
    }))
  const remove = (ids: readonly string[]) => {
    const before = rows
    setRows((now) => now.filter(isNot(...ids)))
    setSelection(noSelection)
    notify({
      tone: 'success',
      text: ids.length === 1 ? 'A contact was removed' : `${ids.length} contacts were removed`,
      action: { label: 'Undo', run: () => setRows(before) },
    })
  }
  const add = () =>
    setRows((now) => [{ ...(some[0] as Contact), id: `new ${now.length}`, name: 'New contact', score: null }, ...now])
  return (
    <DataTable
      {...args}
      rows={rows}
      view={view}
      onViewChange={setView}
      selection={selection}
      onSelectionChange={setSelection}
      toolbar={<SearchField label="Search names" size="compact" onValueChange={search} />}
      actions={
        <Button size="compact" variant="primary" onClick={add}>
          Add contact
        </Button>
      }
      rowActions={removableRow(remove)}
      bulkActions={removableRows((selected) =>
        remove(rows.filter(({ id }) => isSelected(selected, id)).map(({ id }) => id)),
      )}
      footer="Kept on this page"
    />
  )
}

/** What its buttons say is done, and the last removal can be undone. */
export const Contacts: Story = {
  render: (args) => (
    <div style={{ blockSize: '640px' }}>
      <KeptContacts {...args} />
    </div>
  ),
}

const actions = (contact: Contact) => <RowItems contact={contact} />

export const HundredThousand: Story = { args: { rows: many, rowActions: actions } }

export const Sorted: Story = {
  args: { defaultView: { sort: [{ columnId: 'score', direction: 'desc' }] } },
}

export const Grouped: Story = {
  args: { defaultView: { groupBy: 'company', collapsed: ['string:Brightwater Foods'] } },
}

export const PinnedAtBothEnds: Story = {
  args: { defaultView: { pinned: { added: 'end' } } },
}

export const Loading: Story = { args: { rows: [], status: 'loading' } }

export const Empty: Story = { args: { rows: [] } }

export const Failed: Story = {
  args: { rows: [], status: 'failed', failure: 'The server did not answer.', onRetry: fn() },
}

export const RefreshFailed: Story = {
  args: { status: 'failed', failure: 'The contacts could not be refreshed.', onRetry: fn() },
}

export const NothingMatches: Story = {
  args: { defaultView: { filter: { field: 'company', operator: 'equals', value: 'Nowhere' } } },
}

const ownColumns: readonly TableColumn<Contact>[] = contactColumns.map((column) =>
  column.id === 'name'
    ? {
        id: 'name',
        header: 'Name',
        width: 220,
        pin: 'start',
        kind: 'own',
        renderCell: ({ name }) => (
          <>
            <Avatar name={name} size={20} />
            {name}
          </>
        ),
      }
    : column,
)

/** `renderCell`: a column drawn by React, kept where its row has not changed. */
export const OwnCells: Story = { args: { columns: ownColumns, rows: many } }

const dayCount: TableColumn<Contact> = {
  id: 'days',
  header: 'Days since added',
  kind: 'number',
  value: ({ added }) => Math.round((Date.UTC(2027, 0, 1) - Date.parse(added)) / 86_400_000),
}
const fromPartner: readonly TableColumn<Contact>[] = [
  dayCount,
  {
    id: 'owner',
    header: 'Owner',
    kind: 'own',
    value: ({ id }) => (Number(id.slice(1)) % 2 === 0 ? 'Maren' : 'Theo'),
    renderCell: (_, owner) => (
      <>
        <Avatar name={String(owner)} size={20} />
        {String(owner)}
      </>
    ),
  },
]

/** `extraColumns`: columns of a partner, sorted, filtered, found and exported as all others. */
export const ExtraColumns: Story = {
  args: { extraColumns: fromPartner, defaultView: { order: ['name', 'days', 'owner'] } },
}

/** `rowActions`: a menu of each row, by its button, a right press, or the menu key. */
export const RowActions: Story = {
  args: { rowActions: actions },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('gridcell', { name: /^Maren Lindqvist/ })
    first?.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const item = await canvas.findByRole('menuitem', { name: 'Write an email' })
    // It is there before it has found its place.
    await waitFor(() => expect(item).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).toHaveFocus())
  },
}

function Searched(args: DataTableProps<Contact>) {
  const [view, setView] = useState<TableView>({})
  const search = (text: string) =>
    setView((before) => ({
      ...before,
      filter: text === '' ? undefined : { field: 'name', operator: 'contains_text', value: text },
    }))
  return (
    <DataTable
      {...args}
      view={view}
      onViewChange={setView}
      toolbar={<SearchField label="Search names" size="compact" onValueChange={search} />}
      actions={
        <Button
          size="compact"
          onClick={() => setView((before) => ({ ...before, sort: [{ columnId: 'score', direction: 'desc' }] }))}
        >
          Best scores first
        </Button>
      }
    />
  )
}

/** `toolbar` and `actions`: what belongs to the table stands above it; here a search that filters the view. */
export const Toolbar: Story = {
  render: (args) => (
    <div style={{ blockSize: '640px' }}>
      <Searched {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'katarzyna')
    await waitFor(() => expect(canvas.getByText(/ of 342 rows$/)).toBeVisible())
  },
}

const everyKind: readonly TableColumn<Contact>[] = [
  { id: 'name', header: 'Text', width: 200, pin: 'start', warning: ({ problem }) => problem },
  { id: 'score', header: 'Number', kind: 'number', width: 100, absent: 'None' },
  { id: 'added', header: 'Date', kind: 'date', width: 130 },
  { id: 'called', header: 'True or false', kind: 'boolean', width: 120, value: ({ score }) => (score ?? 0) > 50 },
  { id: 'site', header: 'Link', kind: 'link', width: 180 },
  { id: 'email', header: 'Email', kind: 'email', width: 220, absent: 'Not found' },
  { id: 'technologies', header: 'List', kind: 'list', width: 200, absent: 'Unknown' },
  { ...contactColumns[1], id: 'status', header: 'Badge', width: 150 },
  {
    id: 'source',
    header: 'JSON',
    kind: 'json',
    width: 260,
    value: ({ city, company, score }) => ({ company, place: { city }, score }),
  },
  { id: 'note', header: 'Long text', kind: 'long-text', width: 260 },
]

/** What cells can hold. The warning beside a name says why in its tooltip. */
export const EveryKind: Story = { args: { columns: everyKind } }

/** In a shadow root: no style of the page reaches it, and its menus, tooltips and editors open inside. */
export const Isolated: Story = {
  args: { rowActions: actions },
  parameters: { inlay: { isolation: 'shadow' } },
}
