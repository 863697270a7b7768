import { ChevronDown } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { IconButton } from '../icon-button/IconButton'
import { Menu } from '../menu/Menu'
import { MenuItem } from '../menu/MenuItem'
import { Button } from './Button'
import { ButtonGroup } from './ButtonGroup'

const nothing = () => undefined

export const specimen: Specimen = {
  name: 'ButtonGroup',
  slot: 'inlay-ButtonGroup',
  render: (own) => (
    <ButtonGroup {...own} label="Export">
      <Button>Export</Button>
      <Menu trigger={<IconButton variant="secondary" icon={ChevronDown} label="More formats" />}>
        <MenuItem onSelect={nothing}>CSV</MenuItem>
      </Menu>
    </ButtonGroup>
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}')
    const button = await find('button', 'Export')
    await until('the action is reached', () => focused() === button)
    await keys('{Tab}')
    const more = await find('button', 'More formats')
    await until('so is what opens the others', () => focused() === more)
  },
  async open({ keys, find }) {
    await keys('{Tab}{Tab}{Enter}')
    await find('menu', /./)
  },
}
