import { Plus } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { EmptyState } from './EmptyState'

let added = 0

export const specimen: Specimen = {
  name: 'EmptyState',
  slot: 'inlay-State',
  render: (own) => (
    <EmptyState
      {...own}
      title="No contacts yet"
      action={
        <Button
          icon={Plus}
          onClick={() => {
            added += 1
          }}
        >
          Add contacts
        </Button>
      }
    >
      Contacts appear here once the agent or a file brings them.
    </EmptyState>
  ),
  async keyboard({ keys, focused, find, until }) {
    added = 0
    await keys('{Tab}')
    const add = await find('button', 'Add contacts')
    await until('the one thing to do has focus', () => focused() === add)
    await keys('{Enter}')
    await until('it was done', () => added === 1)
  },
}
