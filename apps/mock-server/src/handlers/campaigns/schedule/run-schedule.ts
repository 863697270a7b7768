import type { ScheduleRun } from '@inlay/sdk-core/contract/campaigns'
import type { LanguageModel } from '../../../engines/language-model/language-model'
import type { JobQueue } from '../../../jobs/create-jobs'
import type { JobContext, RunJob } from '../../../jobs/run-job'
import { readTable } from '../artifacts/artifact-rows'
import { keepWork, readWork } from '../processing/campaign-work'
import { checkLeads, type CheckLeadsInput } from '../processing/check-leads'
import { readLeadSearch } from '../processing/lead-search'
import { shownRowIds } from '../processing/shown-row-ids'
import { lateRun, type LateRun } from './late-run'
import { launchNewLeads } from './launch-new-leads'
import { planNextRun, type RunScheduleInput } from './plan-next-run'
import { keepSchedule, readSchedule, withRun } from './schedules-collection'

export interface ScheduleParts {
  readonly jobs: Pick<JobQueue, 'within'>
  readonly language: LanguageModel
}

/** A check that has begun. */
interface Begun {
  readonly ranAt: number
  /** When it was to come, where that was long before. */
  readonly late?: LateRun | undefined
  readonly check: CheckLeadsInput
  readonly autoLaunch: boolean
  /** The place of the first contact that it may add. */
  readonly firstPlace: number
}

/** Waits until the time has come, checks for new leads, and keeps what came of it. The next time is planned before. */
export function runSchedule({ jobs, language }: ScheduleParts): RunJob {
  return async (context) => {
    const { campaignId, wait } = context.input as RunScheduleInput
    await context.sleep(wait)
    const begun = await context.step('begin', () => begin(context, jobs, campaignId))
    if (begun === null) return
    const at = { ranAt: new Date(begun.ranAt).toISOString(), ...begun.late }
    let found: number | null = null
    try {
      found = await context.step('check', () => check(context, begun.check))
      const leads =
        begun.autoLaunch && found > 0
          ? await launchNewLeads(context, language, { campaignId, firstPlace: begun.firstPlace })
          : null
      await remember(context, campaignId, {
        ...{ ...at, outcome: 'checked', found },
        launched: leads?.launched ?? null,
        ...(leads?.left === undefined ? {} : { error: leads.left }),
      })
    } catch (error) {
      if (context.signal.aborted) throw error
      const reason = error instanceof Error ? error.message : String(error)
      await remember(context, campaignId, { ...at, outcome: 'failed', found, error: reason })
    }
  }
}

/** Takes the campaign for the check; nothing where the schedule is another by now, or other work is going on. */
async function begin(
  { store, clock, jobId }: JobContext,
  jobs: ScheduleParts['jobs'],
  campaignId: string,
): Promise<Begun | null> {
  const planned: { begin?: () => void; late?: LateRun | undefined } = {}
  const begun = await store.transaction(async (open) => {
    const schedule = await readSchedule(open, campaignId)
    const work = await readWork(open, campaignId)
    const isOurs = work.jobId === jobId && work.state !== 'READY'
    // A server that died right after this has taken the campaign, and planned what comes next.
    if (schedule === undefined || (schedule.runJobId !== jobId && !isOurs)) return null
    const now = clock.now()
    if (!isOurs) {
      const ours = jobs.within(open)
      planned.begin = () => ours.begin()
      const next = await planNextRun(open, ours, schedule, now)
      const isBusy = work.state !== 'READY'
      planned.late = lateRun(schedule, now)
      const run: ScheduleRun = { ranAt: new Date(now).toISOString(), ...planned.late, outcome: 'busy' }
      await keepSchedule(open, isBusy ? withRun(next, run) : next)
      if (isBusy) return null
    }
    const accountIds = await shownRowIds(open, campaignId, 'account', now)
    const { nextPlace } = await readTable(open, campaignId, 'contact')
    await keepWork(open, { campaignId, state: 'PROSPECTING', jobId, parts: 0, done: 0, total: accountIds.length })
    return {
      ranAt: now,
      late: planned.late,
      check: { campaignId, search: await readLeadSearch(open, campaignId), until: now, accountIds },
      autoLaunch: schedule.autoLaunch,
      firstPlace: nextPlace,
    }
  })
  planned.begin?.()
  return begun
}

/** Answers how many rows were added. */
async function check(context: JobContext, input: CheckLeadsInput): Promise<number> {
  await checkLeads({ ...context, input })
  const { jobId, added } = await readWork(context.store, input.campaignId)
  return jobId === context.jobId ? (added ?? 0) : 0
}

async function remember({ store }: JobContext, campaignId: string, run: ScheduleRun): Promise<void> {
  await store.transaction(async (open) => {
    const schedule = await readSchedule(open, campaignId)
    // Removed meanwhile, by itself or with its campaign.
    if (schedule !== undefined) await keepSchedule(open, withRun(schedule, run))
  })
}
