import type { Specimen } from '../../../../suites/specimen'
import { CampaignLaunchScreen } from './CampaignLaunchScreen'
import { launchable } from './fixtures/launchable'

export const specimen: Specimen = {
  name: 'CampaignLaunchScreen',
  slot: 'inlay-CampaignDetail',
  rest: false,
  render: (own) => (
    <div style={{ display: 'flex', blockSize: '560px' }}>
      <CampaignLaunchScreen {...own} campaignId={launchable.campaignId} />
    </div>
  ),
  async keyboard({ keys, find }) {
    const more = await find('button', 'More actions')
    more.focus()
    await keys('{Enter}')
    await find('menuitem', 'Download contacts')
    await keys('{Escape}')
  },
}
