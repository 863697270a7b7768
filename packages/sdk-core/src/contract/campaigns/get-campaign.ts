import { operation } from '../../operation/operation'
import { Campaign } from './campaign'

export const getCampaign = operation({
  id: 'campaigns.get',
  summary: 'One campaign.',
  kind: 'json',
  method: 'GET',
  path: '/campaigns/{campaignId}',
  response: Campaign,
})
