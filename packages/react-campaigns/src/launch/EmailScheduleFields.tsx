import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Combobox, DatePicker, FormCheckboxGroup, FormField, FormNumberField, TimeField } from '@inlay/sdk-core/ui'
import { useMemo } from 'react'
import { launchMessages } from './messages'
import { SendWindowGrid } from './SendWindowGrid'
import { weekDays } from './week-days'

/** When e-mails may be sent. */
export function EmailScheduleFields({ hint }: { readonly hint?: string | undefined }) {
  const t = useMessages(launchMessages)
  const { locale } = useInlay()
  const days = useMemo(() => weekDays(locale), [locale])
  const zones = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [],
  )
  return (
    <fieldset className="inlay-Launch-schedule">
      <legend className="inlay-Launch-legend">{t('schedule')}</legend>
      {hint !== undefined && <p className="inlay-Launch-hint">{hint}</p>}
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
          {(field) => <Combobox {...field} options={zones} />}
        </FormField>
        <FormNumberField name="min_time_btw_emails" label={t('pause')} />
        <FormNumberField name="max_new_leads_per_day" label={t('perDay')} />
        <FormField<string | null> name="startsAt" label={t('startsAt')} hint={t('startsHint')}>
          {(field) => <DatePicker {...field} withTime clearable />}
        </FormField>
      </div>
      <SendWindowGrid />
    </fieldset>
  )
}
