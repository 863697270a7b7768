import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { ShortcutsList } from './ShortcutsList'
import { useShortcut } from './use-shortcut'

let created = 0

function Page() {
  useShortcut({
    id: 'campaigns.create',
    keys: 'c',
    label: 'Create a campaign',
    group: 'Campaigns',
    handler: () => {
      created += 1
    },
  })
  useShortcut({ id: 'go.campaigns', keys: 'g c', label: 'Go to campaigns', group: 'Go to', handler: () => undefined })
  return <Button>Somewhere</Button>
}

export const specimen: Specimen = {
  name: 'ShortcutsList',
  slot: 'inlay-Shortcuts',
  render: (own) => (
    <>
      <Page />
      <ShortcutsList {...own} />
    </>
  ),
  async keyboard({ keys, focused, find, until }) {
    created = 0
    await keys('{Tab}c')
    await until('the shortcut has run', () => created === 1)
    const change = await find('button', /Change the keys of Create a campaign/)
    change.focus()
    await keys('{Enter}')
    await find('button', 'Press the new keys of Create a campaign')
    await keys('{Control>}j{/Control}')
    await find('button', 'Bring back the keys of Create a campaign')
    await keys('c')
    await until('the old key does nothing any more', () => created === 1)
    await keys('{Control>}j{/Control}')
    await until('the new ones do', () => created === 2)
    const reset = await find('button', 'Bring back the keys of Create a campaign')
    reset.focus()
    await keys('{Enter}')
    await until('focus stays in its row', () => focused()?.matches('.inlay-Shortcuts-keys') ?? false)
    await keys('c')
    await until('they are back', () => created === 3)
  },
}
