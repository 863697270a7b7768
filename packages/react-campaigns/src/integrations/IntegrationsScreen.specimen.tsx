import type { Specimen } from '../../../../suites/specimen'
import { IntegrationsScreen } from './IntegrationsScreen'

export const specimen: Specimen = {
  name: 'IntegrationsScreen',
  with: ['IntegrationsPanel'],
  slot: 'inlay-IntegrationsScreen',
  rest: false,
  render: (own) => (
    <div style={{ display: 'flex', minBlockSize: '480px' }}>
      <IntegrationsScreen {...own} />
    </div>
  ),
  async keyboard({ keys, find, focused, until, root }) {
    const all = await find('radio', 'All')
    await keys('{Tab}')
    await until('the kinds come first', () => focused() === all)
    await find('button', /^Actions for .*HeyReach/)
    const actions = await find('button', /^Actions for .*HubSpot/)
    actions.focus()
    await keys('{Enter}')
    await find('menuitem', 'Rename')
    await keys('{Enter}')
    await until('the name is edited', () => focused()?.matches('input') === true)
    await keys('{Escape}')
    await until('it is as it was', () => root.querySelector('[data-editing]') === null)
  },
  async open({ keys, find }) {
    const add = await find('button', 'Add connection')
    add.focus()
    await keys('{Enter}')
    await find('dialog', 'Add connection')
  },
}
