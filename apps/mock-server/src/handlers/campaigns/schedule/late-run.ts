import type { ScheduleRun } from '@inlay/sdk-core/contract/campaigns'
import { nextRun } from './next-run'
import type { StoredSchedule } from './schedules-collection'

/** When a time that has come late was due, and for how many it stands. */
export type LateRun = Pick<ScheduleRun, 'dueAt' | 'dueCount'>

/** Nothing where it came when it was to come. */
export function lateRun(schedule: StoredSchedule, now: number): LateRun | undefined {
  const { nextRunAt } = schedule
  return nextRunAt === undefined || now - nextRunAt < punctual
    ? undefined
    : { dueAt: new Date(nextRunAt).toISOString(), dueCount: timesUntil(schedule, nextRunAt, now) }
}

const punctual = 60_000

function timesUntil(schedule: StoredSchedule, first: number, now: number): number | null {
  let at: number | undefined = first
  for (let count = 0; count <= mostCounted; count += 1) {
    if (at === undefined || at > now) return count
    at = nextRun(schedule, at)
  }
  return null
}

const mostCounted = 500
