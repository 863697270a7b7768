import { EmailSchedule, LaunchEmails } from '@inlay/sdk-core/contract/campaigns'
import { dayAt, instantAt } from '@inlay/sdk-core/filters'
import * as z from 'zod'

const { timezone, start_hour, end_hour, min_time_btw_emails, max_new_leads_per_day } = EmailSchedule.shape

/** What a person fills in to launch e-mails. */
export const EmailLaunchForm = z
  .object({
    way: z.enum(['new', 'existing']),
    smartleadCampaignName: z.string(),
    smartleadCampaignId: z.string().nullable(),
    senders: z.array(z.string()).min(1),
    timezone,
    days: z.array(z.string()).min(1),
    start_hour,
    end_hour,
    min_time_btw_emails,
    max_new_leads_per_day,
    /** A time of the clocks in the time zone; none is now. */
    startsAt: z.string().nullable(),
  })
  .superRefine(({ way, smartleadCampaignName, smartleadCampaignId }, { addIssue }) => {
    if (way === 'existing' && smartleadCampaignId === null)
      addIssue({ code: 'custom', path: ['smartleadCampaignId'], message: 'Choose a campaign' })
    if (way === 'new') {
      const checked = LaunchEmails.shape.smartleadCampaignName.safeParse(smartleadCampaignName)
      for (const issue of checked.error?.issues ?? [])
        addIssue({ code: 'custom', path: ['smartleadCampaignName'], message: issue.message })
    }
  })

export type EmailLaunchValues = z.output<typeof EmailLaunchForm>

/** All days from six in the morning until late, as the product begins with it. */
export function startValues(name: string, timeZone: string): EmailLaunchValues {
  return {
    way: 'new',
    smartleadCampaignName: name,
    smartleadCampaignId: null,
    senders: [],
    timezone: timeZone,
    days: ['0', '1', '2', '3', '4', '5', '6'],
    start_hour: '06:00',
    end_hour: '23:30',
    min_time_btw_emails: 3,
    max_new_leads_per_day: 50,
    startsAt: null,
  }
}

/** What is sent for what was filled in. */
export function launchOf(values: EmailLaunchValues, name: string, now: number): z.input<typeof LaunchEmails> {
  const { way, smartleadCampaignId, senders, days, startsAt, timezone: zone } = values
  return {
    smartleadCampaignName: name.trim(),
    ...(way === 'existing' && smartleadCampaignId !== null ? { smartleadCampaignId } : {}),
    emailAccountIds: senders.map(Number),
    smartleadSchedule: {
      timezone: zone,
      days_of_the_week: days.map(Number).toSorted((a, b) => a - b),
      start_hour: values.start_hour,
      end_hour: values.end_hour,
      min_time_btw_emails: values.min_time_btw_emails,
      max_new_leads_per_day: values.max_new_leads_per_day,
      schedule_start_time: new Date(startsAt === null ? now : instantOf(startsAt, zone)).toISOString(),
    },
    status: 'start',
  }
}

/** When the clocks in a zone show a time written as `2026-11-25T09:30`. */
function instantOf(text: string, zone: string): number {
  const wall = new Date(`${text}Z`)
  const day = dayAt(wall.getTime(), 'UTC')
  return instantAt(day, wall.getUTCHours() * 60 + wall.getUTCMinutes(), zone)
}
