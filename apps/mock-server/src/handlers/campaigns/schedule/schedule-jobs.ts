import {
  chooseLeadSearch,
  getScheduleJob,
  pauseSchedule,
  removeSchedule,
  setSchedule,
  type LeadSearchShown,
} from '@inlay/sdk-core/contract/campaigns'
import { invalid, notFound } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import {
  allGroupsOf,
  keepLeadSearch,
  readLeadSearch,
  searchIdOf,
  withGroups,
  type LeadSearch,
} from '../processing/lead-search'
import { groupInWords, leadSearchInWords } from '../processing/lead-search-in-words'
import { cronProblem } from './next-run'
import { planNextRun } from './plan-next-run'
import { keepSchedule, readSchedule, requireSchedule, schedulesCollection, toScheduleJob } from './schedules-collection'

const getScheduleJobHandler = implement(getScheduleJob, async ({ input, store, clock }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  const schedule = await readSchedule(store, campaignId)
  const job = schedule === undefined ? null : await toScheduleJob(store, schedule)
  const search = await readLeadSearch(store, campaignId)
  const looksFor = leadSearchInWords(search)
  return { job, looksFor, searches: shownSearches(search), now: new Date(clock.now()).toISOString() }
})

const chooseLeadSearchHandler = implement(chooseLeadSearch, ({ input, store }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    const before = await readLeadSearch(open, campaignId)
    const groups = allGroupsOf(before)
    if (!groups.some((group) => searchIdOf(group) === input.params.searchId)) throw notFound('search')
    const chosen = groups.map((group) =>
      searchIdOf(group) === input.params.searchId ? { ...group, isSetAside: !input.body.isLookedFor } : group,
    )
    if (chosen.every(({ isSetAside }) => isSetAside))
      throw invalid([{ field: 'isLookedFor', message: 'Checks have to look for somebody.' }])
    await keepLeadSearch(open, withGroups(before, chosen))
    return { searchId: input.params.searchId }
  }),
)

function shownSearches(search: LeadSearch): LeadSearchShown[] {
  return allGroupsOf(search).map((group) => ({
    searchId: searchIdOf(group),
    words: groupInWords(group),
    isLookedFor: group.isSetAside !== true,
  }))
}

const setScheduleHandler = implement(setSchedule, ({ input, store, jobs, clock, newId }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    const { triggerConfig, autoLaunch } = input.body
    const { expr, timezone: timeZone = 'UTC' } = triggerConfig
    const now = clock.now()
    const problem = cronProblem({ expr, timeZone }, now)
    if (problem !== undefined) throw invalid([{ field: 'triggerConfig.expr', message: problem }])
    const before = await readSchedule(open, campaignId)
    const schedule = await planNextRun(
      open,
      jobs,
      {
        campaignId,
        jobId: before?.jobId ?? newId('schedule'),
        expr,
        timeZone,
        autoLaunch,
        isPaused: false,
        runs: before?.runs ?? [],
      },
      now,
    )
    await keepSchedule(open, schedule)
    return { job: await toScheduleJob(open, schedule) }
  }),
)

const pauseScheduleHandler = implement(pauseSchedule, ({ input, store }) =>
  store.transaction(async (open) => {
    const before = await requireSchedule(open, input.params.jobId)
    const schedule = { ...before, isPaused: true, runJobId: undefined, nextRunAt: undefined }
    await keepSchedule(open, schedule)
    return { job: await toScheduleJob(open, schedule) }
  }),
)

const removeScheduleHandler = implement(removeSchedule, ({ input, store }) =>
  store.transaction(async (open) => {
    const { campaignId, jobId } = await requireSchedule(open, input.params.jobId)
    await open.collection(schedulesCollection).delete(campaignId)
    return { jobId }
  }),
)

export const scheduleHandlers = [
  getScheduleJobHandler,
  setScheduleHandler,
  pauseScheduleHandler,
  removeScheduleHandler,
  chooseLeadSearchHandler,
] as const
