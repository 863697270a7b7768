import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { TableView } from '../columns/table-view'
import { DataTable } from '../DataTable'
import { useClock } from '../../ui/root/use-clock'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import type { RowsPageRequest } from './create-paged-rows'
import { usePagedRows } from './use-paged-rows'

const everybody = contacts(100_000)

/** Rows that a server sorts, loaded a hundred at a time as one scrolls to them. */
const meta = {
  title: 'Table/Rows of a server',
  component: DataTable,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Contacts', rows: [], columns: [], rowId: () => '' },
} satisfies Meta<typeof DataTable>

export default meta
type Story = StoryObj<typeof meta>

function Served({ fails = false, wait }: { readonly fails?: boolean; readonly wait: number }) {
  const clock = useClock()
  const [view, setView] = useState<TableView>({})
  const load = ({ offset, limit, sort: [first] }: RowsPageRequest) =>
    new Promise<{ rows: readonly Contact[]; total: number }>((resolve, reject) => {
      clock.after(wait, () => {
        if (fails && offset > 0) return reject(new Error('The server did not answer.'))
        const rows = first ? sorted(first.columnId, first.direction) : everybody
        resolve({ rows: rows.slice(offset, offset + limit), total: rows.length })
      })
    })
  const { table } = usePagedRows({ load, view, failureText: (error) => (error as Error).message })
  return (
    <div style={{ blockSize: '640px' }}>
      <DataTable
        label="Contacts"
        rowId={contactId}
        columns={contactColumns}
        view={view}
        onViewChange={setView}
        selectable
        {...table}
      />
    </div>
  )
}

function sorted(columnId: string, direction: 'asc' | 'desc') {
  const read = (contact: Contact) => String(Reflect.get(contact, columnId) ?? '')
  return everybody.toSorted((a, b) => (direction === 'asc' ? 1 : -1) * (read(a) < read(b) ? -1 : 1))
}

export const AsOneScrolls: Story = { render: () => <Served wait={400} /> }

/** Every page but the first fails. */
export const LaterPageFails: Story = { render: () => <Served wait={50} fails /> }
