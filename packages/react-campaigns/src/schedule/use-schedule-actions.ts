import { pauseSchedule, removeSchedule, setSchedule, type ScheduleJob } from '@inlay/sdk-core/contract/campaigns'
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
  const pause = useAction(pauseSchedule, { success: t('pausedToast'), failure: t('pauseFailed') })
  const remove = useAction(removeSchedule, { success: t('removed'), failure: t('removeFailed') })
  const [done, setDone] = useState(0)
  const [doing, setDoing] = useState<'pause' | 'resume' | 'remove'>()

  const save = ({ expr, timezone, autoLaunch }: SavedSchedule) =>
    set.run({ params: { campaignId }, body: { triggerType: 'cron', triggerConfig: { expr, timezone }, autoLaunch } })

  async function during(what: NonNullable<typeof doing>, run: () => Promise<{ readonly ok: boolean }>): Promise<void> {
    setDoing(what)
    const { ok } = await run()
    setDoing(undefined)
    if (ok) setDone((count) => count + 1)
  }

  return {
    save,
    doing,
    /** How often pausing, resuming or removing went well. */
    done,
    pause: ({ jobId }: ScheduleJob) => during('pause', () => pause.run({ params: { jobId }, body: {} })),
    /** By setting it again as it was. */
    resume: ({ triggerDescription: expr, timeZone: timezone, autoLaunch }: ScheduleJob) =>
      during('resume', () => save({ expr, timezone, autoLaunch })),
    remove: ({ jobId }: ScheduleJob) => during('remove', () => remove.run({ params: { jobId } })),
  }
}

export type ScheduleActions = ReturnType<typeof useScheduleActions>
