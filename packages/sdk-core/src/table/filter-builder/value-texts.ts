import { typedFilterValue, type TypedValueProblem } from '../../filters/typed-value'
import { patternProblem } from '../../filters/pattern/text-pattern'
import type { FilterValue } from '../../operation/filter-model'
import { filterDuration } from '../../operation/filter-values'
import type { NumberTexts } from './number-texts'
import type { ValueInput } from './operator-choice'

export type ValueProblem = TypedValueProblem | 'no-pattern' | 'no-duration' | 'reversed'

export type ReadTexts =
  | { readonly value: FilterValue; readonly problem?: undefined }
  | { readonly problem: ValueProblem; readonly value?: undefined }

/** Reads what was given for a condition: one text, two for a range and a duration, any number for a list. */
export function readTexts(input: ValueInput, texts: readonly string[], numbers: NumberTexts): ReadTexts {
  const [first = '', second = ''] = texts
  switch (input) {
    case 'none':
      return { value: true }
    case 'pattern':
      if (first.trim() !== '' && patternProblem(first) !== undefined) return { problem: 'no-pattern' }
      return typedFilterValue(first, input)
    case 'number':
      return first.trim() === '' ? { problem: 'missing' } : readNumbers([first], numbers, ([value]) => value)
    case 'values':
      return texts.length === 0 ? { problem: 'missing' } : { value: texts }
    case 'numbers':
      return texts.length === 0 ? { problem: 'missing' } : readNumbers(texts, numbers)
    case 'number-range':
      if (first.trim() === '' || second.trim() === '') {
        return [first, second].every((text) => text.trim() === '' || numbers.read(text) !== undefined)
          ? { problem: 'missing' }
          : { problem: 'no-number' }
      }
      return inOrder(readNumbers([first, second], numbers))
    case 'date-range':
      return first === '' || second === '' ? { problem: 'missing' } : inOrder({ value: [first, second] })
    case 'duration':
      return duration(first, second)
    default:
      return typedFilterValue(first, input)
  }
}

/** How a value is written into the inputs of a condition. */
export function textsOfValue(value: FilterValue, input: ValueInput, numbers: NumberTexts): readonly string[] {
  if (value === null) return []
  if (typeof value === 'object') return value.map((each) => textOf(each, numbers))
  const span = input === 'duration' ? filterDuration(value) : undefined
  return span ? [String(span.amount), span.unit] : [input === 'count' ? String(value) : textOf(value, numbers)]
}

/** What stands in an input before anybody has given anything. */
export function startTexts(input: ValueInput): readonly string[] {
  if (input === 'yes-no') return ['true']
  if (input === 'duration') return ['7', 'day']
  return input === 'period' ? ['today'] : []
}

function textOf(value: string | number | boolean, numbers: NumberTexts): string {
  return typeof value === 'number' ? numbers.write(value) : String(value)
}

function readNumbers(
  texts: readonly string[],
  numbers: NumberTexts,
  valueOf: (read: readonly number[]) => FilterValue | undefined = (read) => read,
): ReadTexts {
  const read = texts.map((text) => numbers.read(text)).filter((number) => number !== undefined)
  const value = read.length === texts.length ? valueOf(read) : undefined
  return value === undefined ? { problem: 'no-number' } : { value }
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
