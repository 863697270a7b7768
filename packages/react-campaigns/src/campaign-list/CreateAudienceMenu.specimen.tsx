import type { Specimen } from '../../../../suites/specimen'
import { CreateAudienceMenu } from './CreateAudienceMenu'

const chosen: string[] = []

export const specimen: Specimen = {
  name: 'CreateAudienceMenu',
  slot: 'inlay-Button',
  rest: false,
  render: (own) => (
    <CreateAudienceMenu
      {...own}
      onCreateEmpty={() => void chosen.push('empty')}
      onCreate={{ csv: () => void chosen.push('csv') }}
    />
  ),
  async keyboard({ keys, find, focused, until }) {
    chosen.length = 0
    await keys('{Tab}{Enter}')
    await find('menu', /^Create campaign/)
    await keys('imp')
    await until('a way that is not there can be found', () => focused()?.getAttribute('aria-disabled') === 'true')
    await keys('{Home}{Enter}')
    await until('an empty list is chosen', () => chosen.join() === 'empty')
    await keys('{Enter}')
    await find('menu', /^Create campaign/)
    await keys('{ArrowDown}{Enter}')
    await until('a CSV is chosen', () => chosen.join() === 'empty,csv')
  },
  async open({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('menu', /^Create campaign/)
  },
}
