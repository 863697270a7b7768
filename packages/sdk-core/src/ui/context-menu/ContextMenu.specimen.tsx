import { Copy, Trash2 } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Card } from '../card/Card'
import { Link } from '../link/Link'
import { MenuItem } from '../menu/MenuItem'
import { MenuLine } from '../menu/MenuLine'
import { ContextMenu } from './ContextMenu'

const nothing = () => undefined

export const specimen: Specimen = {
  name: 'ContextMenu',
  render: (own) => (
    <ContextMenu
      {...own}
      label="Theo Okafor"
      items={
        <>
          <MenuItem icon={Copy} shortcut="Ctrl C" onSelect={nothing}>
            Copy email
          </MenuItem>
          <MenuLine />
          <MenuItem icon={Trash2} tone="danger" onSelect={nothing}>
            Delete
          </MenuItem>
        </>
      }
    >
      <Card>
        <Link href="#theo">Theo Okafor</Link>
        <p>Director of Freight Procurement, EMEA</p>
      </Card>
    </ContextMenu>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    await keys('{Tab}{Shift>}{F10}{/Shift}')
    await find('menu', 'Theo Okafor')
    await until('the first item has focus', () => focused()?.textContent?.includes('Copy email') ?? false)
    await keys('{ArrowDown}{Enter}')
    await until('choosing closes it', () => root.querySelector('[role="menu"]') === null)
    await until('focus is back where it was', () => focused()?.matches('a') ?? false)
  },
  async open({ keys, find }) {
    await keys('{Tab}{Shift>}{F10}{/Shift}')
    await find('menu', 'Theo Okafor')
  },
}
