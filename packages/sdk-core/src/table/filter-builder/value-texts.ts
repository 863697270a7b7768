import { typedFilterValue, typedNumber, type TypedValueProblem } from '../../filters/typed-value'
import { patternProblem } from '../../filters/pattern/text-pattern'
import type { FilterValue } from '../../operation/filter-model'
import { filterDuration } from '../../operation/filter-values'
import type { ValueInput } from './operator-choice'

export type ValueProblem = TypedValueProblem | 'no-pattern' | 'no-duration' | 'reversed'

export type ReadTexts =
  | { readonly value: FilterValue; readonly problem?: undefined }
  | { readonly problem: ValueProblem; readonly value?: undefined }

/** Reads what was given for a condition: one text, two for a range and a duration, any number for a list. */
export function readTexts(input: ValueInput, texts: readonly string[], locale: string): ReadTexts {
  const [first = '', second = ''] = texts
  switch (input) {
    case 'none':
      return { value: true }
    case 'pattern':
      if (first.trim() !== '' && patternProblem(first) !== undefined) return { problem: 'no-pattern' }
      return typedFilterValue(first, input, locale)
    case 'values':
      return texts.length === 0 ? { problem: 'missing' } : { value: texts }
    case 'numbers':
      return texts.length === 0 ? { problem: 'missing' } : numbers(texts, locale)
    case 'number-range':
      if (first.trim() === '' || second.trim() === '') {
        return [first, second].every((text) => text.trim() === '' || typedNumber(text, locale) !== undefined)
          ? { problem: 'missing' }
          : { problem: 'no-number' }
      }
      return inOrder(numbers([first, second], locale))
    case 'date-range':
      return first === '' || second === '' ? { problem: 'missing' } : inOrder({ value: [first, second] })
    case 'duration':
      return duration(first, second)
    default:
      return typedFilterValue(first, input, locale)
  }
}

/** How a value is written into the inputs of a condition. */
export function textsOfValue(value: FilterValue, input: ValueInput, locale: string): readonly string[] {
  if (value === null) return []
  if (typeof value === 'object') return value.map((each) => textOf(each, locale))
  const span = input === 'duration' ? filterDuration(value) : undefined
  return span ? [textOf(span.amount, locale), span.unit] : [textOf(value, locale)]
}

/** What stands in an input before anybody has given anything. */
export function startTexts(input: ValueInput): readonly string[] {
  if (input === 'yes-no') return ['true']
  if (input === 'duration') return ['7', 'day']
  return input === 'period' ? ['today'] : []
}

function textOf(value: string | number | boolean, locale: string): string {
  if (typeof value !== 'number') return String(value)
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    maximumFractionDigits: 20,
    numberingSystem: 'latn',
  }).format(value)
}

function numbers(texts: readonly string[], locale: string): ReadTexts {
  const read = texts.map((text) => typedNumber(text, locale)).filter((number) => number !== undefined)
  return read.length === texts.length ? { value: read } : { problem: 'no-number' }
}

/** From behind to: nothing would ever lie between them. */
function inOrder(read: ReadTexts): ReadTexts {
  if (!Array.isArray(read.value)) return read
  const [from, to] = read.value
  return from !== undefined && to !== undefined && from > to ? { problem: 'reversed' } : read
}

const units = { minute: 'TM', hour: 'TH', day: 'D', week: 'W', month: 'M', year: 'Y' } as const

export const durationUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

function duration(amount: string, unit: string): ReadTexts {
  if (amount.trim() === '') return { problem: 'missing' }
  const known = durationUnits.find((each) => each === unit)
  const letters = units[known ?? 'day']
  const count = /^0*([1-9]\d*)$/.exec(amount.trim())?.[1]
  const value = `P${letters.replace(/.$/, '')}${count}${letters.slice(-1)}`
  return known !== undefined && filterDuration(value) ? { value } : { problem: 'no-duration' }
}
