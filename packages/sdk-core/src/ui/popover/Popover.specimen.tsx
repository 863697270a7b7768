import { ListFilter } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'
import { Popover } from './Popover'

export const specimen: Specimen = {
  name: 'Popover',
  slot: 'inlay-Popover',
  render: (own) => (
    <Popover {...own} defaultOpen trigger={<Button icon={ListFilter}>Filters</Button>}>
      {({ close }) => (
        <div style={{ display: 'grid', gap: 16, inlineSize: 240 }}>
          <TextField label="Company" placeholder="Any company" />
          <Button variant="primary" onClick={close}>
            Apply
          </Button>
        </div>
      )}
    </Popover>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    const trigger = () => root.querySelector('button[aria-haspopup="dialog"]')
    const closed = () => root.querySelector('[role="dialog"]') === null
    await find('dialog', 'Filters')
    await keys('{Tab}{Tab}')
    await until('it comes next after its button', () => focused()?.matches('input') ?? false)
    await keys('{Escape}')
    await until('Escape has closed it', closed)
    await until('focus is back on the button', () => focused() === trigger())
    await keys('{Enter}')
    await find('dialog', 'Filters')
    await until('the first field has focus', () => focused()?.matches('input') ?? false)
    await keys('{Tab}{Enter}')
    await until('what stands inside has closed it', closed)
    await until('focus is back on the button again', () => focused() === trigger())
  },
  async open({ keys, find }) {
    await keys('{Tab}')
    await find('dialog', 'Filters')
  },
}
