import type { Specimen } from '../../../../suites/specimen'
import { CampaignListScreen } from './CampaignListScreen'

export const specimen: Specimen = {
  name: 'CampaignListScreen',
  slot: 'inlay-CampaignListScreen',
  rest: false,
  render: (own) => <CampaignListScreen {...own} />,
  async keyboard({ keys, find, focused, until }) {
    await find('heading', 'Your Audience List')
    await find('list', 'Campaigns')
    await keys('{Tab}{Enter}')
    await find('menu', /^Create campaign/)
    await keys('{Escape}{Tab}')
    const search = await find('searchbox', 'Search campaigns')
    await until('the search comes next', () => focused() === search)
  },
  async open({ keys, find }) {
    await find('list', 'Campaigns')
    await keys('{Tab}{Enter}')
    await find('menu', /^Create campaign/)
  },
}
