import * as z from 'zod'
import { operation } from '../../operation/operation'
import { HeyreachCampaignStats } from './campaign'
import { ProviderName } from './launch-emails'
import { busyErrors } from './processing-state'

/** A list of leads as the LinkedIn-outreach provider has it. */
export const LeadList = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  leadCount: z.number().int(),
})

export type LeadList = z.output<typeof LeadList>

export const listLeadLists = operation({
  id: 'linkedInLaunch.lists',
  summary: 'The lead lists of the LinkedIn-outreach provider, the newest first.',
  kind: 'json',
  method: 'GET',
  path: '/linkedin-launch/lists',
  response: z.array(LeadList),
  errors: ['connection-missing'],
})

export const createLeadList = operation({
  id: 'linkedInLaunch.createList',
  summary: 'Makes a lead list.',
  kind: 'json',
  method: 'POST',
  path: '/linkedin-launch/lists',
  idempotencyKey: true,
  body: z.strictObject({ name: ProviderName }),
  response: LeadList,
  errors: ['connection-missing'],
  invalidates: ['linkedInLaunch.lists'],
})

export const sendLeads = operation({
  id: 'linkedInLaunch.send',
  summary:
    'Puts the contacts of a campaign whose LinkedIn messages are written on a lead list, whose people are written to.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/linkedin-launch',
  idempotencyKey: true,
  body: z.strictObject({ heyreachCampaignId: z.string().min(1).max(200) }),
  response: z.object({ success: z.boolean(), message: z.string().nullish() }),
  errors: [...busyErrors, 'connection-missing'],
  invalidates: ['campaigns.get', 'campaigns.list', 'artifacts.list', 'linkedInLaunch.lists', 'linkedInLaunch.stats'],
})

export const getLinkedInStats = operation({
  id: 'linkedInLaunch.stats',
  summary: 'What the LinkedIn-outreach provider counts of a campaign.',
  kind: 'json',
  method: 'GET',
  path: '/campaigns/{campaignId}/linkedin-launch/stats',
  response: z.object({
    heyreachCampaignStats: HeyreachCampaignStats.nullish(),
    /** Where the provider shows the list itself. */
    heyreachListLink: z.string().nullish(),
  }),
})
