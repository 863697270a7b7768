import type { FilterValue } from '../operation/filter-model'
import { filterDuration, isFilterPeriod } from '../operation/filter-values'
import type { FilterInput } from './field-types'
import { isoInstant } from './iso-date'

/** A value as the filter takes it, or why the text is none. */
export type TypedValue =
  | { readonly value: FilterValue; readonly problem?: undefined }
  | { readonly problem: TypedValueProblem; readonly value?: undefined }

export type TypedValueProblem = 'missing' | 'no-number' | 'no-count' | 'no-date' | 'no-choice' | 'no-range'

/**
 * Reads what a person typed for a condition. Lists and ranges are separated by commas; numbers also by semicolons.
 * @param locale How numbers are written. @default 'en'
 */
export function typedFilterValue(text: string, input: FilterInput, locale = 'en'): TypedValue {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: 'missing' }
  switch (input) {
    case 'text':
    case 'pattern':
      return { value: text }
    case 'number':
      return valueOr(typedNumber(trimmed, locale), 'no-number')
    case 'count':
      return valueOr(/^\d{1,9}$/.test(trimmed) ? Number(trimmed) : undefined, 'no-count')
    case 'date':
      return valueOr(isoInstant(trimmed) === undefined ? undefined : trimmed, 'no-date')
    case 'yes-no':
      return trimmed === 'true' || trimmed === 'false' ? { value: trimmed === 'true' } : { problem: 'no-choice' }
    case 'values':
      return { value: parts(trimmed, ',') }
    case 'numbers':
      return listOf(numberParts(trimmed, locale), (part) => typedNumber(part, locale), 'no-number')
    case 'number-range':
      return pairOf(listOf(numberParts(trimmed, locale), (part) => typedNumber(part, locale), 'no-number'))
    case 'date-range':
      return pairOf(
        listOf(parts(trimmed, ','), (part) => (isoInstant(part) === undefined ? undefined : part), 'no-date'),
      )
    case 'duration':
      return valueOr(filterDuration(trimmed) ? trimmed : undefined, 'no-choice')
    case 'period':
      return valueOr(isFilterPeriod(trimmed) ? trimmed : undefined, 'no-choice')
  }
}

/** The number that a person typed as their locale writes it: `1 234,5` in Swedish; nothing where it is none. */
export function typedNumber(text: string, locale = 'en'): number | undefined {
  const { decimal, group } = signsOf(locale)
  const plain = text.trim().replace(/^\u2212/, '-')
  const spaced = /^[\s\u00a0\u202f'’]$/.test(group) ? /(\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g : undefined
  const ungrouped = spaced ? plain.replace(spaced, '$1') : withoutGroups(plain, group)
  const normal = decimal === '.' ? ungrouped : ungrouped?.replace(decimal, '.')
  if (normal === undefined || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(normal)) return undefined
  if (decimal !== '.' && ungrouped?.includes('.')) return undefined
  const value = Number(normal)
  return Number.isFinite(value) ? value : undefined
}

/** Groups of three, or it is a decimal of another locale, which would be misread a thousandfold. */
function withoutGroups(text: string, group: string): string | undefined {
  if (!text.includes(group)) return text
  const [first = '', ...others] = text.split(group)
  const isGrouped = /^[+-]?\d{1,3}$/.test(first) && others.every((part) => /^\d{3}(?!\d)/.test(part))
  return isGrouped ? [first, ...others].join('') : undefined
}

function signsOf(locale: string): { readonly decimal: string; readonly group: string } {
  const known = new Intl.NumberFormat(locale, { useGrouping: true, numberingSystem: 'latn' }).formatToParts(1_234_567.8)
  const sign = (type: string, otherwise: string) => known.find((part) => part.type === type)?.value ?? otherwise
  return { decimal: sign('decimal', '.'), group: sign('group', ',') }
}

/** Where a comma may be a decimal sign, one that divides has a space behind it, or there are semicolons. */
export function numberParts(text: string, locale: string): readonly string[] {
  if (text.includes(';')) return parts(text, ';')
  return parts(text, signsOf(locale).decimal === ',' ? /,\s+/ : ',')
}

function parts(text: string, by: string | RegExp): readonly string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function listOf(
  texts: readonly string[],
  read: (text: string) => string | number | undefined,
  problem: TypedValueProblem,
): TypedValue {
  const values = texts.map(read).filter((value) => value !== undefined)
  return values.length === texts.length && values.length > 0 ? { value: values } : { problem }
}

function pairOf(list: TypedValue): TypedValue {
  if (list.problem !== undefined) return list
  return Array.isArray(list.value) && list.value.length === 2 ? list : { problem: 'no-range' }
}

function valueOr(value: string | number | undefined, problem: TypedValueProblem): TypedValue {
  return value === undefined ? { problem } : { value }
}
