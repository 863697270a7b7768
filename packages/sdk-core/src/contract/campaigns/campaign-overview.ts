import { operation } from '../../operation/operation'

export const downloadOverview = operation({
  id: 'campaigns.downloadOverview',
  summary: 'The overview that the agent has written of a campaign, as markdown.',
  kind: 'download',
  method: 'GET',
  path: '/campaigns/{campaignId}/overview',
  mediaTypes: ['text/markdown'],
})
