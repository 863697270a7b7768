import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { textOfAtMost } from '../../operation/text-of-at-most'

export const campaignStatuses = ['Draft', 'Active', 'Preview', 'Completed', 'Failed'] as const

export type CampaignStatus = (typeof campaignStatuses)[number]

/** The settings that messages of one type are written from. */
export const MessagesMetadata = z.object({
  type: z.enum(['email', 'linkedin']),
  instructions: z.string(),
  templates: z.array(z.string()),
  subjectLine: z.string().nullish(),
})

export const EnrichmentWithAiMetadata = z.object({
  fieldName: z.string(),
  userPrompt: z.string(),
  fieldsToEnrichFrom: z.array(z.string()).optional(),
})

export const SmartleadCampaignAnalytics = z.object({
  sent_count: z.number().default(0),
  open_count: z.number().default(0),
  reply_count: z.number().default(0),
})

export const HeyreachCampaignStats = z.object({
  overallStats: z.object({
    messagesSent: z.number().default(0),
    messagesReplies: z.number().default(0),
    connectionsSent: z.number().default(0),
    messageReplyRate: z.number().default(0),
    connectionAcceptanceRate: z.number().default(0),
  }),
})

/** A campaign, which is also an audience list: the two are one record. */
export const Campaign = z.object({
  campaignId: z.string(),
  name: z.string(),
  objective: z.string(),
  type: z.string(),
  status: openEnum(campaignStatuses, 'Draft'),
  initialPrompt: z.string().nullish(),
  createDate: z.string(),
  updateDate: z.string(),
  userId: z.string(),
  /** The name of who made it; nothing where the backend does not say. */
  userName: z.string().nullish(),
  messagesMetadata: z.array(MessagesMetadata).default([]),
  enrichmentWithAiMetadata: z.array(EnrichmentWithAiMetadata).default([]),
  peopleArtifactVisibleColumns: z.array(z.string()).nullish(),
  smartleadCampaignId: z.string().nullish(),
  smartleadCampaignName: z.string().nullish(),
  heyreachCampaignId: z.string().nullish(),
  smartleadCampaignAnalytics: SmartleadCampaignAnalytics.nullish(),
  heyreachCampaignStats: HeyreachCampaignStats.nullish(),
  /** Rows of its audience; nothing where the backend does not count them. */
  accountsCount: z.number().int().nullish(),
  contactsCount: z.number().int().nullish(),
  /** Fields that some row of its audience has had a value in, in the order in which they came; nothing where the backend does not say. */
  accountFields: z.array(z.string()).nullish(),
  contactFields: z.array(z.string()).nullish(),
  /** Counts up with every change; what `If-Match` compares. */
  revision: z.number().int(),
})

export type Campaign = z.output<typeof Campaign>

export const longestCampaignName = 200

export const CampaignName = textOfAtMost(
  longestCampaignName,
  `A name has at most ${longestCampaignName} characters.`,
  z.string().trim().min(1, 'A campaign needs a name.'),
)
