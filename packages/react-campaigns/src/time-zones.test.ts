import { describe, expect, it } from 'vitest'
import { timeZoneOptions, zoneOfToday } from './time-zones'

const called = (name: string) => timeZoneOptions().find(({ value }) => value === name)

describe('time zones', () => {
  it('have UTC among them, first', () => {
    expect(timeZoneOptions()[0]).toMatchObject({ value: 'UTC', label: 'UTC' })
  })

  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
    ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ])('are called %s today, and found as %s too', (today, before) => {
    expect(zoneOfToday(before)).toBe(today)
    expect(called(today)?.keywords).toContain(before)
    expect(called(before)).toBeUndefined()
  })

  it('are each there once, and clocks go by all of them', () => {
    const values = timeZoneOptions('Asia/Calcutta').map(({ value }) => value)
    expect(new Set(values).size).toBe(values.length)
    for (const timeZone of values) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })

  it('have the one that is chosen, though no browser lists it', () => {
    expect(timeZoneOptions('US/Eastern').map(({ value }) => value)).toContain('US/Eastern')
  })
})
