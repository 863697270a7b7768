import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DataTable } from '../DataTable'
import { EditableContacts } from '../fixtures/EditableContacts'

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
