import { describe, expect, it } from 'vitest'
import { cronProblem, nextRun } from './next-run'

const at = (text: string) => Date.parse(text)
const isoOf = (moment: number | undefined) => (moment === undefined ? undefined : new Date(moment).toISOString())

describe('the next run', () => {
  it('comes at the same time of the clocks, in summer and in winter', () => {
    const daily = { expr: '0 10 * * *', timeZone: 'Europe/Berlin' }
    expect(isoOf(nextRun(daily, at('2026-10-24T08:00:00Z')))).toBe('2026-10-25T09:00:00.000Z')
    expect(isoOf(nextRun(daily, at('2027-03-27T09:00:00Z')))).toBe('2027-03-28T08:00:00.000Z')
  })

  it('comes once on the day when clocks show a time twice, and on the day when they skip it', () => {
    const nightly = { expr: '30 2 * * *', timeZone: 'Europe/Berlin' }
    const first = nextRun(nightly, at('2026-10-24T12:00:00Z')) ?? 0
    expect(isoOf(first)).toBe('2026-10-25T00:30:00.000Z')
    expect(isoOf(nextRun(nightly, first))).toBe('2026-10-26T01:30:00.000Z')
    expect(isoOf(nextRun(nightly, at('2027-03-27T12:00:00Z')))).toBe('2027-03-28T01:00:00.000Z')
  })

  it('says what a cron text is missing', () => {
    const problem = (expr: string) => cronProblem({ expr, timeZone: 'UTC' }, 0)
    expect(problem('0 10 * * MON-FRI')).toBeUndefined()
    expect(problem('0 10 * *')).toMatch(/five parts/)
    expect(problem('0 0 10 * * *')).toMatch(/five parts/)
    expect(problem('61 * * * *')).toBe('This cron text cannot be read: Invalid value for minute: 61.')
    expect(problem('0 0 30 2 *')).toMatch(/never comes/)
  })
})
