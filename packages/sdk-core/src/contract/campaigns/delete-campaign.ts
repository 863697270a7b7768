import * as z from 'zod'
import { operation } from '../../operation/operation'

export const deleteCampaign = operation({
  id: 'campaigns.delete',
  summary: 'Deletes a campaign with everything in it.',
  kind: 'json',
  method: 'DELETE',
  path: '/campaigns/{campaignId}',
  idempotencyKey: true,
  response: z.object({ campaignId: z.string() }),
  invalidates: ['campaigns.list', 'campaigns.get'],
})
