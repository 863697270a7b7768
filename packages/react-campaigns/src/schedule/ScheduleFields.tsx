import type { ScheduleJob } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Form, FormSwitch, Segments, useWatch, type InlayForm } from '@inlay/sdk-core/ui'
import { AdvancedFields } from './AdvancedFields'
import { scheduleMessages } from './messages'
import { NextRuns } from './NextRuns'
import { QuickFields } from './QuickFields'
import { exprOf, isTypedText, type ScheduleForm, type ScheduleValues } from './schedule-form'
import { useCronOfChoices } from './use-cron-of-choices'

export interface ScheduleFieldsProps {
  readonly form: InlayForm<ScheduleForm>
  readonly timeZone: string
  readonly job: ScheduleJob | undefined
  /** What time it is for the server. */
  readonly now: number
  /** Something of the campaign was launched, so that new leads can follow. */
  readonly canLaunch: boolean
}

/** When to check, what that means, and what is done with whom it finds. */
export function ScheduleFields({ form, timeZone, job, now, canLaunch }: ScheduleFieldsProps) {
  const t = useMessages(scheduleMessages)
  const { methods } = form
  useCronOfChoices(methods)
  const values = useWatch({ control: methods.control }) as ScheduleValues
  return (
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
      {values.way === 'quick' ? (
        <QuickFields />
      ) : (
        <AdvancedFields frequency={values.frequency} isTyped={isTypedText(values)} />
      )}
      <NextRuns expr={exprOf(values)} timeZone={timeZone} job={job} now={now} />
      <FormSwitch
        name="autoLaunch"
        label={t('autoLaunch')}
        hint={t(canLaunch ? 'autoLaunchHint' : 'autoLaunchNothing')}
      />
    </Form>
  )
}
