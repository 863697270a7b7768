import { longestCron, type ScheduleJob } from '@inlay/sdk-core/contract/campaigns'
import * as z from 'zod'
import type { CronProblem } from './cron-runs'
import { cronOfInterval, intervalOfCron, isInterval, longestInterval } from './interval-cron'
import { quickChoiceOf, quickChoices, quickChoicesInOrder } from './quick-choices'
import { cronOfEvery, everyOfCron, everyUnits, mostOfUnit, type EveryUnit } from './run-every'

export const frequencies = ['periodic', 'daily', 'weekly', 'monthly', 'email'] as const

export type Frequency = (typeof frequencies)[number]

/** What the form says of a schedule that cannot be saved. */
export interface ScheduleProblemWords {
  readonly interval: string
  readonly intervalTooLong: string
  /** No day of the week was chosen. */
  readonly daysMissing: string
  readonly dayOfMonthWrong: string
  readonly everyWrong: (most: number) => string
  readonly cronMissing: string
  readonly cronTooLong: string
  readonly cron: (problem: CronProblem) => string
}

// What is not shown must not keep anybody from saving: what has to be right is said below.
const anyNumber = z.union([z.number(), z.nan()]).nullable()

/** What a person fills in to have a campaign checked by itself. */
export function scheduleForm(words: ScheduleProblemWords, problemOf: (expr: string) => CronProblem | undefined) {
  return z
    .object({
      way: z.enum(['quick', 'advanced']),
      quick: z.enum(quickChoicesInOrder),
      frequency: z.enum(frequencies),
      seconds: anyNumber,
      every: anyNumber,
      unit: z.enum(everyUnits),
      at: z.string().nullable(),
      days: z.array(z.string()),
      dayOfMonth: anyNumber,
      cron: z.string(),
      autoLaunch: z.boolean(),
    })
    .superRefine((values, { addIssue }) => {
      if (values.way === 'quick') return
      const refuse = (path: 'seconds' | 'cron' | 'days' | 'dayOfMonth' | 'every', message: string) =>
        addIssue({ code: 'custom', path: [path], message })
      if (values.frequency === 'periodic') {
        if (!isInterval(values.seconds)) refuse('seconds', words.interval)
        else if (values.seconds > longestInterval) refuse('seconds', words.intervalTooLong)
        return
      }
      const expr = values.cron.trim()
      if (expr === '') {
        const choice = wrongChoice(values, words)
        return choice ? refuse(...choice) : refuse('cron', words.cronMissing)
      }
      if (expr.length > longestCron) return refuse('cron', words.cronTooLong)
      const problem = problemOf(expr)
      if (problem) refuse('cron', words.cron(problem))
    })
}

export type ScheduleForm = ReturnType<typeof scheduleForm>

export type ScheduleValues = z.output<ScheduleForm>

/** What a cron text of a frequency is made of. */
export type ScheduleChoices = Pick<ScheduleValues, 'every' | 'unit' | 'at' | 'days' | 'dayOfMonth'>

export const firstChoices: ScheduleChoices = {
  every: 30,
  unit: 'minutes',
  at: '10:00',
  days: ['1', '3'],
  dayOfMonth: 1,
}

/** As they are where a cron text is not theirs. */
const noChoices: ScheduleChoices = { every: null, unit: 'minutes', at: null, days: [], dayOfMonth: null }

/** What stands in the form at first: daily, or what the campaign is checked by now. */
export function startValues(job: Pick<ScheduleJob, 'triggerDescription' | 'autoLaunch'> | undefined): ScheduleValues {
  const values: ScheduleValues = {
    way: 'quick',
    quick: 'daily',
    frequency: 'periodic',
    seconds: 60,
    ...firstChoices,
    cron: '',
    autoLaunch: job?.autoLaunch ?? false,
  }
  if (job === undefined) return values
  const expr = job.triggerDescription
  const quick = quickChoiceOf(expr)
  if (quick !== undefined) return { ...values, quick }
  const seconds = intervalOfCron(expr)
  if (seconds !== undefined) return { ...values, way: 'advanced', seconds }
  const { frequency } = choicesOf(expr)
  return { ...values, way: 'advanced', cron: expr, frequency, ...choicesShown(frequency, expr) }
}

/** The choices of a frequency as a cron text has them: empty where it is not made of these. */
export function choicesShown(frequency: Frequency, expr: string): ScheduleChoices {
  if (isTypedText({ frequency, cron: expr })) return noChoices
  if (frequency === 'email') return { ...firstChoices, ...everyOfCron(expr.trim()) }
  const { frequency: _, ...choices } = choicesOf(expr.trim())
  return { ...firstChoices, ...choices }
}

