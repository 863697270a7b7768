import { describe, expect, it } from 'vitest'
import type { FilterCondition, FilterOperator } from '../operation/filter-model'
import { matchesFilter } from './matches-filter'
import { pinFilter } from './pin-filter'
import { relativeRange } from './relative-range'

/** A Wednesday; in Auckland it is Thursday already. */
const now = Date.parse('2024-05-15T13:00:00Z')
const range = (operator: FilterOperator, value: string, timeZone = 'UTC', at = now) => {
  const found = relativeRange({ operator, value }, at, timeZone)
  return (
    found && [new Date(found.start).toISOString(), new Date(found.end).toISOString(), found.firstDay, found.lastDay]
  )
}

describe('relativeRange', () => {
  it.each<[FilterOperator, string, string, string, string, string]>([
    ['within_last', 'P7D', '2024-05-08T00:00:00.000Z', '2024-05-15T13:00:00.001Z', '2024-05-08', '2024-05-15'],
    ['within_last', 'P2W', '2024-05-01T00:00:00.000Z', '2024-05-15T13:00:00.001Z', '2024-05-01', '2024-05-15'],
    ['within_last', 'P1Y', '2023-05-15T00:00:00.000Z', '2024-05-15T13:00:00.001Z', '2023-05-15', '2024-05-15'],
    ['within_last', 'PT12H', '2024-05-15T01:00:00.000Z', '2024-05-15T13:00:00.001Z', '2024-05-15', '2024-05-15'],
    ['within_next', 'P1D', '2024-05-15T13:00:00.000Z', '2024-05-17T00:00:00.000Z', '2024-05-15', '2024-05-16'],
    ['within_next', 'PT30M', '2024-05-15T13:00:00.000Z', '2024-05-15T13:30:00.001Z', '2024-05-15', '2024-05-15'],
    ['in_period', 'today', '2024-05-15T00:00:00.000Z', '2024-05-16T00:00:00.000Z', '2024-05-15', '2024-05-15'],
    ['in_period', 'tomorrow', '2024-05-16T00:00:00.000Z', '2024-05-17T00:00:00.000Z', '2024-05-16', '2024-05-16'],
    ['in_period', 'this_week', '2024-05-13T00:00:00.000Z', '2024-05-20T00:00:00.000Z', '2024-05-13', '2024-05-19'],
    ['in_period', 'last_month', '2024-04-01T00:00:00.000Z', '2024-05-01T00:00:00.000Z', '2024-04-01', '2024-04-30'],
    ['in_period', 'next_quarter', '2024-07-01T00:00:00.000Z', '2024-10-01T00:00:00.000Z', '2024-07-01', '2024-09-30'],
    ['in_period', 'last_year', '2023-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z', '2023-01-01', '2023-12-31'],
  ])('%s %s', (operator, value, start, end, firstDay, lastDay) => {
    expect(range(operator, value)).toEqual([start, end, firstDay, lastDay])
  })

  it('begins days where they begin in the time zone', () => {
    expect(range('in_period', 'today', 'Pacific/Auckland')).toEqual([
      '2024-05-15T12:00:00.000Z',
      '2024-05-16T12:00:00.000Z',
      '2024-05-16',
      '2024-05-16',
    ])
    expect(range('in_period', 'yesterday', 'America/New_York')?.slice(0, 2)).toEqual([
      '2024-05-14T04:00:00.000Z',
      '2024-05-15T04:00:00.000Z',
    ])
    expect(range('within_last', 'P1D', 'Asia/Kathmandu')?.[0]).toBe('2024-05-13T18:15:00.000Z')
  })

  it('knows days of 23 and 25 hours, and those without a midnight', () => {
    const inMarch = Date.parse('2024-03-31T12:00:00Z')
    expect(range('in_period', 'today', 'Europe/Stockholm', inMarch)?.slice(0, 2)).toEqual([
      '2024-03-30T23:00:00.000Z',
      '2024-03-31T22:00:00.000Z',
    ])
    const inOctober = Date.parse('2024-10-27T12:00:00Z')
    expect(range('in_period', 'today', 'Europe/Stockholm', inOctober)?.slice(0, 2)).toEqual([
      '2024-10-26T22:00:00.000Z',
      '2024-10-27T23:00:00.000Z',
    ])
    const withoutMidnight = Date.parse('2023-03-26T12:00:00Z')
    expect(range('in_period', 'today', 'Asia/Beirut', withoutMidnight)?.slice(0, 2)).toEqual([
      '2023-03-25T22:00:00.000Z',
      '2023-03-26T21:00:00.000Z',
    ])
  })

  it('keeps within a shorter month', () => {
    expect(range('within_last', 'P1M', 'UTC', Date.parse('2024-03-31T10:00:00Z'))?.[2]).toBe('2024-02-29')
    expect(range('within_next', 'P1Y', 'UTC', Date.parse('2024-02-29T10:00:00Z'))?.[3]).toBe('2025-02-28')
  })
})

describe('conditions that speak of now', () => {
  const passes = (value: unknown, condition: Omit<FilterCondition, 'field'>, timeZone?: string) =>
    matchesFilter({ field: 'at', ...condition }, { at: value }, { now, timeZone })

  it('take a date alone for the day of the calendar that it is, wherever they are asked', () => {
    const today = { operator: 'in_period', value: 'today' } as const
    expect(passes('2024-05-15', today, 'America/New_York')).toBe(true)
    expect(passes('2024-05-14', today, 'America/New_York')).toBe(false)
    expect(passes('2024-05-16', today, 'Pacific/Auckland')).toBe(true)
    expect(passes('2024-05-15T02:00:00Z', today, 'America/New_York')).toBe(false)
    expect(passes('2024-05-15T22:00:00-04:00', today, 'America/New_York')).toBe(true)
  })

  it('know what is older, and what is neither', () => {
    const older = { operator: 'older_than', value: 'P30D' } as const
    const recent = { operator: 'within_last', value: 'P30D' } as const
    for (const [value, isOlder, isRecent] of [
      ['2024-04-14', true, false],
      ['2024-04-15', false, true],
      ['2024-04-14T23:59:59.999Z', true, false],
      ['2024-04-15T00:00:00Z', false, true],
      ['2024-05-15T13:00:00Z', false, true],
      ['2024-05-15T13:00:01Z', false, false],
      ['1066-10-14', true, false],
      [undefined, false, false],
      ['never', false, false],
      [5, false, false],
    ] as const) {
      expect([value, passes(value, older), passes(value, recent)]).toEqual([value, isOlder, isRecent])
    }
  })

  it('mean the same for ever once they are pinned', () => {
    const filter = {
      combine: 'and',
      members: [
        { field: 'at', operator: 'in_period', value: 'today' },
        { field: 'x', operator: 'exists', value: false },
      ],
    } as const
    const pinned = pinFilter(filter, { now, timeZone: 'Pacific/Auckland' })
    expect(matchesFilter(pinned, { at: '2024-05-16' }, { now: 0 })).toBe(true)
    expect(pinFilter(pinned, { now: 0 })).toBe(pinned)
    const timeless = { field: 'x', operator: 'exists', value: true } as const
    expect(pinFilter(timeless, { now })).toBe(timeless)
  })
})
