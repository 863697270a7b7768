import type { ScheduleJob } from '@inlay/sdk-core/contract/campaigns'
import { cronProblem, nextRuns } from './cron-runs'

/** Whether the run that was to come next has come. */
export function isRunPast({ nextRunTime }: ScheduleJob, now: number): boolean {
  return nextRunTime ? Date.parse(nextRunTime) <= now : false
}

/** A schedule with the run that is next now, where the one that was to be next has come and none was planned yet. */
export function withComingRun(job: ScheduleJob, now: number): ScheduleJob {
  const { triggerDescription: expr, timeZone } = job
  if (!isRunPast(job, now) || cronProblem(expr, now)?.kind === 'unreadable') return job
  return { ...job, nextRunTime: nextRuns(expr, timeZone, now, 1)[0]?.toISOString() ?? null }
}
