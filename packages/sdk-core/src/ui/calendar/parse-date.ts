import { dateFormat } from './date-text'
import { addDays, dateOf, partsOf, timeOf } from './plain-date'
import { plainText } from './plain-text'

/** `unknown`: no date at all; `missing`: written as one, but there is no such day. */
export type ParsedDate =
  | { readonly status: 'read'; readonly date: string }
  | { readonly status: 'unknown' }
  | { readonly status: 'missing' }

export interface ParseContext {
  readonly locale: string
  readonly today: string
}

/**
 * Reads a date as people write it: ISO, numbers in the order of the locale (or with
 * day and month the other way round, where only that is a day), names of months in its language, “today” and
 * its neighbours. A year that is left out is this one, one of two digits is the nearest.
 */
export function parseDate(typed: string, context: ParseContext): ParsedDate {
  const text = plainText(typed)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const near = nearDays(context.locale).indexOf(text)
  if (near >= 0) return { status: 'read', date: addDays(context.today, near - 1) }

  const named = monthNamed(text, context.locale)
  const words = named ? named.rest : text
  if (!isFiller(words, context.locale)) return { status: 'unknown' }
  const numbers = words.match(/\d+/g) ?? []
  if (numbers.some((number) => number.length > 4 || number.length === 3)) return { status: 'unknown' }
  const order = partOrder(context.locale)
  const thisYear = partsOf(context.today).year
  const year = (number: string | undefined) => (number === undefined ? thisYear : fullYear(number, thisYear))

  if (named) {
    const [one, other, more] = numbers
    if (one === undefined || more !== undefined) return { status: 'unknown' }
    const yearFirst =
      one.length === 4 || (other !== undefined && other.length < 4 && order.indexOf('year') < order.indexOf('day'))
    return yearFirst && other !== undefined
      ? existing(year(one), named.month, Number(other))
      : existing(year(other), named.month, Number(one))
  }
  if (numbers.length < 2 || numbers.length > 3) return { status: 'unknown' }
  const yearFirst = numbers[0]?.length === 4
  const written =
    numbers.length === 2
      ? order.filter((part) => part !== 'year')
      : yearFirst
        ? (['year', 'month', 'day'] as const)
        : order
  const readAs = (day: DatePart, month: DatePart) => {
    const at = (part: DatePart) => numbers[written.indexOf(part)]
    return existing(year(at('year')), Number(at(month)), Number(at(day)))
  }
  const read = readAs('day', 'month')
  // As other locales write it, where that is the only day it can be.
  return read.status === 'read' || written[0] === 'year' ? read : readAs('month', 'day')
}

function existing(year: number, month: number, day: number): ParsedDate {
  const date = dateOf({ year, month, day })
  return date === undefined ? { status: 'missing' } : { status: 'read', date }
}

/** Up to twenty years ahead; what would be further is of the century before. */
function fullYear(text: string, thisYear: number): number {
  if (text.length > 2) return Number(text)
  const year = thisYear - (thisYear % 100) + Number(text)
  return year > thisYear + 20 ? year - 100 : year
}

type DatePart = 'year' | 'month' | 'day'

/** In which order the locale writes numbers: `day, month, year` in British English. */
export function partOrder(locale: string): readonly DatePart[] {
  return dateFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'year' || type === 'month' || type === 'day')
}

/** Yesterday, today, tomorrow. */
function nearDays(locale: string): readonly string[] {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return [-1, 0, 1].map((days) => plainText(format.format(days, 'day')))
}

function monthNamed(text: string, locale: string): { readonly month: number; readonly rest: string } | undefined {
  const names = Array.from({ length: 12 }, (_, index) =>
    // Alone and within a date, where some languages inflect it.
    [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }, { month: 'short', day: 'numeric' }].map(
      (options) => monthPart(locale, options as Intl.DateTimeFormatOptions, index),
    ),
  )
  const known = names
    .flatMap((forms, index) => forms.map((name) => ({ name: name.replace(/\.$/, ''), month: index + 1 })))
    // Names that are numbers are read as numbers; the longest first, as one may begin another.
    .filter(({ name }) => name !== '' && !/\d/.test(name))
    .sort((one, other) => other.name.length - one.name.length)
  // Hebrew writes what stands between day and month in one word with the month.
  const joined = literalWords(locale).map(escaped).join('|')
  for (const { name, month } of known) {
    const found = new RegExp(`(?<!\\p{L})(?:${joined})?${escaped(name)}(?!\\p{L})`, 'u').exec(text)
    if (found) return { month, rest: text.replace(found[0], ' ') }
  }
  return undefined
}

function monthPart(locale: string, options: Intl.DateTimeFormatOptions, index: number): string {
  const time = timeOf(`2024-${String(index + 1).padStart(2, '0')}-15`)
  const part = dateFormat(locale, options)
    .formatToParts(time)
    .find(({ type }) => type === 'month')
  return plainText(part?.value ?? '')
}

/** Whether nothing is left but numbers, signs and what the locale writes between them: `de`, `年`, a weekday. */
function isFiller(text: string, locale: string): boolean {
  const weekdays = (['long', 'short'] as const).flatMap((weekday) =>
    Array.from({ length: 7 }, (_, day) =>
      words(plainText(dateFormat(locale, { weekday }).format(timeOf(addDays('2024-01-01', day))))),
    ).flat(),
  )
  const allowed = new Set([...literalWords(locale), ...weekdays, 'st', 'nd', 'rd', 'th'])
  return words(text).every((word) => allowed.has(word)) && /^[\d\p{L}\p{M}\s.,/·-]*$/u.test(text)
}

function literalWords(locale: string): readonly string[] {
  const shapes: readonly Intl.DateTimeFormatOptions[] = [{ dateStyle: 'full' }, { dateStyle: 'long' }]
  return shapes.flatMap((shape) =>
    dateFormat(locale, shape)
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'literal' || /\d/.test(plainText(value)) ? words(plainText(value)) : [])),
  )
}

function words(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? []
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
