import { useMessages } from '../../react/messages/use-messages'
import type { CalendarLimits } from '../calendar/calendar-limits'
import { parseDate } from '../calendar/parse-date'
import { useLocale } from '../root/use-locale'
import { useToday } from '../calendar/use-today'
import { dateMessages } from '../calendar/date-messages'
import type { Reading } from '../time-field/use-typed-value'
import { dayOf, formatDateTime, isAfter, isBefore, parseDateTime } from './plain-date-time'

/** Reads what is typed into a date field, and says what is wrong with it. */
export function useDateReader(
  { min, max, disabledReason }: CalendarLimits,
  defaultTime: string | undefined,
): (text: string) => Reading {
  const t = useMessages(dateMessages)
  const locale = useLocale()
  const today = useToday()
  const shown = (value: string) => formatDateTime(value, locale)

  return (text) => {
    const context = { locale, today, min, max }
    const parsed = defaultTime === undefined ? parseDate(text, context) : parseDateTime(text, defaultTime, context)
    const example = shown(defaultTime === undefined ? today : `${today}T${defaultTime}`)
    if (parsed.status === 'unknown') return { fault: t('dateUnknown', { example }) }
    if (parsed.status === 'missing') return { fault: t('dateMissing', { example }) }
    if (min !== undefined && isBefore(parsed.date, min)) return { fault: t('dateLater', { date: shown(min) }) }
    if (max !== undefined && isAfter(parsed.date, max)) return { fault: t('dateEarlier', { date: shown(max) }) }
    const reason = disabledReason?.(dayOf(parsed.date))
    return reason === undefined ? { value: parsed.date } : { fault: reason }
  }
}
