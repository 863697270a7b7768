import { useClock, useInlay, useMessages } from '@inlay/sdk-core/react'
import {
  Combobox,
  DatePicker,
  FormCheckboxGroup,
  FormField,
  FormNumberField,
  TimeField,
  useFormContext,
  useWatch,
} from '@inlay/sdk-core/ui'
import { useMemo, useState } from 'react'
import { comesTwice, firstStartDay, shownInstead, type EmailLaunchValues } from './email-launch-form'
import { launchMessages } from './messages'
import { SendWindowGrid } from './SendWindowGrid'
import { timeZoneOptions, zoneLabel } from '../time-zones'
import { weekDays } from './week-days'

export interface EmailScheduleFieldsProps {
  readonly hints: readonly string[]
  /** More than one email goes to each contact. */
  readonly hasFollowUps: boolean
}

/** When e-mails may be sent. */
export function EmailScheduleFields({ hints, hasFollowUps }: EmailScheduleFieldsProps) {
  const t = useMessages(launchMessages)
  const { locale } = useInlay()
  const { control } = useFormContext<EmailLaunchValues>()
  const [startsAt, timeZone] = useWatch({ control, name: ['startsAt', 'timezone'] })
  const clock = useClock()
  const [opened] = useState(() => clock.now())
  const days = useMemo(() => weekDays(locale), [locale])
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone])
  const startsHint = () => {
    if (!startsAt) return t('startsHint')
    if (!timeZone) return undefined
    const time = (clock: string) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' }).format(new Date(`1970-01-01T${clock}Z`))
    const chosen = time(startsAt.slice(11, 16))
    const start = shownInstead(startsAt, timeZone)
    if (start !== undefined) return t('startsSkipped', { time: chosen, start: time(start) })
    return comesTwice(startsAt, timeZone)
      ? t('startsTwice', { time: chosen })
      : t('startsIn', { zone: zoneLabel(timeZone) })
  }
  return (
    <fieldset className="inlay-Launch-schedule">
      <legend className="inlay-Launch-legend">{t('schedule')}</legend>
      {hints.map((hint) => (
        <p key={hint} className="inlay-Launch-hint">
          {hint}
        </p>
      ))}
      <FormCheckboxGroup
        name="days"
        label={t('days')}
        emptyError={t('daysMissing')}
        orientation="horizontal"
        options={days}
      />
      <div className="inlay-Launch-fields">
        <FormField<string | null> name="start_hour" label={t('startHour')} emptyError={t('timeMissing')}>
          {(field) => <TimeField {...field} value={field.value || null} />}
        </FormField>
        <FormField<string | null> name="end_hour" label={t('endHour')} emptyError={t('timeMissing')}>
          {(field) => <TimeField {...field} value={field.value || null} />}
        </FormField>
        <FormField<string | null> name="timezone" label={t('timezone')} emptyError={t('timezoneMissing')}>
          {/* What is typed takes the place of the zone, also after a press on the chevron. */}
          {(field) => <Combobox {...field} options={zones} onFocus={(event) => event.currentTarget.select()} />}
        </FormField>
        <FormNumberField name="min_time_btw_emails" label={t('pause')} />
        <FormNumberField name="max_new_leads_per_day" label={t('perDay')} />
        <FormField<string | null> name="startsAt" label={t('startsAt')} hint={startsHint()}>
          {(field) => (
            <DatePicker
              {...field}
              min={timeZone ? firstStartDay(opened, timeZone) : undefined}
              withTime
              clearable
              className="inlay-Launch-start"
            />
          )}
        </FormField>
      </div>
      <SendWindowGrid hasFollowUps={hasFollowUps} />
    </fieldset>
  )
}
