import { describe, expect, it } from 'vitest'
import { cronProblem, nextRuns } from './cron-runs'
import { cronOfEvery, everyUnits } from './run-every'
import {
  choicesShown,
  cronOfChoices,
  exprOf,
  frequencies,
  isTypedText,
  scheduleForm,
  startValues,
  type ScheduleValues,
} from './schedule-form'

const words = {
  interval: 'interval',
  intervalTooLong: 'too long',
  daysMissing: 'no days',
  dayOfMonthWrong: 'no such day',
  everyWrong: (most: number) => `1 to ${most}`,
  cronMissing: 'missing',
  cronTooLong: 'cron too long',
  cron: ({ kind }: { readonly kind: string }) => kind,
}
const schema = scheduleForm(words, (expr) => cronProblem(expr, 0))
const values = (changes: Partial<ScheduleValues>) => ({ ...startValues(undefined), ...changes })
const refused = (changes: Partial<ScheduleValues>) =>
  schema.safeParse(values(changes)).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('what is filled in for a schedule', () => {
  it('begins with daily at 10:00, and with Monday and Wednesday, 60 seconds and 30 minutes [CAM-SCHED-04] [CAM-SCHED-06] [CAM-SCHED-09] [CAM-SCHED-10]', () => {
    const first = startValues(undefined)
    expect(exprOf(first)).toBe('0 10 * * *')
    expect(first).toMatchObject({ seconds: 60, every: 30, unit: 'minutes', days: ['1', '3'], autoLaunch: false })
    expect(everyUnits).toEqual(['minutes', 'hours', 'days', 'weeks', 'months'])
    expect(cronOfChoices(values({ frequency: 'weekly' }))).toBe('0 10 * * 1,3')
  })

  it('needs a cron text for every frequency but Periodic, Email too [CAM-SCHED-05] [CAM-SCHED-08]', () => {
    expect(frequencies).toEqual(['periodic', 'daily', 'weekly', 'monthly', 'email'])
    for (const frequency of frequencies.filter((each) => each !== 'periodic'))
      expect(refused({ way: 'advanced', frequency, cron: ' ' })).toEqual([['cron', 'missing']])
    expect(refused({ way: 'advanced', frequency: 'periodic' })).toBeUndefined()
    expect(refused({ way: 'quick', seconds: Number.NaN, cron: '' })).toBeUndefined()
  })

  it('refuses a period that is none, or that no cron text has [CAM-SCHED-06]', () => {
    for (const seconds of [0, -60, null, Number.NaN])
      expect(refused({ way: 'advanced', seconds })).toEqual([['seconds', 'interval']])
    expect(refused({ way: 'advanced', seconds: 32 * 86_400 })).toEqual([['seconds', 'too long']])
    expect(exprOf(values({ way: 'advanced', seconds: 7_200 }))).toBe('0 */2 * * *')
  })

  it('says at the choice itself that no cron text comes of it [CAM-SCHED-08]', () => {
    const wrong = (changes: Partial<ScheduleValues>) => {
      const chosen = values({ way: 'advanced', ...changes })
      return refused({ ...chosen, cron: cronOfChoices(chosen) })
    }
    expect(wrong({ frequency: 'weekly', days: [] })).toEqual([['days', 'no days']])
    for (const dayOfMonth of [0, 32, 1.5, null])
      expect(wrong({ frequency: 'monthly', dayOfMonth })).toEqual([['dayOfMonth', 'no such day']])
    for (const every of [0, -5, 60, null]) expect(wrong({ frequency: 'email', every })).toEqual([['every', '1 to 59']])
    expect(refused({ way: 'advanced', frequency: 'weekly', days: [], cron: '0 9 * * 2' })).toBeUndefined()
  })

  it('says what is wrong with a cron text', () => {
    const problem = (cron: string) => refused({ way: 'advanced', frequency: 'daily', cron })?.[0]?.[1]
    expect(['0 10 * *', '61 * * * *', '0 0 31 2 *', '0 10 * * MON-FRI'].map(problem)).toEqual([
      'parts',
      'unreadable',
      'never',
      undefined,
    ])
    expect(cronProblem('61 * * * *', 0)).toEqual({ kind: 'unreadable', reason: 'Invalid value for minute: 61' })
  })

  it('shows what a campaign is checked by as it was chosen', () => {
    const shown = (triggerDescription: string) => startValues({ triggerDescription, autoLaunch: true })
    expect(shown('0 10 * * 1')).toMatchObject({ way: 'quick', quick: 'weekly', autoLaunch: true })
    expect(shown('*/15 * * * *')).toMatchObject({ way: 'advanced', frequency: 'periodic', seconds: 900 })
    expect(shown('5 7 * * *')).toMatchObject({ way: 'advanced', frequency: 'daily', at: '07:05' })
    expect(shown('30 16 * * 1,5')).toMatchObject({ frequency: 'weekly', at: '16:30', days: ['1', '5'] })
    expect(shown('0 9 15 * *')).toMatchObject({ frequency: 'monthly', at: '09:00', dayOfMonth: 15 })
    expect(shown('0 9 L * *')).toMatchObject({ frequency: 'email', cron: '0 9 L * *' })
    expect(exprOf(shown('0 9 L * *'))).toBe('0 9 L * *')
  })

  it.each([
    ['0 9 * * 1-5', ['1', '2', '3', '4', '5']],
    ['0 9 * * 7', ['0']],
    ['0 9 * * 0-7', ['0', '1', '2', '3', '4', '5', '6']],
    ['0 9 * * MON', ['1']],
    ['0 9 * * mon-wed,Fri', ['1', '2', '3', '5']],
    ['0 9 * * FRI-SUN', ['0', '5', '6']],
    ['0 9 * * 5-7', ['0', '5', '6']],
  ])('shows the days of %s as choices', (cron, days) => {
    expect(isTypedText({ frequency: 'weekly', cron })).toBe(false)
    expect(choicesShown('weekly', cron)).toMatchObject({ at: '09:00', days })
    expect(exprOf(values({ way: 'advanced', frequency: 'weekly', cron }))).toBe(cron)
  })

  it.each(['0 9 * * 5-1', '0 9 * * 8', '0 9 * * MON#2', '0 9 * * 5L', '0 9 * * 1-5/2', '0 9 * * XYZ'])(
    'shows no choices for %s',
    (cron) => expect(choicesShown('weekly', cron)).toMatchObject({ at: null, days: [] }),
  )

  it('shows no choices where a cron text is not theirs', () => {
    const none = { at: null, days: [], dayOfMonth: null, every: null }
    expect(choicesShown('weekly', '15 8 1 * *')).toMatchObject(none)
    expect(choicesShown('weekly', '15 8 * * 1,5')).toMatchObject({ at: '08:15', days: ['1', '5'] })
    expect(choicesShown('daily', '15 8 * * MON-FRI')).toMatchObject(none)
    expect(choicesShown('email', '0 0 1 */3 *')).toMatchObject({ every: 3, unit: 'months' })
    const shown = (triggerDescription: string) => startValues({ triggerDescription, autoLaunch: true })
    expect(shown('30 2 * 3 *')).toMatchObject({ frequency: 'email', cron: '30 2 * 3 *', ...none })
    expect(shown('0 0 1 */3 *')).toMatchObject({ frequency: 'email', every: 3, unit: 'months' })
    const typed = (frequency: ScheduleValues['frequency'], cron: string) => isTypedText({ frequency, cron })
    for (const cron of ['61 25 * * *', '75 30 * * *', '0 24 * * *', '60 9 * * *'])
      expect([typed('daily', cron), choicesShown('daily', cron).at]).toEqual([true, null])
    expect(choicesShown('daily', '59 23 * * *').at).toBe('23:59')
    expect(choicesShown('monthly', '0 9 32 * *')).toMatchObject({ at: null, dayOfMonth: null })
    expect([typed('weekly', '15 8 1 * *'), typed('email', '30 2 * 3 *')]).toEqual([true, true])
    expect([typed('monthly', '15 8 1 * *'), typed('weekly', ' '), typed('periodic', 'x')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('makes a cron text of every so many of a unit [CAM-SCHED-09]', () => {
    const crons = [
      cronOfEvery(30, 'minutes'),
      cronOfEvery(2, 'hours'),
      cronOfEvery(3, 'days'),
      cronOfEvery(1, 'weeks'),
      cronOfEvery(2, 'weeks'),
      cronOfEvery(3, 'months'),
    ]
    expect(crons).toEqual(['*/30 * * * *', '0 */2 * * *', '0 0 */3 * *', '0 0 * * 1', '0 0 */14 * *', '0 0 1 */3 *'])
    for (const unit of everyUnits) {
      for (let every = 1; every <= 60; every += 1) {
        const cron = cronOfEvery(every, unit)
        expect(cron === '' ? undefined : cronProblem(cron, 0)).toBeUndefined()
      }
    }
    expect([cronOfEvery(null, 'days'), cronOfEvery(1.5, 'days'), cronOfEvery(60, 'minutes')]).toEqual(['', '', ''])
  })
})

it('knows the next times somewhere, across a change of the clocks', () => {
  const runs = nextRuns('0 10 * * *', 'Europe/Berlin', Date.parse('2026-10-24T07:00:00Z'), 3)
  expect(runs.map((run) => run.toISOString())).toEqual([
    '2026-10-24T08:00:00.000Z',
    '2026-10-25T09:00:00.000Z',
    '2026-10-26T09:00:00.000Z',
  ])
})
