import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { ShortcutsDialog } from './ShortcutsDialog'

export const specimen: Specimen = {
  name: 'ShortcutsDialog',
  slot: 'inlay-Dialog',
  render: (own) => (
    <>
      <Button>Somewhere</Button>
      <ShortcutsDialog {...own} defaultOpen />
    </>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    const closed = () => root.querySelector('dialog') === null
    await find('dialog', 'Keyboard shortcuts')
    await keys('{Escape}')
    await until('Escape has closed it', closed)
    const button = await find('button', 'Somewhere')
    button.focus()
    await keys('?')
    await find('dialog', 'Keyboard shortcuts')
    await keys('{Escape}')
    await until('Escape has closed it again', closed)
    await until('focus is back', () => focused() === button)
  },
  async open({ find }) {
    await find('dialog', 'Keyboard shortcuts')
  },
}
