import { Copy, FolderInput, PanelRight, Pencil, Trash2 } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { Menu } from './Menu'
import { MenuCheckboxItem } from './MenuCheckboxItem'
import { MenuGroup } from './MenuGroup'
import { MenuItem } from './MenuItem'
import { MenuLabel } from './MenuLabel'
import { MenuLine } from './MenuLine'
import { MenuLink } from './MenuLink'
import { MenuRadioGroup } from './MenuRadioGroup'
import { MenuRadioItem } from './MenuRadioItem'
import { MenuSub } from './MenuSub'

const nothing = () => undefined

export const specimen: Specimen = {
  name: 'Menu',
  with: [
    'MenuCheckboxItem',
    'MenuGroup',
    'MenuItem',
    'MenuLabel',
    'MenuLine',
    'MenuLink',
    'MenuRadioGroup',
    'MenuRadioItem',
    'MenuSub',
  ],
  slot: 'inlay-Menu',
  render: (own) => (
    <Menu {...own} defaultOpen trigger={<Button chevron>Actions</Button>}>
      <MenuLabel>Theo Okafor</MenuLabel>
      <MenuItem icon={PanelRight} shortcut="Enter" onSelect={nothing}>
        Open
      </MenuItem>
      <MenuItem icon={Copy} shortcut="Ctrl C" onSelect={nothing}>
        Copy email
      </MenuItem>
      <MenuItem icon={Pencil} disabledReason="Only its owner can rename it" onSelect={nothing}>
        Rename
      </MenuItem>
      <MenuSub icon={FolderInput} label="Move to">
        <MenuItem onSelect={nothing}>Spring campaigns</MenuItem>
        <MenuItem onSelect={nothing}>Autumn campaigns</MenuItem>
      </MenuSub>
      <MenuLink href="#audience">View the audience</MenuLink>
      <MenuGroup label="Columns">
        <MenuCheckboxItem checked onCheckedChange={nothing}>
          Score
        </MenuCheckboxItem>
      </MenuGroup>
      <MenuRadioGroup label="Order" value="newest" onValueChange={nothing}>
        <MenuRadioItem value="score">Best score first</MenuRadioItem>
        <MenuRadioItem value="newest">Newest first</MenuRadioItem>
      </MenuRadioGroup>
      <MenuLine />
      <MenuItem icon={Trash2} tone="danger" onSelect={nothing}>
        Delete
      </MenuItem>
    </Menu>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    const at = (text: string) => () => focused()?.querySelector('.inlay-Menu-text')?.textContent === text
    const closed = () => root.querySelector('[role="menu"]') === null
    const onTrigger = () => focused()?.getAttribute('aria-haspopup') === 'menu' && focused()?.matches('.inlay-Button')
    await find('menu', 'Actions')
    await keys('{Tab}{Enter}')
    await until('its button closes it', closed)
    await keys('{ArrowDown}')
    await until('the arrow goes to the first item', at('Open'))
    await keys('{End}')
    await until('End goes to the last', at('Delete'))
    await keys('mo{ArrowRight}')
    await until('typing finds the submenu, and the arrow opens it', at('Spring campaigns'))
    await keys('{ArrowLeft}')
    await until('the other arrow leads back', at('Move to'))
    await keys('{Home}{ArrowDown}{Enter}')
    await until('choosing closes it', closed)
    await until('focus is back on the button', () => onTrigger() === true)
    await keys('{ArrowUp}')
    await until('the arrow up opens it at its end', at('Delete'))
    await keys('{Escape}')
    await until('Escape closes it', closed)
  },
  async open({ keys, find }) {
    await keys('{Tab}')
    await find('menu', 'Actions')
  },
}
