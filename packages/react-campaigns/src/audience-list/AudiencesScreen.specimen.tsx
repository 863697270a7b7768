import type { Specimen } from '../../../../suites/specimen'
import { AudiencesScreen } from './AudiencesScreen'

export const specimen: Specimen = {
  name: 'AudiencesScreen',
  slot: 'inlay-Audiences',
  rest: false,
  render: (own) => (
    <div style={{ display: 'flex', blockSize: '560px' }}>
      <AudiencesScreen {...own} />
    </div>
  ),
  async keyboard({ keys, find, focused, until }) {
    const grid = await find('grid', 'Audiences')
    await until('the rows are there', () => grid.querySelector('[aria-rowindex="2"]') !== null)
    await keys('{Tab}')
    const search = await find('searchbox', 'Search audiences')
    await until('the search comes first', () => focused() === search)
    await keys('zeppelin')
    await find('heading', 'No audiences match “zeppelin”')
    await keys('{Escape}')
    await until('the rows are back', () => grid.querySelector('[aria-rowindex="2"]') !== null)
  },
}
