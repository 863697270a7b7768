import type { Specimen } from '../../../../../suites/specimen'
import { JsonView } from './JsonView'

export const specimen: Specimen = {
  name: 'JsonView',
  slot: 'inlay-JsonView',
  render: (own) => (
    <JsonView
      {...own}
      label="Arguments"
      value={{ query: 'heads of operations', limit: 50, verified: true, owner: null, places: ['Leeds', 'Utrecht'] }}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    const root = await find('treeitem', /5 entries/)
    await keys('{Tab}')
    await until('the first line has focus', () => focused() === root)
    await keys('{End}{ArrowRight}{ArrowDown}')
    await until('the arrow opens a list, and goes into it', () => focused()?.textContent?.includes('Leeds') ?? false)
    await keys('{ArrowLeft}{ArrowLeft}')
    await until('the other arrow goes back and closes it', () => focused()?.getAttribute('aria-expanded') === 'false')
    await keys('{Home}{Tab}')
    const copy = await find('button', 'Copy value')
    await until('what copies it is the next stop', () => focused() === copy)
  },
}
