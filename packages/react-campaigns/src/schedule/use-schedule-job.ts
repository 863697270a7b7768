import { getScheduleJob, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useLatest, useOperation } from '@inlay/sdk-core/react'
import { useEffect, useMemo, useRef } from 'react'
import { useServerMinute } from './use-server-minute'
import { isRunPast, withComingRun } from './with-coming-run'

/** How often it is looked whether it has run meanwhile. */
const pollEvery = 10_000

/** The schedule of a campaign for as long as it is looked at, and what time it is for the server. */
export function useScheduleJob(campaign: Pick<Campaign, 'campaignId'>) {
  const { campaignId } = campaign
  const answer = useOperation(getScheduleJob, { params: { campaignId } }, { pollEvery, staleTime: 0 })
  const told = answer.status === 'ready' ? answer.data : undefined
  const now = useServerMinute(told?.now ? Date.parse(told.now) : undefined)
  const toldJob = told?.job ?? undefined
  const job = useMemo(() => toldJob && withComingRun(toldJob, now), [toldJob, now])
  const askAgain = useLatest(() => {
    if (answer.status === 'ready') void answer.refresh()
  })

  const isPast = toldJob !== undefined && isRunPast(toldJob, now)
  useEffect(() => {
    if (isPast) askAgain.current()
  }, [isPast, now, askAgain])

  // What has changed the campaign may have been a run.
  const known = useRef(campaign)
  useEffect(() => {
    if (known.current === campaign) return
    known.current = campaign
    askAgain.current()
  }, [campaign, askAgain])

  return { answer, job, now }
}
