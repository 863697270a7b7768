import {
  chooseLeadSearch,
  pauseSchedule,
  removeSchedule,
  setSchedule,
  type LeadSearchShown,
  type ScheduleJob,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { useState } from 'react'
import { scheduleMessages } from './messages'

export interface SavedSchedule {
  readonly expr: string
  readonly timezone: string
  readonly autoLaunch: boolean
}

/** What can be done with the schedule of a campaign; each says how it went. */
export function useScheduleActions(campaignId: string) {
  const t = useMessages(scheduleMessages)
  const set = useAction(setSchedule, { success: t('saved'), failure: t('saveFailed') })
  const setAgain = useAction(setSchedule, { success: t('resumed'), failure: t('resumeFailed') })
  const pause = useAction(pauseSchedule, { success: t('pausedToast'), failure: t('pauseFailed') })
  const remove = useAction(removeSchedule, { success: t('removed'), failure: t('removeFailed') })
  const choice = useAction(chooseLeadSearch, { failure: t('chooseFailed') })
  const [done, setDone] = useState(0)
  const [doing, setDoing] = useState<'pause' | 'resume' | 'remove'>()

  const asSet = ({ expr, timezone, autoLaunch }: SavedSchedule) => ({
    params: { campaignId },
    body: { triggerType: 'cron' as const, triggerConfig: { expr, timezone }, autoLaunch },
  })

  async function during(what: NonNullable<typeof doing>, run: () => Promise<{ readonly ok: boolean }>): Promise<void> {
    setDoing(what)
    const { ok } = await run()
    setDoing(undefined)
    if (ok) setDone((count) => count + 1)
  }

  return {
    save: (schedule: SavedSchedule) => set.run(asSet(schedule)),
    doing,
    /** How often pausing, resuming or removing went well. */
    done,
    pause: ({ jobId }: ScheduleJob) => during('pause', () => pause.run({ params: { jobId }, body: {} })),
    /** By setting it again as it was. */
    resume: ({ triggerDescription: expr, timeZone: timezone, autoLaunch }: ScheduleJob) =>
      during('resume', () => setAgain.run(asSet({ expr, timezone, autoLaunch }))),
    /** Whether checks look for somebody that the campaign was asked to find. */
    choose: ({ searchId }: LeadSearchShown, isLookedFor: boolean) =>
      choice.run({ params: { campaignId, searchId }, body: { isLookedFor } }),
    remove: ({ jobId }: ScheduleJob) => during('remove', () => remove.run({ params: { jobId } })),
  }
}

export type ScheduleActions = ReturnType<typeof useScheduleActions>
