import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'
import { isTimeZone } from './is-time-zone'

export const scheduleRunOutcomes = ['checked', 'busy', 'failed'] as const

/** One time at which a schedule came. */
export const ScheduleRun = z.object({
  ranAt: z.iso.datetime(),
  /** When it was to come, where nobody was there then, so that it came later. */
  dueAt: z.iso.datetime().nullish(),
  /** For how many times it stands then; nothing where they are too many to count. */
  dueCount: z.number().int().nullish(),
  /** `busy`: other work was going on, so that nothing was looked for. */
  outcome: openEnum(scheduleRunOutcomes, 'checked'),
  /** Rows that were added. */
  found: z.number().int().nullish(),
  /** Leads that were handed to a provider. */
  launched: z.number().int().nullish(),
  /** Why it failed, or launched not all of them. */
  error: z.string().nullish(),
})

export type ScheduleRun = z.output<typeof ScheduleRun>

/** Checks for new leads of a campaign that come by themselves. */
export const ScheduleJob = z.object({
  jobId: z.string(),
  /** The campaign. */
  sessionId: z.string(),
  name: z.string(),
  description: z.string(),
  workspaceId: z.string(),
  taskType: openEnum(['collated_code_execution'], 'collated_code_execution'),
  isPaused: z.boolean(),
  /** The cron text. */
  triggerDescription: z.string(),
  /** Nothing while it is paused, and where it never comes again. */
  nextRunTime: z.iso.datetime().nullish(),
  /** Whose clocks the cron text is about. */
  timeZone: z.string().default('UTC'),
  /** Whether new leads are sent to where the campaign was launched. */
  autoLaunch: z.boolean().default(false),
  /** The latest first. */
  lastRuns: z.array(ScheduleRun).nullish(),
})

export type ScheduleJob = z.output<typeof ScheduleJob>

/** Whom a check looks for: what the campaign was once asked to find. */
export const LeadSearchShown = z.object({
  searchId: z.string(),
  /** “CFOs at retailers in Spain” */
  words: z.string(),
  /** One that is not is kept, and left out of checks. */
  isLookedFor: z.boolean(),
})

export type LeadSearchShown = z.output<typeof LeadSearchShown>

export const longestCron = 200

export const SetSchedule = z
  .strictObject({
    triggerType: z.literal('cron'),
    triggerConfig: z.strictObject({
      /** Five parts: minute, hour, day of the month, month, day of the week. */
      expr: textOfAtMost(
        longestCron,
        `A cron text has at most ${longestCron} characters.`,
        z.string().trim().min(1, 'Enter a cron text.'),
      ),
      /** @default 'UTC' */
      timezone: z.string().min(1).max(100).refine(isTimeZone, 'Expected a time zone, as in Europe/Berlin').optional(),
    }),
    autoLaunch: z.boolean(),
  })
  .meta({
    examples: [
      {
        triggerType: 'cron',
        triggerConfig: { expr: '0 10 * * *', timezone: 'Europe/Berlin' },
        autoLaunch: false,
      },
    ],
  })

const scheduleChanges = ['scheduleJobs.get'] as const

export const getScheduleJob = operation({
  id: 'scheduleJobs.get',
  summary: 'When a campaign is checked for new leads by itself.',
  kind: 'json',
  method: 'GET',
  path: '/campaigns/{campaignId}/schedule-job',
  response: z.object({
    job: ScheduleJob.nullish(),
    /** Whom a check looks for, in words: “CFOs at retailers in Spain”. */
    looksFor: z.string().nullish(),
    /** The same search by search, the latest first, also those that are left out. */
    searches: z.array(LeadSearchShown).nullish(),
    /** What time it is for the server, from which on schedules come. */
    now: z.string().nullish(),
  }),
})

export const setSchedule = operation({
  id: 'scheduleJobs.set',
  summary: 'Has a campaign checked for new leads by a cron text, also if paused.',
  kind: 'json',
  method: 'PUT',
  path: '/campaigns/{campaignId}/schedule-job',
  idempotencyKey: true,
  body: SetSchedule,
  response: z.object({ job: ScheduleJob }),
  invalidates: scheduleChanges,
})

export const pauseSchedule = operation({
  id: 'scheduleJobs.pause',
  summary: 'Lets the checks rest until it is set again.',
  kind: 'json',
  method: 'POST',
  path: '/schedule-jobs/{jobId}/pause',
  idempotencyKey: true,
  body: z.strictObject({}),
  response: z.object({ job: ScheduleJob }),
  invalidates: scheduleChanges,
})

export const removeSchedule = operation({
  id: 'scheduleJobs.remove',
  summary: 'Ends the checks.',
  kind: 'json',
  method: 'DELETE',
  path: '/schedule-jobs/{jobId}',
  idempotencyKey: true,
  response: z.object({ jobId: z.string() }),
  invalidates: scheduleChanges,
})

export const chooseLeadSearch = operation({
  id: 'scheduleJobs.chooseSearch',
  summary: 'Has checks look for this, or no longer.',
  kind: 'json',
  method: 'PUT',
  path: '/campaigns/{campaignId}/lead-searches/{searchId}',
  idempotencyKey: true,
  body: z.strictObject({ isLookedFor: z.boolean() }),
  response: z.object({ searchId: z.string() }),
  invalidates: scheduleChanges,
})
