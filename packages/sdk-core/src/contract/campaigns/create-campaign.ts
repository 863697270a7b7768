import * as z from 'zod'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'
import { Campaign, CampaignName, campaignStatuses } from './campaign'

export const longestPrompt = 20_000

export const NewCampaign = z.strictObject({
  name: CampaignName,
  objective: z.string().trim().min(1).max(200),
  type: z.string().trim().min(1).max(200),
  status: z.enum(campaignStatuses),
  initialPrompt: textOfAtMost(longestPrompt).optional(),
})

export const createCampaign = operation({
  id: 'campaigns.create',
  summary: 'Makes a campaign.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns',
  idempotencyKey: true,
  body: NewCampaign,
  response: Campaign,
  invalidates: ['campaigns.list'],
})
