import type { Specimen } from '../../../../../suites/specimen'
import { Switch } from './Switch'

export const specimen: Specimen = {
  name: 'Switch',
  slot: 'inlay-Switch',
  render: (own) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Switch {...own} label="Explain each score in one line" hint="Takes effect with the next run" />
      <Switch label="Send on weekends" defaultChecked error="Your plan sends on working days only" />
      <Switch label="On its way" checked busy />
      <Switch label="Not yours" checked disabledReason="Only an owner of the workspace can change this" />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}')
    const explain = await find('switch', 'Explain each score in one line')
    await until('it has focus', () => focused() === explain)
    await keys(' ')
    await until('Space turns it on', () => explain.getAttribute('aria-checked') === 'true')
    await keys('{Enter}')
    await until('Enter turns it off', () => explain.getAttribute('aria-checked') === 'false')
    await keys('{Tab}{Tab} {Tab} ')
    const refused = await find('switch', 'Not yours')
    await until('a refused one can be reached', () => focused() === refused)
    await until('and stays as it is', () => refused.getAttribute('aria-checked') === 'true')
  },
}
