import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { filterOperators, type Filter } from '../operation/filter-model'
import { filterPeriods } from '../operation/filter-values'
import { describeFilter, type TranslateFilter } from './describe-filter'
import { inputFor, operatorsFor, type FilterFieldType } from './field-types'
import { filterMessages } from './messages'
import { typedFilterValue, typedNumber } from './typed-value'

const translate: TranslateFilter = (key, ...[values]) =>
  String(new IntlMessageFormat(filterMessages.strings[key], 'en').format(values))
const labels: Readonly<Record<string, string>> = { city: 'City', size: 'Size', tags: 'Tags', signed: 'Signed' }
const words = (filter: Filter) => describeFilter(filter, { translate, fieldLabel: (field) => labels[field] ?? field })

describe('describeFilter', () => {
  it.each<[string, Filter]>([
    ['City is Lund', { field: 'city', operator: 'equals', value: 'Lund' }],
    ['City is any of Lund or Malmö', { field: 'city', operator: 'in', value: ['Lund', 'Malmö'] }],
    ['City contains nothing', { field: 'city', operator: 'contains_text', value: '' }],
    ['City is empty', { field: 'city', operator: 'is_empty', value: true }],
    ['City is not empty', { field: 'city', operator: 'is_empty', value: false }],
    ['City does not exist', { field: 'city', operator: 'exists', value: false }],
    ['Size is between 1 and 2,500', { field: 'size', operator: 'between', value: [1, 2_500] }],
    ['Signed is after May 1, 2024', { field: 'signed', operator: 'greater_than', value: '2024-05-01' }],
    ['Signed is in the last 1 day', { field: 'signed', operator: 'within_last', value: 'P1D' }],
    ['Signed is more than 3 months ago', { field: 'signed', operator: 'older_than', value: 'P3M' }],
    ['Signed is last week', { field: 'signed', operator: 'in_period', value: 'last_week' }],
    ['Everything', { combine: 'or', members: [] }],
    [
      'City is Lund and (Size is at least 50 or not (Tags has any of A))',
      {
        combine: 'and',
        members: [
          { field: 'city', operator: 'equals', value: 'Lund' },
          { combine: 'and', members: [] },
          {
            combine: 'or',
            members: [
              { field: 'size', operator: 'greater_than_or_equal', value: 50 },
              { combine: 'and', not: true, members: [{ field: 'tags', operator: 'has_any', value: ['A'] }] },
            ],
          },
        ],
      },
    ],
  ])('%s', (expected, filter) => {
    expect(words(filter)).toBe(expected)
  })

  it('has words for every operator and period', () => {
    for (const operator of filterOperators) {
      expect(words({ field: 'city', operator, value: 'x' })).not.toContain('operator.')
    }
    for (const value of filterPeriods)
      expect(words({ field: 'signed', operator: 'in_period', value })).not.toContain('_')
  })

  it('writes as the locale does, and calls values what they are called on the screen', () => {
    const size: Filter = { field: 'size', operator: 'greater_than', value: 1_234.5 }
    expect(describeFilter(size, { translate, locale: 'de' })).toBe('size is greater than 1.234,5')
    expect(describeFilter(size, { translate, valueLabel: (value, field) => `${field}:${value}` })).toContain(
      'size:1234.5',
    )
  })
})

describe('operatorsFor', () => {
  const types: readonly FilterFieldType[] = ['text', 'number', 'date', 'boolean', 'choices', 'json', 'email']

  it('offers only comparisons that there are, each once, with a way to give their value', () => {
    for (const type of types) {
      const offered = operatorsFor(type)
      expect(new Set(offered).size).toBe(offered.length)
      for (const operator of offered) {
        expect(filterOperators).toContain(operator)
        expect(inputFor(type, operator)).toBeTruthy()
      }
    }
    expect(operatorsFor('number')).toContain('between')
    expect(operatorsFor('date')).toContain('within_last')
    expect(operatorsFor('json')).toEqual(['is_empty', 'exists'])
  })

  it('knows how the value is given', () => {
    expect(inputFor('number', 'greater_than')).toBe('number')
    expect(inputFor('date', 'greater_than')).toBe('date')
    expect(inputFor('number', 'contains')).toBe('pattern')
    expect(inputFor('number', 'in')).toBe('numbers')
    expect(inputFor('boolean', 'equals')).toBe('yes-no')
    expect(inputFor('date', 'between')).toBe('date-range')
  })
})

describe('what a person types', () => {
  it.each<[string, string, number | undefined]>([
    ['1,234.5', 'en', 1_234.5],
    ['1.234,5', 'de', 1_234.5],
    ['1 234,5', 'sv', 1_234.5],
    ['1\u00a0234,5', 'fr', 1_234.5],
    ['\u22125', 'sv', -5],
    ['-.5', 'en', -0.5],
    ['1e3', 'en', 1_000],
    ['1,5', 'en', undefined],
    ['1.5', 'de', undefined],
    ['1,23,456', 'en', undefined],
    ['12 34', 'sv', undefined],
    ['5 apples', 'en', undefined],
    ['', 'en', undefined],
    ['Infinity', 'en', undefined],
  ])('%j in %s is %s', (text, locale, expected) => {
    expect(typedNumber(text, locale)).toBe(expected)
  })

  it('becomes the value of a condition, or a reason why not', () => {
    expect(typedFilterValue(' a, b ,,c ', 'values')).toEqual({ value: ['a', 'b', 'c'] })
    expect(typedFilterValue('1,5; 2', 'numbers', 'sv')).toEqual({ value: [1.5, 2] })
    expect(typedFilterValue('1,5, 2', 'numbers', 'sv')).toEqual({ value: [1.5, 2] })
    expect(typedFilterValue('1, 2, 3', 'numbers', 'sv')).toEqual({ value: [1, 2, 3] })
    expect(typedFilterValue('100,200', 'numbers')).toEqual({ value: [100, 200] })
    expect(typedFilterValue('1,000; 2', 'numbers')).toEqual({ value: [1_000, 2] })
    expect(typedFilterValue('1, 10', 'number-range')).toEqual({ value: [1, 10] })
    expect(typedFilterValue('1', 'number-range')).toEqual({ problem: 'no-range' })
    expect(typedFilterValue('x', 'number')).toEqual({ problem: 'no-number' })
    expect(typedFilterValue('2024-02-30', 'date')).toEqual({ problem: 'no-date' })
    expect(typedFilterValue('2024-02-29', 'date')).toEqual({ value: '2024-02-29' })
    expect(typedFilterValue('true', 'yes-no')).toEqual({ value: true })
    expect(typedFilterValue('  ', 'text')).toEqual({ problem: 'missing' })
    expect(typedFilterValue('^a ', 'pattern')).toEqual({ value: '^a ' })
    expect(typedFilterValue('-1', 'count')).toEqual({ problem: 'no-count' })
    expect(typedFilterValue('P7D', 'duration')).toEqual({ value: 'P7D' })
    expect(typedFilterValue('someday', 'period')).toEqual({ problem: 'no-choice' })
  })
})
