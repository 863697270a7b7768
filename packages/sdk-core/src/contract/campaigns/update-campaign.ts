import * as z from 'zod'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'
import { FieldName } from './field-name'
import { Campaign, CampaignName, campaignStatuses, MessagesMetadata } from './campaign'

const writtenText = textOfAtMost(20_000)

/** Settings of messages as a person may send them. */
const NewMessagesMetadata = MessagesMetadata.extend({
  instructions: writtenText,
  templates: z.array(writtenText).max(20),
  subjectLine: textOfAtMost(500).nullish(),
})

/** What a campaign's own fields may become; the fields of launches and statistics change by their own operations. */
export const CampaignUpdate = z
  .strictObject({
    name: CampaignName,
    objective: z.string().trim().min(1).max(200),
    type: z.string().trim().min(1).max(200),
    status: z.enum(campaignStatuses),
    messagesMetadata: z.array(NewMessagesMetadata).max(2),
    peopleArtifactVisibleColumns: z.array(FieldName).max(1_000),
  })
  .partial()

export const updateCampaign = operation({
  id: 'campaigns.update',
  summary: 'Changes the named fields of a campaign.',
  kind: 'json',
  method: 'PATCH',
  path: '/campaigns/{campaignId}',
  idempotencyKey: true,
  revision: 'optional',
  body: CampaignUpdate,
  response: Campaign,
  errors: ['conflict'],
  invalidates: ['campaigns.list', 'campaigns.get'],
})
