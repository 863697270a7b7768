import type { Specimen } from '../../../../suites/specimen'
import { CampaignList } from './CampaignList'

export const specimen: Specimen = {
  name: 'CampaignList',
  slot: 'inlay-CampaignList',
  rest: false,
  render: (own) => <CampaignList {...own} />,
  async keyboard({ root, keys, find, focused, until }) {
    const names = () => [...root.querySelectorAll('h2')].map((heading) => heading.textContent)
    const list = await find('list', 'Campaigns')
    await until('the campaigns are there', () => names().length > 3)
    const before = names().join()
    await keys('{Tab}zeppelin')
    await until('nothing is found', () => !list.isConnected)
    await keys('{Escape}')
    await find('list', 'Campaigns')
    await keys('{Tab}{Enter}')
    await find('menu')
    await keys('na{Enter}')
    await find('button', 'Sort by: Name')
    await until('they are in another order', () => names().length > 3 && names().join() !== before)
    await keys('{Tab}')
    await until('the first campaign comes next', () => focused()?.closest('li') === root.querySelector('li'))
  },
  async open({ keys, find }) {
    await find('list', 'Campaigns')
    await keys('{Tab}{Tab}{Enter}')
    await find('menu')
  },
}
