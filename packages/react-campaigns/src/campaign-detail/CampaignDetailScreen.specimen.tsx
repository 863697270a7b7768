import type { Specimen } from '../../../../suites/specimen'
import { CampaignDetailScreen } from './CampaignDetailScreen'

export const specimen: Specimen = {
  name: 'CampaignDetailScreen',
  slot: 'inlay-CampaignDetail',
  rest: false,
  render: (own) => (
    <div style={{ display: 'flex', blockSize: '640px' }}>
      <CampaignDetailScreen {...own} campaignId="campaign_northwind_2" />
    </div>
  ),
  async keyboard({ keys, find, until }) {
    const contacts = await find('tab', /^Contacts/)
    contacts.focus()
    await keys('{ArrowLeft}')
    const accounts = await find('tab', /^Accounts/)
    await until('the accounts are shown', () => accounts.getAttribute('aria-selected') === 'true')
  },
}
