import { withFullStop } from '../../../engines/messages/with-full-stop'
import type { ScheduleJob, ScheduleRun } from '@inlay/sdk-core/contract/campaigns'
import { notFound } from '../../../frame/problem-error'
import { readAll } from '../../../read-all'
import { collectionName, type WorkspaceStore } from '../../../store/store'
import { readCampaign } from '../campaigns-collection'
import type { CronPlan } from './next-run'

/** When a campaign is checked for new leads, by its id. */
export interface StoredSchedule extends CronPlan {
  readonly campaignId: string
  readonly jobId: string
  readonly autoLaunch: boolean
  readonly isPaused: boolean
  /** The work that waits for the next time: another one that wakes up has nothing to do here any more. */
  readonly runJobId?: string | undefined
  readonly nextRunAt?: number | undefined
  /** The latest first. */
  readonly runs: readonly ScheduleRun[]
}

export const schedulesCollection = collectionName<StoredSchedule>('schedules')

export async function readSchedule(store: WorkspaceStore, campaignId: string): Promise<StoredSchedule | undefined> {
  return (await store.collection(schedulesCollection).get(campaignId))?.value
}

export async function requireSchedule(store: WorkspaceStore, jobId: string): Promise<StoredSchedule> {
  const [kept] = await readAll(store.collection(schedulesCollection), {
    field: 'jobId',
    operator: 'equals',
    value: jobId,
  })
  if (kept === undefined) throw notFound('schedule')
  return kept.value
}

export async function keepSchedule(store: WorkspaceStore, schedule: StoredSchedule): Promise<void> {
  await store.collection(schedulesCollection).put(schedule.campaignId, schedule)
}

/** Has a time at which a schedule came remembered, with the last few before it. */
export function withRun(schedule: StoredSchedule, run: ScheduleRun): StoredSchedule {
  return { ...schedule, runs: [run, ...schedule.runs].slice(0, mostRuns) }
}

const mostRuns = 10

export async function toScheduleJob(store: WorkspaceStore, schedule: StoredSchedule): Promise<ScheduleJob> {
  const { campaignId, jobId, isPaused, expr, timeZone, autoLaunch, nextRunAt, runs } = schedule
  const { name } = (await readCampaign(store, campaignId)).value
  return {
    jobId,
    sessionId: campaignId,
    name: 'Check for new leads',
    description: withFullStop(`Looks for new leads of ${name}`),
    workspaceId: store.workspaceId,
    taskType: 'collated_code_execution',
    isPaused,
    triggerDescription: expr,
    nextRunTime: nextRunAt === undefined ? null : new Date(nextRunAt).toISOString(),
    timeZone,
    autoLaunch,
    lastRuns: [...runs],
  }
}
