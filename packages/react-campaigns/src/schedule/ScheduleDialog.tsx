import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useClock, useMessages } from '@inlay/sdk-core/react'
import {
  Button,
  Dialog,
  EnsureRoot,
  ErrorState,
  SubmitButton,
  classNames,
  useFailureText,
  useInlayForm,
} from '@inlay/sdk-core/ui'
import { forwardRef, useEffect, useMemo, useRef, useState, type ForwardedRef } from 'react'
import { campaignStyles } from '../campaign-styles'
import { isLaunched } from '../launch/is-launched'
import { cronProblem } from './cron-runs'
import { LastRuns } from './LastRuns'
import { scheduleMessages } from './messages'
import { exprOf, scheduleForm, startValues } from './schedule-form'
import { ScheduleFields } from './ScheduleFields'
import { ScheduleSkeleton } from './ScheduleSkeleton'
import { ScheduleState } from './ScheduleState'
import { useProblemWords } from './use-problem-words'
import { useScheduleActions } from './use-schedule-actions'
import { useScheduleJob } from './use-schedule-job'

export interface ScheduleDialogProps {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  /** It is done with: saved, or left. */
  readonly onClose: () => void
  readonly campaign: Pick<Campaign, 'campaignId' | 'smartleadCampaignId' | 'heyreachCampaignId'>
}

/**
 * When a campaign is checked for new leads by itself: how that stands, and what it is to be.
 *
 * Contract: as `Dialog`, with the slot classes `inlay-Schedule`, `-state`, `-facts`, `-form`, `-preview`, `-runs`.
 */
export const ScheduleDialog = forwardRef<HTMLDialogElement, ScheduleDialogProps>(function ScheduleDialog(props, ref) {
  return (
    <EnsureRoot styles={campaignStyles}>
      <OpenDialog {...props} element={ref} />
    </EnsureRoot>
  )
})

interface OpenDialogProps extends ScheduleDialogProps {
  readonly element: ForwardedRef<HTMLDialogElement>
}

function OpenDialog({ element, className, onClose, campaign }: OpenDialogProps) {
  const t = useMessages(scheduleMessages)
  const failureText = useFailureText()
  const { campaignId } = campaign
  const { answer, job, now } = useScheduleJob(campaign)
  const isReady = answer.status === 'ready'
  const clock = useClock()
  const words = useProblemWords()
  const schema = useMemo(() => scheduleForm(words, (expr) => cronProblem(expr, clock.now())), [words, clock])
  const [timeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const actions = useScheduleActions(campaignId)
  const form = useInlayForm({
    schema,
    defaultValues: startValues(job),
    onSubmit: (values) => actions.save({ expr: exprOf(values), timezone: timeZone, autoLaunch: values.autoLaunch }),
    onSaved: onClose,
    fieldOf: (path) => (path.endsWith('expr') ? 'cron' : undefined),
  })
  useFilledOnce(isReady, () => form.methods.reset(startValues(job)))
  const failure = useUnlessOvercome(form.failure, actions.done)
  const { email, linkedIn } = isLaunched(campaign)
  const close = async () => {
    if (!form.busy && (await form.confirmLeave())) onClose()
  }
  return (
    <Dialog
      ref={element}
      className={classNames('inlay-Schedule', className)}
      open
      onOpenChange={() => void close()}
      title={t('title')}
      description={t('about')}
      footer={
        isReady ? (
          <>
            <Button onClick={() => void close()}>{t('cancel')}</Button>
            <SubmitButton form={form} busyLabel={t('saving')}>
              {t('save')}
            </SubmitButton>
          </>
        ) : undefined
      }
    >
      {isReady ? (
        <div className="inlay-Schedule-all">
          <ScheduleState
            job={job}
            looksFor={answer.data.looksFor ?? undefined}
            searches={answer.data.searches ?? []}
            actions={actions}
          />
          <ScheduleFields
            form={{ ...form, failure }}
            timeZone={timeZone}
            job={job}
            now={now}
            canLaunch={email || linkedIn}
          />
          {job && <LastRuns job={job} />}
        </div>
      ) : answer.status === 'failed' ? (
        <ErrorState title={t('loadFailed')} headingLevel={3} requestId={answer.error.requestId} onRetry={answer.retry}>
          {failureText(answer.error)}
        </ErrorState>
      ) : (
        <ScheduleSkeleton label={t('loading')} />
      )}
    </Dialog>
  )
}

/** Fills the form when it is first known how the schedule stands; what comes later leaves what was typed alone. */
function useFilledOnce(isReady: boolean, fill: () => void): void {
  const isFilled = useRef(isReady)
  useEffect(() => {
    if (!isReady || isFilled.current) return
    isFilled.current = true
    fill()
  }, [isReady, fill])
}

/** A failure until something else has gone well: it would read as if that had failed. */
function useUnlessOvercome<Failure>(failure: Failure, done: number): Failure | undefined {
  const [seen, setSeen] = useState({ failure, done })
  if (seen.failure !== failure) setSeen({ failure, done })
  return done > seen.done ? undefined : failure
}
