import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { Menu } from '../menu/Menu'
import { MenuItem } from '../menu/MenuItem'
import { EnsureRoot } from './EnsureRoot'
import { InlayRoot } from './InlayRoot'
import { useAnnounce } from './use-announce'

/** One root inside of another, as when a host puts one around a part that brings its own. */
export const specimen: Specimen = {
  name: 'InlayRoot',
  with: ['EnsureRoot'],
  slot: 'inlay-InlayRoot',
  rest: false,
  render: (own) => (
    <InlayRoot {...own}>
      <EnsureRoot>
        <Parts />
      </EnsureRoot>
    </InlayRoot>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    await keys('{Tab}{Enter}')
    await until('it is said in the nearest root', () => {
      const own = root.querySelector('.inlay-InlayRoot')
      return own?.querySelector('[aria-live]')?.textContent === '58 campaigns found'
    })
    await keys('{Tab}{Enter}')
    const menu = await find('menu')
    await until('the menu is in the nearest root', () => menu.closest('.inlay-InlayRoot') !== root)
    await keys('{Escape}')
    await until('the menu is gone', () => !menu.isConnected)
    const trigger = await find('button', 'Actions')
    await until('focus is back', () => focused() === trigger)
  },
  async open({ keys, find }) {
    await keys('{Tab}{Tab}{Enter}')
    await find('menu')
  },
}

function Parts() {
  const announce = useAnnounce()
  return (
    <div style={{ display: 'flex', gap: 8, padding: 12 }}>
      <Button variant="primary" onClick={() => announce('58 campaigns found')}>
        Announce
      </Button>
      <Menu trigger={<Button chevron>Actions</Button>}>
        <MenuItem onSelect={() => undefined}>Rename</MenuItem>
        <MenuItem onSelect={() => undefined}>Duplicate</MenuItem>
      </Menu>
    </div>
  )
}
