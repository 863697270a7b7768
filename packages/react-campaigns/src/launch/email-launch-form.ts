import { EmailSchedule, LaunchEmails, type EmailCampaign } from '@inlay/sdk-core/contract/campaigns'
import { dayAt, instantAt } from '@inlay/sdk-core/filters'
import * as z from 'zod'
import { zoneOfToday } from '../time-zones'

const { timezone, start_hour, end_hour, min_time_btw_emails, max_new_leads_per_day } = EmailSchedule.shape

const Fields = z.object({
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

/** What a person fills in to launch e-mails, by the clock. */
export function emailLaunchForm(t: Words, now: () => number) {
  return Fields.superRefine((values, { addIssue }) => {
    const refuse = (path: keyof EmailLaunchValues, message: string) =>
      addIssue({ code: 'custom', path: [path], message })
    const { way, smartleadCampaignName, smartleadCampaignId, start_hour: from, end_hour: to, startsAt } = values
    if (way === 'existing' && smartleadCampaignId === null) refuse('smartleadCampaignId', t('existingMissing'))
    if (way === 'new') {
      const checked = LaunchEmails.shape.smartleadCampaignName.safeParse(smartleadCampaignName)
      for (const { message } of checked.error?.issues ?? []) refuse('smartleadCampaignName', message)
    }
    if (from >= to) refuse('end_hour', t('hoursEndBefore'))
    // The minute that it is may still be chosen.
    if (startsAt !== null && instantOf(startsAt, values.timezone) < now() - 60_000)
      refuse('startsAt', t('startsPassed'))
  })
}

type Words = (key: 'existingMissing' | 'hoursEndBefore' | 'startsPassed') => string

export type EmailLaunchForm = ReturnType<typeof emailLaunchForm>

export type EmailLaunchValues = z.output<typeof Fields>

/** All days from six in the morning until late, as the product begins with it. */
export function startValues(
  name: string,
  timeZone: string,
  existing: string | null = null,
  way: EmailLaunchValues['way'] = 'new',
): EmailLaunchValues {
  return {
    way,
    smartleadCampaignName: name,
    smartleadCampaignId: existing,
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

/** How a campaign of the provider sends, as a person fills it in; nothing where the provider does not say. */
export function valuesOf(
  { schedule, emailAccountIds }: EmailCampaign,
  senders: readonly number[],
): Partial<EmailLaunchValues> {
  const known = emailAccountIds?.filter((id) => senders.includes(id)) ?? []
  return {
    ...(known.length > 0 && { senders: known.map(String) }),
    ...(schedule && {
      timezone: zoneOfToday(schedule.timezone),
      days: schedule.days_of_the_week.map(String),
      start_hour: schedule.start_hour,
      end_hour: schedule.end_hour,
      min_time_btw_emails: schedule.min_time_btw_emails,
      max_new_leads_per_day: schedule.max_new_leads_per_day,
    }),
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

/** The day that it is in a zone, the first that e-mails can start on: `2026-11-25`. */
export function firstStartDay(now: number, zone: string): string {
  const { year, month, day } = dayAt(now, zone)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** What the clocks in a zone show instead of a time that they leave out; nothing where they show it. */
export function shownInstead(startsAt: string, zone: string): string | undefined {
  const shown = clockIn(zone).format(instantOf(startsAt, zone))
  return shown === startsAt.slice(11, 16) ? undefined : shown
}

/** Whether the clocks in a zone go back then, and show the same time once more. */
export function comesTwice(startsAt: string, zone: string): boolean {
  const format = clockIn(zone)
  const start = instantOf(startsAt, zone)
  return format.format(start) === format.format(start + anHour)
}

const anHour = 3_600_000

function clockIn(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** When the clocks in a zone show a time written as `2026-11-25T09:30`. */
function instantOf(text: string, zone: string): number {
  const wall = new Date(`${text}Z`)
  const day = dayAt(wall.getTime(), 'UTC')
  return instantAt(day, wall.getUTCHours() * 60 + wall.getUTCMinutes(), zone)
}
