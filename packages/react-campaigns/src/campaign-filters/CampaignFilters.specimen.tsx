import type { Specimen } from '../../../../suites/specimen'
import { CampaignFilters } from './CampaignFilters'

export const specimen: Specimen = {
  name: 'CampaignFilters',
  slot: 'inlay-CampaignFilters',
  rest: false,
  render: (own) => <CampaignFilters {...own} campaignId="campaign_northwind_2" total={48} />,
  async keyboard({ keys, find, until, focused, root }) {
    await keys('{Tab}{Tab}{Enter}')
    await find('dialog', 'Manage Campaign Filters')
    await until('it is about what has been enriched', () => root.textContent.includes('Post-enrich'))
    await keys('{Escape}')
    await until('focus is back on the button', () => focused()?.textContent === 'Post-Enrich Filters')
  },
}
