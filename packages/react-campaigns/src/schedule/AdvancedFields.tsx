import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { FormCheckboxGroup, FormField, FormNumberField, FormTextField, Select, TimeField } from '@inlay/sdk-core/ui'
import { useMemo } from 'react'
import { weekDays } from '../launch/week-days'
import { scheduleMessages } from './messages'
import { everyUnits } from './run-every'
import { frequencies, type Frequency } from './schedule-form'

const frequencyNames = {
  periodic: 'periodic',
  daily: 'everyDay',
  weekly: 'everyWeek',
  monthly: 'everyMonth',
  email: 'email',
} as const satisfies Readonly<Record<Frequency, string>>

export interface AdvancedFieldsProps {
  readonly frequency: Frequency
  /** The cron text says what the choices do not. */
  readonly isTyped: boolean
}

/** When a schedule comes, by its frequency, and the cron text that it comes to. */
export function AdvancedFields({ frequency, isTyped }: AdvancedFieldsProps) {
  const t = useMessages(scheduleMessages)
  const { locale } = useInlay()
  const days = useMemo(() => weekDays(locale), [locale])
  return (
    <>
      <div className="inlay-Schedule-fields">
        <FormField<string | null> name="frequency" label={t('frequency')} required={false}>
          {(field) => (
            <Select {...field} options={frequencies.map((value) => ({ value, label: t(frequencyNames[value]) }))} />
          )}
        </FormField>
        {frequency === 'periodic' && <FormNumberField name="seconds" label={t('seconds')} min={1} clamped={false} />}
        {frequency === 'email' && (
          <>
            <FormNumberField name="every" label={t('every')} min={1} step={1} clamped={false} />
            <FormField<string | null> name="unit" label={t('unit')} required={false}>
              {(field) => <Select {...field} options={everyUnits.map((value) => ({ value, label: t(value) }))} />}
            </FormField>
          </>
        )}
        {frequency === 'monthly' && (
          <FormNumberField name="dayOfMonth" label={t('dayOfMonth')} min={1} max={31} step={1} clamped={false} />
        )}
        {(frequency === 'daily' || frequency === 'weekly' || frequency === 'monthly') && (
          <FormField<string | null> name="at" label={t('at')}>
            {(field) => <TimeField {...field} />}
          </FormField>
        )}
      </div>
      {frequency === 'periodic' && <p className="inlay-Schedule-hint">{t('secondsHint')}</p>}
      {frequency === 'weekly' && (
        <FormCheckboxGroup name="days" label={t('weekDays')} orientation="horizontal" options={days} />
      )}
      {frequency !== 'periodic' && (
        <FormTextField
          name="cron"
          label={t('cron')}
          hint={t(isTyped ? 'cronTypedHint' : 'cronHint')}
          required
          spellCheck={false}
          autoComplete="off"
          className="inlay-Schedule-cron"
        />
      )}
    </>
  )
}
