import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { operation } from '../../operation/operation'

export const processingStates = ['READY', 'PROSPECTING', 'PROCESSING'] as const

export type ProcessingState = (typeof processingStates)[number]

export const CampaignState = z.object({
  campaignId: z.string(),
  state: openEnum(processingStates, 'PROCESSING'),
})

export const getCampaignState = operation({
  id: 'campaigns.state',
  summary: 'Whether a campaign is being worked on.',
  kind: 'json',
  method: 'GET',
  path: '/campaigns/{campaignId}/state',
  response: CampaignState,
})

export const ProcessingStatus = z.object({
  state: openEnum(processingStates, 'PROCESSING'),
  /** Rows that the work is through with. */
  done: z.number().int(),
  /** Rows that it is about; 0 while that is not known. */
  total: z.number().int(),
  /** Rows that the work has added, where it adds some. */
  added: z.number().int().nullish(),
  /** Of the last work that came to an end, where it failed. */
  error: z.string().nullish(),
})

export type ProcessingStatus = z.output<typeof ProcessingStatus>

export const getProcessingStatus = operation({
  id: 'artifacts.processingStatus',
  summary: 'How far the work on rows is.',
  kind: 'json',
  method: 'GET',
  path: '/campaigns/{campaignId}/artifacts/processing-status',
  response: ProcessingStatus,
})

/** What starts work on a campaign is refused with this code while other work is going on. */
export const busyErrors = ['campaign-busy'] as const

/** What work on the rows of a campaign makes stale as soon as it begins. */
export const startsWork = ['campaigns.state', 'artifacts.processingStatus', 'campaigns.get', 'artifacts.list'] as const

export const Accepted = z.object({ ack: z.boolean() })
