import type { LeadSearchShown, ScheduleJob } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Badge, Button, ConfirmDialog } from '@inlay/sdk-core/ui'
import { Pause, Play, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { shownZone } from '../time-zones'
import { LookedFor } from './LookedFor'
import { scheduleMessages } from './messages'
import { useCronWords } from './use-cron-words'
import type { ScheduleActions } from './use-schedule-actions'

export interface ScheduleStateProps {
  readonly job: ScheduleJob | undefined
  /** Whom a check looks for, in words. */
  readonly looksFor: string | undefined
  /** The same search by search. */
  readonly searches: readonly LeadSearchShown[]
  readonly actions: ScheduleActions
}

/** How a schedule stands now, and what can be done with it. */
export function ScheduleState({ job, looksFor, searches, actions }: ScheduleStateProps) {
  const t = useMessages(scheduleMessages)
  const [isAsking, ask] = useState(false)
  const lookedFor = looksFor && <LookedFor words={looksFor} searches={searches} actions={actions} />
  if (job === undefined) {
    return (
      <section className="inlay-Schedule-state" aria-label={t('state')}>
        <div className="inlay-Schedule-now">
          <Badge mark="hollow">{t('none')}</Badge>
          <span className="inlay-Schedule-hint">{t('noneHint')}</span>
        </div>
        {lookedFor && <dl className="inlay-Schedule-facts">{lookedFor}</dl>}
      </section>
    )
  }
  const { isPaused } = job
  const { doing } = actions
  return (
    <section className="inlay-Schedule-state" aria-label={t('state')}>
      <div className="inlay-Schedule-now">
        {isPaused ? <Badge tone="warning">{t('paused')}</Badge> : <Badge tone="success">{t('running')}</Badge>}
        <span className="inlay-Schedule-actions">
          {isPaused ? (
            <Button
              size="compact"
              icon={Play}
              busy={doing === 'resume'}
              busyLabel={t('resuming')}
              disabled={doing === 'remove'}
              onClick={() => void actions.resume(job)}
            >
              {t('resume')}
            </Button>
          ) : (
            <Button
              size="compact"
              icon={Pause}
              busy={doing === 'pause'}
              busyLabel={t('pausing')}
              disabled={doing === 'remove'}
              onClick={() => void actions.pause(job)}
            >
              {t('pause')}
            </Button>
          )}
          <Button
            size="compact"
            variant="ghost"
            icon={Trash2}
            busy={doing === 'remove'}
            busyLabel={t('removing')}
            disabled={doing === 'pause' || doing === 'resume'}
            onClick={() => ask(true)}
          >
            {t('remove')}
          </Button>
        </span>
      </div>
      <ScheduleFacts job={job} lookedFor={lookedFor} />
      <ConfirmDialog
        open={isAsking}
        title={t('removeTitle')}
        confirmLabel={t('removeConfirm')}
        onOpenChange={() => ask(false)}
        onConfirm={() => {
          ask(false)
          void actions.remove(job)
        }}
      >
        {t('removeLoss')}
      </ConfirmDialog>
    </section>
  )
}

interface ScheduleFactsProps {
  readonly job: ScheduleJob
  readonly lookedFor: ReactNode
}

function ScheduleFacts({ job, lookedFor }: ScheduleFactsProps) {
  const t = useMessages(scheduleMessages)
  const { locale } = useInlay()
  const words = useCronWords(job.triggerDescription)
  const { nextRunTime, timeZone, isPaused } = job
  const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return (
    <dl className="inlay-Schedule-facts">
      {lookedFor}
      <dt>{t('runs')}</dt>
      <dd>{words ?? job.triggerDescription}</dd>
      <dt>{t('cron')}</dt>
      <dd>
        <code dir="ltr">{job.triggerDescription}</code>
      </dd>
      <dt>{t('nextRun')}</dt>
      <dd>
        {nextRunTime ? (
          <>
            <time dateTime={nextRunTime}>{format.format(new Date(nextRunTime))}</time>{' '}
            <bdi>{t('timeZone', { zone: shownZone(timeZone) })}</bdi>
          </>
        ) : (
          t(isPaused ? 'noNextRun' : 'neverAgain')
        )}
      </dd>
    </dl>
  )
}
