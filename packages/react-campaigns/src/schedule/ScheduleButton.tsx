import { getScheduleJob, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation, useSupports } from '@inlay/sdk-core/react'
import { Button, EnsureRoot, classNames, later, tooltipAttributes, useLater } from '@inlay/sdk-core/ui'
import { CalendarCheck, CalendarClock } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { campaignStyles } from '../campaign-styles'
import { shownZone } from '../time-zones'
import { scheduleMessages } from './messages'
import { useCronWords } from './use-cron-words'

export interface ScheduleButtonProps {
  /** Of the button, beside its own. */
  readonly className?: string | undefined
  readonly campaign: Pick<Campaign, 'campaignId' | 'smartleadCampaignId' | 'heyreachCampaignId'>
}

/**
 * Says when a campaign is checked for new leads by itself, and leads to the dialog that changes it. A screen with little
 * room can leave the words to the tooltip. Nothing where the backend has no schedules.
 *
 * Contract: as `Button`, with the slot class `inlay-ScheduleButton`.
 */
export const ScheduleButton = forwardRef<HTMLButtonElement, ScheduleButtonProps>(function ScheduleButton(props, ref) {
  const isThere = useSupports(getScheduleJob) !== false
  return (
    isThere && (
      <EnsureRoot styles={campaignStyles}>
        <OpenButton {...props} ref={ref} />
      </EnsureRoot>
    )
  )
})

// The dialog reads cron texts, which weighs more than the screen around it should.
const parts = later(() => import('./schedule-parts'))
const pollEvery = 60_000

const OpenButton = forwardRef<HTMLButtonElement, ScheduleButtonProps>(function OpenButton(
  { className, campaign },
  ref,
) {
  const t = useMessages(scheduleMessages)
  const { campaignId } = campaign
  const answer = useOperation(getScheduleJob, { params: { campaignId } }, { pollEvery })
  const job = answer.status === 'ready' ? answer.data.job : undefined
  const words = useCronWords(job && !job.isPaused ? job.triggerDescription : undefined)
  const [isOpen, setOpen] = useState(false)
  const dialog = useLater(parts, isOpen)
  const isRunning = job ? !job.isPaused : false
  const state = !job ? undefined : job.isPaused ? t('pausedShort') : (words ?? t('scheduled'))
  const hint = job && words ? t('stateInZone', { state: words, zone: shownZone(job.timeZone) }) : state
  return (
    <>
      <Button
        ref={ref}
        className={classNames('inlay-ScheduleButton', className)}
        icon={isRunning ? CalendarCheck : CalendarClock}
        busy={isOpen && dialog === undefined}
        aria-label={isRunning && state !== undefined ? t('buttonName', { state }) : undefined}
        onClick={() => setOpen(true)}
        data-state={isRunning ? 'running' : job ? 'paused' : 'none'}
        {...tooltipAttributes({ text: hint ?? t('scheduleHint') })}
      >
        {isRunning ? (
          <>
            <span className="inlay-ScheduleButton-short">{t('schedule')}</span>
            <span className="inlay-ScheduleButton-words">{state}</span>
          </>
        ) : (
          (state ?? t('schedule'))
        )}
      </Button>
      {isOpen && dialog && <dialog.ScheduleDialog campaign={campaign} onClose={() => setOpen(false)} />}
    </>
  )
})
