import { expect, it } from 'vitest'
import { formatDateTime, isAfter, isBefore, parseDateTime } from './plain-date-time'

const read = (text: string, locale = 'en-GB') => {
  const parsed = parseDateTime(text, '09:00', { locale, today: '2026-11-21' })
  return parsed.status === 'read' ? parsed.date : parsed.status
}

it.each([
  ['2026-11-21T09:30', '2026-11-21T09:30'],
  ['2026-11-21 09:30', '2026-11-21T09:30'],
  ['21/11/2026, 9:30 pm', '2026-11-21T21:30'],
  ['21 Nov 2026 at 2130', '2026-11-21T21:30'],
  ['21 Nov 2026', '2026-11-21T09:00'],
  ['tomorrow 8am', '2026-11-22T08:00'],
  ['31/4/2026 9:30', 'missing'],
  ['21 Nov 2026, lunch', 'unknown'],
  ['9:30', 'unknown'],
])('reads “%s” as %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each(['en', 'en-GB', 'de', 'fr', 'ja', 'ko', 'ar', 'ar-EG', 'pl', 'es', 'zh'])(
  'reads what it writes itself in %s',
  (locale) => {
    for (const value of ['2026-11-21T09:30', '2026-01-05T21:05']) {
      expect(read(formatDateTime(value, locale), locale)).toBe(value)
    }
  },
)

it('takes a day as limit for all of its hours', () => {
  expect(isAfter('2026-11-21T23:59', '2026-11-21')).toBe(false)
  expect(isAfter('2026-11-21T10:00', '2026-11-21T09:30')).toBe(true)
  expect(isBefore('2026-11-21T00:00', '2026-11-21')).toBe(false)
  expect(isBefore('2026-11-20T23:59', '2026-11-21')).toBe(true)
})

it('leaves what is no date as it is', () => {
  expect(formatDateTime('soon', 'en')).toBe('soon')
  expect(formatDateTime('2026-11-21Tnoon', 'en')).toBe('2026-11-21Tnoon')
})

it('takes a day without a time as picking it does: within the limits of that day', () => {
  const within = (text: string) =>
    parseDateTime(text, '09:00', {
      locale: 'en',
      today: '2026-11-21',
      min: '2026-11-10T10:00',
      max: '2026-11-30T08:30',
    })
  expect(within('11/10/2026')).toEqual({ status: 'read', date: '2026-11-10T10:00' })
  expect(within('11/30/2026')).toEqual({ status: 'read', date: '2026-11-30T08:30' })
  expect(within('11/12/2026')).toEqual({ status: 'read', date: '2026-11-12T09:00' })
  expect(within('11/10/2026, 9:00')).toEqual({ status: 'read', date: '2026-11-10T09:00' })
  expect(within('11/9/2026')).toEqual({ status: 'read', date: '2026-11-09T09:00' })
})
