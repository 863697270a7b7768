import { useState } from 'react'
import type { Own, Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { Drawer } from './Drawer'
import { DrawerArea } from './DrawerArea'

export const specimen: Specimen = {
  name: 'DrawerArea',
  slot: 'inlay-DrawerArea',
  render: (own) => <Audience own={own} />,
  async keyboard({ root, keys, focused, find, until }) {
    await keys('{Tab}{Enter}')
    await find('region', 'Contact')
    await keys('{Escape}')
    await until('the drawer is closed', () => root.querySelector('.inlay-Drawer') === null)
    await until('focus is back on the button', () => focused()?.textContent === 'Theo Okafor')
  },
  async open({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('region', 'Contact')
  },
}

function Audience({ own }: { readonly own: Own }) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ blockSize: 400 }}>
      <DrawerArea
        {...own}
        end={
          <Drawer open={open} onOpenChange={setOpen} title="Contact">
            Director of Freight Procurement, EMEA
          </Drawer>
        }
      >
        <Button onClick={() => setOpen(true)}>Theo Okafor</Button>
      </DrawerArea>
    </div>
  )
}
