import * as z from 'zod'
import { operation } from '../../operation/operation'
import { UploadResult } from './upload-artifacts'

export const CrmList = z.object({
  listId: z.string(),
  name: z.string(),
  /** `0-1` are contacts. */
  objectTypeId: z.string(),
  createdAt: z.string(),
  additionalProperties: z.object({ hs_list_size: z.string().optional() }).default({}),
})

export type CrmList = z.output<typeof CrmList>

export const listCrmLists = operation({
  id: 'crm.lists',
  summary: 'The lists of the connected CRM.',
  kind: 'json',
  method: 'GET',
  path: '/crm/lists',
  response: z.array(CrmList),
  errors: ['connection-missing'],
})

export const uploadCrmList = operation({
  id: 'crm.uploadList',
  summary: 'Adds the contacts of a list of the CRM to a campaign.',
  kind: 'json',
  method: 'POST',
  path: '/crm/lists/upload',
  idempotencyKey: true,
  body: z.strictObject({ campaignId: z.string().min(1).max(200), listId: z.string().min(1).max(200) }),
  response: UploadResult,
  errors: ['connection-missing', 'campaign-busy'],
  invalidates: ['artifacts.list', 'campaigns.get', 'campaigns.list'],
})
