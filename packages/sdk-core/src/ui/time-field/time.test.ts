import { describe, expect, it } from 'vitest'
import { parseTime } from './parse-time'
import { isTime, stepTime } from './plain-time'
import { formatTime, hourCycleOf, partAt, timeParts } from './time-text'

it.each([
  ['en', '9:30 pm', '21:30'],
  ['en', '9:30PM', '21:30'],
  ['en', '9p', '21:00'],
  ['en', '12 am', '00:00'],
  ['en', '12:15 p.m.', '12:15'],
  ['en', '9', '09:00'],
  ['en', '930', '09:30'],
  ['en', '2130', '21:30'],
  ['de', '21.30 Uhr', '21:30'],
  ['fr', '21h30', '21:30'],
  ['ja', '午後9:30', '21:30'],
  ['ar-EG', '٩:٣٠ م', '21:30'],
  ['en', '24:00', undefined],
  ['en', '9:60', undefined],
  ['en', '21 pm', undefined],
  ['en', 'noonish', undefined],
  ['en', '', undefined],
])('reads in %s “%s” as %s', (locale, text, expected) => {
  expect(parseTime(text, locale)).toBe(expected)
})

it.each(['en', 'en-GB', 'de', 'fr', 'ja', 'ko', 'ar', 'ar-EG', 'hi', 'zh-TW', 'fi', 'es'])(
  'reads what it writes itself in %s',
  (locale) => {
    for (const time of ['00:05', '09:30', '12:00', '21:45']) {
      for (const cycle of [12, 24] as const) {
        expect([cycle, parseTime(formatTime(time, locale, cycle), locale)]).toEqual([cycle, time])
      }
    }
  },
)

describe('steps', () => {
  it.each([
    ['09:30', 15, {}, '09:45'],
    ['09:07', 15, {}, '09:15'],
    ['09:07', -15, {}, '09:00'],
    ['23:50', 15, {}, '00:00'],
    ['00:30', -60, {}, '23:30'],
    ['21:30', 720, {}, '09:30'],
    ['17:50', 15, { max: '17:55' }, '17:55'],
    ['08:10', -60, { min: '08:00' }, '08:00'],
  ])('%s by %i within %o is %s', (time, by, limits, expected) => {
    expect(stepTime(time, by, limits)).toBe(expected)
  })
})

it('follows the locale', () => {
  expect(['en', 'en-GB', 'de', 'ja', 'ar'].map(hourCycleOf)).toEqual([12, 24, 24, 24, 12])
  expect(formatTime('21:30', 'en', 12)).toBe('9:30 PM')
  expect(formatTime('09:30', 'en', 24)).toBe('09:30')
})

it('knows the part that the caret is in', () => {
  const parts = timeParts('21:30', 'en', 12)
  expect([0, 1, 2, 4, 5, 7].map((caret) => partAt(parts, caret))).toEqual([
    'hour',
    'hour',
    'minute',
    'minute',
    'period',
    'period',
  ])
})

it('tells times from other text', () => {
  expect(['09:30', '23:59', '24:00', '9:30', '09:60', ''].filter(isTime)).toEqual(['09:30', '23:59'])
})
