import { operation } from '../../operation/operation'
import { Campaign } from './campaign'

export const listCampaigns = operation({
  id: 'campaigns.list',
  summary: 'Campaigns of the workspace; `search` looks at the name.',
  kind: 'page',
  method: 'GET',
  path: '/campaigns',
  item: Campaign,
  sortable: ['updateDate', 'createDate', 'name', 'status'],
})
