import type * as z from 'zod'
import type { Translate } from '../../react/messages/use-messages'
import type { formMessages } from './form-messages'

type Words = Translate<(typeof formMessages)['strings']>

/** What is wrong with a value, in people's words. The schema's own words, where it has some, come before these. */
export function issueMessage(issue: z.core.$ZodRawIssue, t: Words, locale: string): string {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return t('numberWhole')
      return isNothing(input) || Number.isNaN(input) ? missing(issue, t) : t('valueInvalid')
    case 'invalid_value':
      return issue.values?.[0] === true ? t('consentRequired') : t('choiceRequired')
    case 'too_small':
      return tooSmall(issue, t, locale)
    case 'too_big':
      return tooLarge(issue, t, locale)
    case 'invalid_format':
      if (isNothing(input)) return t('valueRequired')
      return issue.format === 'email' ? t('emailInvalid') : issue.format === 'url' ? t('urlInvalid') : t('valueInvalid')
    case 'not_multiple_of':
      return t('numberStep', { value: number(issue.divisor, locale) })
    case 'invalid_union':
      return isNothing(input) ? t('choiceRequired') : t('valueInvalid')
    default:
      return t('valueInvalid')
  }
}

function missing({ expected, inst }: z.core.$ZodRawIssue, t: Words): string {
  if (expected === 'number' || expected === 'bigint') return t('numberRequired')
  if (expected === 'date') return t('dateRequired')
  if (expected === 'array' || expected === 'set') return t('choicesRequired')
  if (isPeriod(inst)) return t('periodRequired')
  if (expected === 'boolean' || expected === 'object') return t('choiceRequired')
  return t('valueRequired')
}

/** A schema of what a DateRangePicker gives. */
function isPeriod(schema: unknown): boolean {
  const shape = (schema as Partial<z.ZodObject> | undefined)?.shape
  return shape !== undefined && 'start' in shape && 'end' in shape
}

function tooSmall({ origin, minimum, inclusive, input }: Bounds, t: Words, locale: string): string {
  const count = Number(minimum)
  if (origin === 'string') return isNothing(input) || count === 1 ? t('valueRequired') : t('textTooShort', { count })
  if (origin === 'date') return t('dateTooEarly', { value: date(minimum, locale) })
  if (origin === 'array' || origin === 'set') return count === 1 ? t('choicesRequired') : t('choicesTooFew', { count })
  return t(inclusive === false ? 'numberAbove' : 'numberTooSmall', { value: number(minimum, locale) })
}

function tooLarge({ origin, maximum, inclusive }: Bounds, t: Words, locale: string): string {
  const count = Number(maximum)
  if (origin === 'string') return t('textTooLong', { count })
  if (origin === 'date') return t('dateTooLate', { value: date(maximum, locale) })
  if (origin === 'array' || origin === 'set') return t('choicesTooMany', { count })
  return t(inclusive === false ? 'numberBelow' : 'numberTooLarge', { value: number(maximum, locale) })
}

interface Bounds {
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly inclusive?: unknown
  readonly input?: unknown
}

export function isNothing(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}

function number(value: unknown, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(Number(value))
}

function date(value: unknown, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(value as number | Date))
}
