import type { Jobs } from '../../../jobs/jobs'
import type { WorkspaceStore } from '../../../store/store'
import { nextRun } from './next-run'
import type { StoredSchedule } from './schedules-collection'

export const runScheduleKind = 'campaigns.runSchedule'

export interface RunScheduleInput {
  readonly campaignId: string
  /** Milliseconds from when it was planned. */
  readonly wait: number
}

/**
 * Plans the next time after now. Those that have passed while nobody was there are not made up for one by one: the one that
 * was planned has come late, and sees all that has come about.
 */
export async function planNextRun(
  store: WorkspaceStore,
  jobs: Pick<Jobs, 'start'>,
  schedule: StoredSchedule,
  now: number,
): Promise<StoredSchedule> {
  const nextRunAt = nextRun(schedule, now)
  if (nextRunAt === undefined) return { ...schedule, nextRunAt, runJobId: undefined }
  const input: RunScheduleInput = { campaignId: schedule.campaignId, wait: nextRunAt - now }
  const runJobId = await jobs.start({ workspaceId: store.workspaceId, kind: runScheduleKind, input, store })
  return { ...schedule, nextRunAt, runJobId }
}
