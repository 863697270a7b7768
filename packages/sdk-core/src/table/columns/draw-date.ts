import { plainText } from './cell-text'
import { onceAsked } from './once-asked'

const dayAlone = /^\d{4}-\d{2}-\d{2}$/

/** A day as a day, whatever the time zone; an instant with its time only where the format asks for it. */
export function drawDate(
  locale: string,
  format: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): (value: unknown) => string {
  const instants = onceAsked(() => new Intl.DateTimeFormat(locale, format))
  const days = onceAsked(() => new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }))
  return (value) => {
    const date = value instanceof Date ? value : new Date(typeof value === 'number' ? value : plainText(value))
    if (Number.isNaN(date.getTime())) return plainText(value)
    return typeof value === 'string' && dayAlone.test(value) ? days().format(date) : instants().format(date)
  }
}
