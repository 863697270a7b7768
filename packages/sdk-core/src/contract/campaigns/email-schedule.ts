import * as z from 'zod'
import { isTimeZone } from './is-time-zone'

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Expected a time of day, as in 06:00')

/** When the e-mail provider may send: at which hours of which days somewhere, and how much at a time. */
export const EmailSchedule = z
  .strictObject({
    timezone: z.string().min(1).max(100).refine(isTimeZone, 'Expected a time zone, as in Europe/Berlin'),
    /** 0 is Sunday. */
    days_of_the_week: z.array(z.number().int().min(0).max(6)).min(1, 'Choose at least one day').max(7),
    start_hour: timeOfDay,
    end_hour: timeOfDay,
    /** Minutes. */
    min_time_btw_emails: z.number().int().min(1).max(1_440),
    max_new_leads_per_day: z.number().int().min(1).max(10_000),
    schedule_start_time: z.iso.datetime({ offset: true }),
  })
  .refine(({ start_hour: start, end_hour: end }) => start < end, {
    path: ['end_hour'],
    message: 'The day has to end after it begins',
  })
  .meta({
    examples: [
      {
        timezone: 'Europe/Berlin',
        days_of_the_week: [1, 2, 3, 4, 5],
        start_hour: '06:00',
        end_hour: '23:30',
        min_time_btw_emails: 3,
        max_new_leads_per_day: 50,
        schedule_start_time: '2026-11-25T08:00:00Z',
      },
    ],
  })

export type EmailSchedule = z.output<typeof EmailSchedule>
