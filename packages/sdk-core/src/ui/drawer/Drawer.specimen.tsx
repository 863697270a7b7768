import type { Specimen } from '../../../../../suites/specimen'
import { Opened } from '../floating/fixtures/Opened'
import { TextField } from '../text-field/TextField'
import { Drawer } from './Drawer'

export const specimen: Specimen = {
  name: 'Drawer',
  slot: 'inlay-Drawer',
  render: (own) => (
    <Opened opener="Theo Okafor">
      <Drawer {...own} open onOpenChange={() => undefined} title="Contact" aside="2 of 342">
        <TextField label="Note" />
      </Drawer>
    </Opened>
  ),
  async keyboard({ root, keys, focused, until }) {
    const drawer = () => root.querySelector('.inlay-Drawer')
    await keys('{Tab}{Enter}')
    await until('it is open', () => drawer() !== null)
    await keys('{Tab}')
    await until('Tab leads into it', () => drawer()?.contains(focused()) ?? false)
    await keys('{Enter}')
    await until('the cross has closed it', () => drawer() === null)
    await until('focus is back on the button', () => focused()?.textContent === 'Theo Okafor')
    await keys('{Enter}')
    await until('opened anew, it has focus', () => drawer() !== null && focused() === drawer())
    await keys('{Escape}')
    await until('Escape has closed it', () => drawer() === null)
    await until('focus is back again', () => focused()?.textContent === 'Theo Okafor')
  },
}
