import * as z from 'zod'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'
import { SmartleadCampaignAnalytics } from './campaign'
import { EmailSchedule } from './email-schedule'
import { busyErrors } from './processing-state'

/** A campaign as the e-mail provider has it. */
export const EmailCampaign = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** When it sends, as it was last launched; not every provider says so. */
  schedule: z.object(EmailSchedule.shape).nullish(),
  /** From which addresses. */
  emailAccountIds: z.array(z.number().int()).nullish(),
})

export type EmailCampaign = z.output<typeof EmailCampaign>

export const EmailSender = z.object({ id: z.number().int(), fromEmail: z.string() })

export type EmailSender = z.output<typeof EmailSender>

export const listEmailCampaigns = operation({
  id: 'emailLaunch.campaigns',
  summary: 'The campaigns of the e-mail provider, the newest first.',
  kind: 'json',
  method: 'GET',
  path: '/email-launch/campaigns',
  response: z.array(EmailCampaign),
  errors: ['connection-missing'],
})

export const listEmailSenders = operation({
  id: 'emailLaunch.senders',
  summary: 'The addresses from which the e-mail provider can send.',
  kind: 'json',
  method: 'GET',
  path: '/email-launch/senders',
  response: z.array(EmailSender),
  errors: ['connection-missing'],
})

export const longestProviderName = 200

export const ProviderName = textOfAtMost(
  longestProviderName,
  `A name has at most ${longestProviderName} characters.`,
  z.string().trim().min(1, 'A name is needed.'),
)

export const LaunchEmails = z.strictObject({
  smartleadCampaignName: ProviderName,
  /** Left out: a new campaign is made there. */
  smartleadCampaignId: z.string().min(1).max(200).optional(),
  emailAccountIds: z.array(z.number().int()).min(1, 'Choose at least one sender').max(100),
  smartleadSchedule: EmailSchedule,
  status: z.literal('start'),
})

export const launchEmails = operation({
  id: 'emailLaunch.launch',
  summary: 'Hands the contacts whose e-mails are written to the e-mail provider.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/email-launch',
  idempotencyKey: true,
  body: LaunchEmails,
  response: z.object({
    success: z.boolean(),
    message: z.string().nullish(),
    smartleadCampaignLink: z.string().nullish(),
  }),
  errors: [...busyErrors, 'connection-missing'],
  invalidates: ['campaigns.get', 'campaigns.list', 'artifacts.list', 'emailLaunch.campaigns', 'emailLaunch.analytics'],
})

export const getEmailAnalytics = operation({
  id: 'emailLaunch.analytics',
  summary: 'What the e-mail provider counts of a campaign.',
  kind: 'json',
  method: 'GET',
  path: '/campaigns/{campaignId}/email-launch/analytics',
  response: z.object({
    smartleadCampaignAnalytics: SmartleadCampaignAnalytics.nullish(),
    /** Where the provider shows them itself. */
    smartleadCampaignLink: z.string().nullish(),
  }),
})
