import { describe, expect, it } from 'vitest'
import { cronOfInterval, intervalOfCron, isInterval } from './interval-cron'

describe('a period', () => {
  it('is a cron text of minutes, hours or days, rounded up [CAM-SCHED-07]', () => {
    const crons = [60, 61, 1, 120, 3_540, 3_600, 3_601, 7_200, 82_800, 86_400, 86_401, 604_800].map(cronOfInterval)
    expect(crons).toEqual([
      '*/1 * * * *',
      '*/2 * * * *',
      '*/1 * * * *',
      '*/2 * * * *',
      '*/59 * * * *',
      '0 */1 * * *',
      '0 */2 * * *',
      '0 */2 * * *',
      '0 */23 * * *',
      '0 0 */1 * *',
      '0 0 */2 * *',
      '0 0 */7 * *',
    ])
  })

  it('is written in the next unit when it is rounded up to that', () => {
    expect([3_541, 3_599].map(cronOfInterval)).toEqual(['0 */1 * * *', '0 */1 * * *'])
    expect([82_801, 86_399].map(cronOfInterval)).toEqual(['0 0 */1 * *', '0 0 */1 * *'])
  })

  it('must be a finite positive number [CAM-SCHED-06]', () => {
    expect([60, 0.5].map(isInterval)).toEqual([true, true])
    expect([0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, '60'].map(isInterval)).not.toContain(true)
  })

  it('is read back from its cron text', () => {
    for (const seconds of [60, 1_800, 7_200, 86_400]) expect(intervalOfCron(cronOfInterval(seconds))).toBe(seconds)
    for (const expr of ['0 10 * * *', '*/0 * * * *', '']) expect(intervalOfCron(expr)).toBeUndefined()
  })
})
