import { describe, expect, it } from 'vitest'
import { timeTicks } from './time-ticks'

const utc = (text: string) => new Date(`${text}Z`)
const texts = (from: string, to: string, count: number) => {
  const { unit, at } = timeTicks(utc(from), utc(to), count, true)
  return [unit, ...at.map((date) => date.toISOString().slice(0, 16))]
}

describe('round moments on the axis', () => {
  it('are first days of months over a year', () => {
    expect(texts('2026-01-10T00:00', '2026-12-20T00:00', 4)).toEqual([
      'month',
      '2026-04-01T00:00',
      '2026-07-01T00:00',
      '2026-10-01T00:00',
    ])
  })

  it('are Mondays over some weeks', () => {
    expect(texts('2026-11-01T00:00', '2026-11-30T00:00', 5)).toEqual([
      'day',
      '2026-11-02T00:00',
      '2026-11-09T00:00',
      '2026-11-16T00:00',
      '2026-11-23T00:00',
      '2026-11-30T00:00',
    ])
  })

  it('are hours over a day, and quarters of an hour over one', () => {
    expect(texts('2026-11-01T05:10', '2026-11-02T04:00', 4)).toEqual([
      'hour',
      '2026-11-01T06:00',
      '2026-11-01T12:00',
      '2026-11-01T18:00',
      '2026-11-02T00:00',
    ])
    expect(texts('2026-11-01T05:10', '2026-11-01T06:00', 4)).toEqual([
      'minute',
      '2026-11-01T05:15',
      '2026-11-01T05:30',
      '2026-11-01T05:45',
      '2026-11-01T06:00',
    ])
  })

  it('are round years over decades', () => {
    expect(texts('1987-03-01T00:00', '2026-01-01T00:00', 4)).toEqual([
      'year',
      '1990-01-01T00:00',
      '2000-01-01T00:00',
      '2010-01-01T00:00',
      '2020-01-01T00:00',
    ])
  })

  it('are midnights of the reader, where the data is not in UTC', () => {
    const { at } = timeTicks(new Date(2026, 10, 1), new Date(2026, 10, 5), 5, false)
    expect(at.map((date) => date.getHours())).toEqual([0, 0, 0, 0, 0])
  })
})