/** Whether a cron text says what the choices of a frequency do not. */
export function isTypedText({ frequency, cron }: Pick<ScheduleValues, 'frequency' | 'cron'>): boolean {
  const expr = cron.trim()
  if (frequency === 'periodic' || expr === '') return false
  return frequency === 'email' ? everyOfCron(expr) === undefined : choicesOf(expr).frequency !== frequency
}

/** By which choices a cron text came about; by its own text where it is another one. */
function choicesOf(expr: string): Pick<ScheduleValues, 'frequency'> & Partial<ScheduleChoices> {
  const [, minute = '', hour = '', day = '', weekDays = ''] =
    /^(\d{1,2})\s+(\d{1,2})\s+(\*|\d{1,2})\s+\*\s+(\*|[\da-z,-]+)$/i.exec(expr) ?? []
  const days = weekDays === '*' ? [] : daysOf(weekDays)
  if (minute === '' || days === undefined || (day !== '*' && weekDays !== '*')) return { frequency: 'email' }
  // No clock shows such a time, and no month has such a day.
  if (Number(minute) > 59 || Number(hour) > 23 || (day !== '*' && !isDayOfMonth(Number(day)))) {
    return { frequency: 'email' }
  }
  const at = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  if (day !== '*') return { frequency: 'monthly', at, dayOfMonth: Number(day) }
  return weekDays === '*' ? { frequency: 'daily', at } : { frequency: 'weekly', at, days }
}

/** The days of the week that a cron text names, by number or by name, one by one or from one to another. */
function daysOf(weekDays: string): string[] | undefined {
  const found = new Set<number>()
  for (const part of weekDays.split(',')) {
    const [, from = '', to = from] = /^(\d|[a-z]{3})(?:-(\d|[a-z]{3}))?$/i.exec(part) ?? []
    const [first, last] = [dayNumber(from), dayNumber(to)]
    // “FRI-SUN” ends with the day that is both the first and the last.
    const end = last === 0 && first !== undefined && first > 0 ? 7 : last
    if (first === undefined || end === undefined || end < first) return undefined
    for (let day = first; day <= end; day += 1) found.add(day % 7)
  }
  return [...found].toSorted((a, b) => a - b).map(String)
}

function dayNumber(day: string): number | undefined {
  const named = dayNames.indexOf(day.toLowerCase())
  if (named >= 0) return named
  return /^[0-7]$/.test(day) ? Number(day) : undefined
}

const dayNames: readonly string[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

interface Choices {
  readonly frequency: Frequency
  readonly days: readonly string[]
  readonly dayOfMonth: number | null
  readonly every: number | null
  readonly unit: EveryUnit
}

/** Which of the choices no cron text can be made of, and why. */
function wrongChoice(
  { frequency, days, dayOfMonth, every, unit }: Choices,
  words: ScheduleProblemWords,
): readonly ['days' | 'dayOfMonth' | 'every', string] | undefined {
  if (frequency === 'weekly' && days.length === 0) return ['days', words.daysMissing]
  if (frequency === 'monthly' && !isDayOfMonth(dayOfMonth)) return ['dayOfMonth', words.dayOfMonthWrong]
  if (frequency === 'email' && cronOfEvery(every, unit) === '') return ['every', words.everyWrong(mostOfUnit[unit])]
  return undefined
}

function isDayOfMonth(day: number | null): boolean {
  return day !== null && Number.isInteger(day) && day >= 1 && day <= 31
}

/** The cron text of what was chosen; none as long as something is missing. */
export function cronOfChoices(values: ScheduleValues): string {
  const { frequency, at, days, dayOfMonth, every, unit } = values
  if (frequency === 'periodic') return ''
  if (frequency === 'email') return cronOfEvery(every, unit)
  const [hour, minute] = (at ?? '').split(':').map(Number)
  if (at === null || hour === undefined || minute === undefined) return ''
  const time = `${minute} ${hour}`
  if (frequency === 'daily') return `${time} * * *`
  if (frequency === 'weekly')
    return days.length === 0
      ? ''
      : `${time} * * ${days
          .map(Number)
          .toSorted((a, b) => a - b)
          .join(',')}`
  return isDayOfMonth(dayOfMonth) ? `${time} ${dayOfMonth} * *` : ''
}

/** The cron text that is to be saved. */
export function exprOf(values: ScheduleValues): string {
  if (values.way === 'quick') return quickChoices[values.quick]
  if (values.frequency !== 'periodic') return values.cron.trim()
  return isInterval(values.seconds) && values.seconds <= longestInterval ? cronOfInterval(values.seconds) : ''
}
