import { operation } from '../../operation/operation'

export const downloadOverview = operation({
  id: 'campaigns.downloadOverview',
  summary: 'The overview of a campaign, as markdown.',
  kind: 'download',
  method: 'GET',
  path: '/campaigns/{campaignId}/overview',
  mediaTypes: ['text/markdown'],
})
