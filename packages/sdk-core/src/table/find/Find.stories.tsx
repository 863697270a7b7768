import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from '../DataTable'
import { contactColumns, contactId, contacts } from '../fixtures/contacts'

/** Control F in a table looks through every row, also through those that are not in the page; so does the button below. */
const meta = {
  title: 'Table/Find',
  component: DataTable,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Contacts', rows: [], columns: [], rowId: () => '' },
  render: () => (
    <div style={{ blockSize: '640px' }}>
      <DataTable label="Contacts" rows={contacts(20_000)} rowId={contactId} columns={contactColumns} />
    </div>
  ),
} satisfies Meta<typeof DataTable>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Find in table' }))
    await userEvent.type(await canvas.findByRole('searchbox'), 'gdansk')
    await waitFor(() => expect(canvas.getByText(/^1 of \d/)).toBeVisible())
  },
}
