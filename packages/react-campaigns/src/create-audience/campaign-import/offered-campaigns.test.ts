import { expect, it } from 'vitest'
import { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { matchesFilter } from '@inlay/sdk-core/filters'
import { offeredCampaigns, offeredFilter } from './offered-campaigns'

const campaign = (campaignId: string, fields: object = {}) =>
  Campaign.parse({
    campaignId,
    name: campaignId,
    objective: 'Lead Gen',
    type: 'Email',
    status: 'Active',
    createDate: '',
    updateDate: '',
    userId: 'u',
    revision: 1,
    ...fields,
  })

const campaigns = [
  campaign('plain'),
  campaign('target'),
  campaign('draft', { status: 'Draft' }),
  campaign('mailed', { smartleadCampaignId: 's1' }),
  campaign('linked', { heyreachCampaignId: 'h1' }),
  campaign('cleared', { smartleadCampaignId: null, heyreachCampaignId: '' }),
]

it('offers active campaigns that are with no provider, and never the target [CAM-IMPORT-02]', () => {
  const wanted = ['plain', 'cleared']
  expect(offeredCampaigns(campaigns, 'target').map(({ campaignId }) => campaignId)).toEqual(wanted)
  const filter = offeredFilter('target')
  expect(campaigns.filter((each) => matchesFilter(filter, each)).map(({ campaignId }) => campaignId)).toEqual(wanted)
})
