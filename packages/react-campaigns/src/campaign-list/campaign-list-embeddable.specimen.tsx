import type { Specimen } from '../../../../suites/specimen'
import { campaignListEmbeddable } from './campaign-list-embeddable'

/** What a frame shows, from what it is given. */
const Screen = await campaignListEmbeddable.component()
const props = campaignListEmbeddable.props.parse({ view: { sort: 'name:asc' } })

export const specimen: Specimen = {
  name: 'campaignListEmbeddable',
  slot: 'inlay-CampaignListScreen',
  own: false,
  render: () => <Screen {...props} />,
  async keyboard({ keys, find }) {
    await find('list', 'Campaigns')
    await find('button', 'Sort by: Name')
    await keys('{Tab}{Tab}zeppelin')
    await find('heading', 'No campaigns match “zeppelin”')
  },
}
