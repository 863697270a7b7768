import { useState } from 'react'
import type { Own, Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'
import { Drawer } from './Drawer'

export const specimen: Specimen = {
  name: 'Drawer',
  slot: 'inlay-Drawer',
  render: (own) => <Contact own={own} />,
  async keyboard({ root, keys, focused, find, until }) {
    const closed = () => root.querySelector('.inlay-Drawer') === null
    await find('region', 'Contact')
    await until('it has focus', () => focused()?.matches('.inlay-Drawer') ?? false)
    await keys('{Escape}')
    await until('Escape has closed it', closed)
    await keys('{Tab}{Enter}')
    await find('region', 'Contact')
    await keys('{Tab}{Enter}')
    await until('the cross has closed it', closed)
    await until('focus is back on the button', () => focused()?.textContent === 'Theo Okafor')
  },
}

function Contact({ own }: { readonly own: Own }) {
  const [open, setOpen] = useState(true)
  return (
    <div style={{ display: 'flex', blockSize: 400 }}>
      <div style={{ flex: 1 }}>
        <Button onClick={() => setOpen(true)}>Theo Okafor</Button>
      </div>
      <Drawer {...own} open={open} onOpenChange={setOpen} title="Contact" aside="2 of 342">
        <TextField label="Note" />
      </Drawer>
    </div>
  )
}
