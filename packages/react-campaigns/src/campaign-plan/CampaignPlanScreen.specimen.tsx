import type { Specimen } from '../../../../suites/specimen'
import { CampaignPlanScreen } from './CampaignPlanScreen'

export const specimen: Specimen = {
  name: 'CampaignPlanScreen',
  slot: 'inlay-CampaignPlan',
  rest: false,
  render: (own) => (
    <div style={{ display: 'flex', blockSize: '560px' }}>
      <CampaignPlanScreen {...own} campaignId="campaign_northwind_2" />
    </div>
  ),
  async keyboard({ keys, find, focused, root, until }) {
    await find('region', 'Conversation about the campaign')
    // Where there is room for one of the two, the plan is chosen first.
    if (root.querySelector('[data-pane]')) {
      const plan = await find('radio', 'Plan')
      plan.focus()
      await keys(' ')
    }
    const assist = await find('tab', 'Smart Assist')
    assist.focus()
    await keys('{ArrowRight}')
    const audience = await find('tab', /^Audience/)
    await until('the audience is shown', () => audience.getAttribute('aria-selected') === 'true')
    await until('focus is on its tab', () => focused() === audience)
    await find('tab', /^Accounts/)
    await keys('{ArrowLeft}')
    await find('heading', 'Find Leads')
  },
}
