import type { Specimen } from '../../../../suites/specimen'
import { AudienceListScreen } from './AudienceListScreen'

/** What nothing is found with stands in for all the rest, which `CampaignListScreen` has shown. */
export const specimen: Specimen = {
  name: 'AudienceListScreen',
  slot: 'inlay-CampaignListScreen',
  rest: false,
  render: (own) => <AudienceListScreen {...own} view={{ search: 'zeppelin' }} />,
  async keyboard({ keys, find, focused, until }) {
    await find('heading', 'Audience list')
    await find('heading', 'No campaigns match “zeppelin”')
    const search = await find('searchbox', 'Search campaigns')
    await keys('{Tab}{Tab}')
    await until('the search comes after the button', () => focused() === search)
  },
}
