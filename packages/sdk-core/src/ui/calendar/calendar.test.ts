import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeBetween, rangePart } from './date-range'
import { dayNumber, formatDate, formatRange, monthTitle, weekdayNames } from './date-text'
import { monthWeeks } from './month-weeks'
import { moveDate } from './move-date'
import { addDays, addMonths, clampDate, dateOf, daysBetween, isDate, isLeapYear, weekdayOf } from './plain-date'
import { weekStartIn, weekStartOf } from './week-start'

describe('days', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-11-21T09:30', false],
    ['0000-01-01', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDate(text)).toBe(expected)
  })

  it('knows the leap years', () => {
    expect([1900, 2000, 2023, 2024, 2100].filter(isLeapYear)).toEqual([2000, 2024])
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-30', 3, '2027-02-28'],
    ['9999-12-05', 1, '9999-12-05'],
    ['0001-01-05', -1, '0001-01-05'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('steps over the change to summer time, over years and no further than can be written', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('0050-02-28', 1)).toBe('0050-03-01')
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
    expect(addDays('0001-01-01', -1)).toBe('0001-01-01')
  })

  it('comes back from wherever it went, seven days on the same weekday', () => {
    const anyDay = fc.integer({ min: -600_000, max: 600_000 }).map((days) => addDays('2026-11-21', days))
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -9_000, max: 9_000 }), (date, days) => {
        const there = addDays(date, days)
        expect(isDate(there)).toBe(true)
        expect(addDays(there, -days)).toBe(date)
        expect(daysBetween(date, there)).toBe(days)
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date))
      }),
    )
  })

  it('refuses parts that make no day', () => {
    expect(dateOf({ year: 2026, month: 2, day: 30 })).toBeUndefined()
    expect(dateOf({ year: 2026, month: 2, day: 28 })).toBe('2026-02-28')
  })

  it('stays between limits', () => {
    expect(clampDate('2026-11-21', '2026-12-01', undefined)).toBe('2026-12-01')
    expect(clampDate('2026-11-21', undefined, '2026-11-01')).toBe('2026-11-01')
    expect(clampDate('2026-11-21', '2026-11-01', '2026-11-30')).toBe('2026-11-21')
  })
})

describe('weeks', () => {
  it('shows a month in six weeks that begin where the locale has it', () => {
    const monday = monthWeeks('2026-11', 1)
    expect(monday).toHaveLength(6)
    expect(monday[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ])
    expect(monday[5]?.[6]).toBe('2026-12-06')
    expect(monthWeeks('2026-11', 7)[0]?.[0]).toBe('2026-11-01')
    expect(monthWeeks('2026-11', 6)[0]?.[0]).toBe('2026-10-31')
  })

  it.each([
    ['en', 7],
    ['en-GB', 1],
    ['de', 1],
    ['ar-EG', 6],
    ['ja', 7],
  ])('begins in %s with day %i', (locale, expected) => {
    expect(weekStartOf(locale)).toBe(expected)
    expect(weekStartIn(new Intl.Locale(locale).maximize().region ?? '')).toBe(expected)
  })

  it.each([
    ['en-GB', 1, 'Mo Tu We Th Fr Sa Su'],
    ['de', 1, 'Mo Di Mi Do Fr Sa So'],
    ['pt-BR', 7, 'dom seg ter qua qui sex sáb'],
    ['ja', 7, '日 月 火 水 木 金 土'],
  ])('names them in %s', (locale, firstDay, expected) => {
    expect(
      weekdayNames(locale, firstDay)
        .map(({ short }) => short)
        .join(' '),
    ).toBe(expected)
  })
})

describe('keys', () => {
  it.each([
    ['ArrowLeft', {}, '2026-11-20'],
    ['ArrowRight', {}, '2026-11-22'],
    ['ArrowLeft', { rightToLeft: true }, '2026-11-22'],
    ['ArrowRight', { rightToLeft: true }, '2026-11-20'],
    ['ArrowUp', {}, '2026-11-14'],
    ['ArrowDown', {}, '2026-11-28'],
    ['Home', {}, '2026-11-16'],
    ['End', {}, '2026-11-22'],
    ['PageUp', {}, '2026-10-21'],
    ['PageDown', {}, '2026-12-21'],
    ['PageUp', { shift: true }, '2025-11-21'],
    ['PageDown', { shift: true }, '2027-11-21'],
    ['a', {}, undefined],
  ] as const)('%s with %o leads to %s', (key, options, expected) => {
    expect(moveDate(key, '2026-11-21', { firstDay: 1, ...options })).toBe(expected)
  })

  it('Home of a week that begins on Sunday', () => {
    expect(moveDate('Home', '2026-11-21', { firstDay: 7 })).toBe('2026-11-15')
  })
})

describe('ranges', () => {
  const range = rangeBetween('2026-11-13', '2026-11-09')

  it('are put in order', () => {
    expect(range).toEqual({ start: '2026-11-09', end: '2026-11-13' })
  })

  it.each([
    ['2026-11-08', undefined],
    ['2026-11-09', 'start'],
    ['2026-11-10', 'middle'],
    ['2026-11-13', 'end'],
    ['2026-11-14', undefined],
  ])('%s is its %s', (date, part) => {
    expect(rangePart(date, range)).toBe(part)
  })

  it('of one day', () => {
    expect(rangePart('2026-11-09', { start: '2026-11-09', end: '2026-11-09' })).toBe('only')
  })
})

describe('names', () => {
  it('writes dates as the locale does, in Gregorian years everywhere', () => {
    expect(formatDate('2026-11-21', 'en-GB')).toBe('21 Nov 2026')
    expect(formatDate('2026-11-21', 'en')).toBe('Nov 21, 2026')
    expect(formatDate('2026-11-21', 'th')).toContain('2026')
    expect(formatDate('someday', 'en')).toBe('someday')
    expect(monthTitle('2026-11', 'de')).toBe('November 2026')
    expect(dayNumber('2026-11-09', 'ar-EG')).toBe('٩')
  })

  it.each([
    ['en-GB', '2026-11-09', '2026-11-13', '9 to 13 Nov 2026'],
    ['en', '2026-11-09', '2026-11-13', 'Nov 9 to 13, 2026'],
    ['en-GB', '2026-11-28', '2026-12-03', '28 Nov to 3 Dec 2026'],
    ['en-GB', '2026-12-28', '2027-01-03', '28 Dec 2026 to 3 Jan 2027'],
    ['en-GB', '2026-11-09', '2026-11-09', '9 Nov 2026'],
    ['de', '2026-11-09', '2026-11-13', '9.–13. Nov. 2026'],
  ])('writes a range in %s from %s to %s', (locale, start, end, expected) => {
    expect(formatRange({ start, end }, locale, 'to')).toBe(expected)
  })
})
