import type { Specimen } from '../../../../suites/specimen'
import { SettingsScreen } from './SettingsScreen'

export const specimen: Specimen = {
  name: 'SettingsScreen',
  slot: 'inlay-SettingsScreen',
  rest: false,
  render: (own) => (
    <div style={{ display: 'flex', minBlockSize: '480px' }}>
      <SettingsScreen {...own} tab="knowledge-base" />
    </div>
  ),
  async keyboard({ keys, find, focused, until }) {
    const [company, show] = [
      await find('link', 'Company Information'),
      await find('button', /^Show the text of .*Service/),
    ]
    await keys('{Tab}')
    await until('the tabs come first', () => focused() === company)
    show.focus()
    await keys('{Enter}')
    await find('dialog', /^Text of .*Service/)
    await keys('{Escape}')
    await until('focus is back', () => focused() === show)
  },
  async open({ keys, find }) {
    const remove = await find('button', /^Delete .*Service/)
    remove.focus()
    await keys('{Enter}')
    await find('alertdialog')
  },
}
