import { Plus } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { EmptyState } from './EmptyState'

export const specimen: Specimen = {
  name: 'EmptyState',
  slot: 'inlay-State',
  render: (own) => (
    <EmptyState {...own} title="No contacts yet" action={<Button icon={Plus}>Add contacts</Button>}>
      Contacts appear here once the agent or a file brings them.
    </EmptyState>
  ),
}
