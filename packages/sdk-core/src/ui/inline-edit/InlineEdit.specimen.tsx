import type { Specimen } from '../../../../../suites/specimen'
import { InlineEdit } from './InlineEdit'

const saved: string[] = []

export const specimen: Specimen = {
  name: 'InlineEdit',
  slot: 'inlay-InlineEdit',
  render: (own) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8, padding: 8 }}>
      <InlineEdit
        {...own}
        label="Campaign name"
        size="title"
        defaultValue="Cold-chain shippers, Northern Europe"
        onSave={(name) => {
          saved.push(name)
          return { ok: true }
        }}
      />
      <InlineEdit
        label="Description"
        placeholder="Add a description"
        allowEmpty
        onSave={async () => ({ ok: true }) as const}
      />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    saved.length = 0
    await keys('{Tab}{Enter}')
    const field = await find('textbox', 'Campaign name')
    await until('the field has focus', () => focused() === field)
    await keys('Reefers{Escape}')
    const name = await find('button', 'Edit Campaign name: Cold-chain shippers, Northern Europe')
    await until('Escape gave up, and focus is back', () => focused() === name && saved.length === 0)
    await keys('{Enter}')
    await find('textbox', 'Campaign name')
    await keys('{Backspace}{Enter}')
    const empty = await find('textbox', 'Campaign name')
    await until('nothing is refused', () => empty.getAttribute('aria-invalid') === 'true')
    await keys('Reefers{Enter}')
    const renamed = await find('button', 'Edit Campaign name: Reefers')
    await until('Enter saved, and focus is back', () => focused() === renamed && saved.join() === 'Reefers')
  },
}
