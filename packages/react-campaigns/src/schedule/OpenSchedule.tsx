import type { Campaign, ScheduleJob } from '@inlay/sdk-core/contract/campaigns'
import { useClock, useMessages } from '@inlay/sdk-core/react'
import { Button, Dialog, Form, FormSwitch, Segments, SubmitButton, useInlayForm, useWatch } from '@inlay/sdk-core/ui'
import { forwardRef, useMemo, useState } from 'react'
import { isLaunched } from '../launch/is-launched'
import { AdvancedFields } from './AdvancedFields'
import { cronProblem } from './cron-runs'
import { LastRuns } from './LastRuns'
import { scheduleMessages } from './messages'
import { NextRuns } from './NextRuns'
import { QuickFields } from './QuickFields'
import { exprOf, scheduleForm, startValues, type ScheduleValues } from './schedule-form'
import { ScheduleState } from './ScheduleState'
import { useCronOfChoices } from './use-cron-of-choices'
import { useProblemWords } from './use-problem-words'
import { useScheduleActions } from './use-schedule-actions'

export interface OpenScheduleProps {
  readonly className: string
  readonly campaign: Pick<Campaign, 'campaignId' | 'smartleadCampaignId' | 'heyreachCampaignId'>
  readonly job: ScheduleJob | undefined
  readonly onClose: () => void
}

/** The dialog, once it is known how the schedule stands. */
export const OpenSchedule = forwardRef<HTMLDialogElement, OpenScheduleProps>(function OpenSchedule(
  { className, campaign, job, onClose },
  ref,
) {
  const t = useMessages(scheduleMessages)
  const clock = useClock()
  const words = useProblemWords()
  const schema = useMemo(() => scheduleForm(words, (expr) => cronProblem(expr, clock.now())), [words, clock])
  const actions = useScheduleActions(campaign.campaignId)
  const [timezone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const form = useInlayForm({
    schema,
    defaultValues: startValues(job),
    onSubmit: (values) => actions.save({ expr: exprOf(values), timezone, autoLaunch: values.autoLaunch }),
    onSaved: onClose,
    fieldOf: (path) => (path.endsWith('expr') ? 'cron' : undefined),
  })
  const { methods } = form
  useCronOfChoices(methods)
  const values = useWatch({ control: methods.control }) as ScheduleValues
  const { email, linkedIn } = isLaunched(campaign)
  const close = async () => {
    if (!form.busy && (await form.confirmLeave())) onClose()
  }
  return (
    <Dialog
      ref={ref}
      className={className}
      open
      onOpenChange={() => void close()}
      title={t('title')}
      description={t('about')}
      footer={
        <>
          <Button onClick={() => void close()}>{t('cancel')}</Button>
          <SubmitButton form={form} busyLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
        </>
      }
    >
      <div className="inlay-Schedule-all">
        <ScheduleState job={job} actions={actions} />
        <Form form={form} className="inlay-Schedule-form">
          <Segments<ScheduleValues['way']>
            label={t('way')}
            value={values.way}
            onValueChange={(way) => methods.setValue('way', way, { shouldDirty: true })}
            items={[
              { value: 'quick', label: t('quick') },
              { value: 'advanced', label: t('advanced') },
            ]}
          />
          {values.way === 'quick' ? <QuickFields /> : <AdvancedFields frequency={values.frequency} />}
          <NextRuns expr={exprOf(values)} timeZone={timezone} />
          <FormSwitch
            name="autoLaunch"
            label={t('autoLaunch')}
            hint={t(email || linkedIn ? 'autoLaunchHint' : 'autoLaunchNothing')}
          />
        </Form>
        <LastRuns runs={job?.lastRuns ?? []} />
      </div>
    </Dialog>
  )
})
