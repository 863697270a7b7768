import { describe, expect, it } from 'vitest'
import { filterOperators, type FilterCondition, type FilterOperator, type FilterValue } from '../operation/filter-model'
import { matchesFilter } from './matches-filter'

const record = {
  name: 'Åsa Lindqvist',
  size: 51.5,
  blank: '  ',
  gone: null,
  tags: ['Nordic', 'enterprise', 3],
  none: [],
  nothing: {},
  info: { a: 1 },
  plant: '🌱é',
  signed: '2024-05-01T18:30:00.000Z',
}

const check = (field: string, operator: FilterOperator, value: FilterValue, more?: Partial<FilterCondition>) =>
  matchesFilter({ field, operator, value, ...more }, record)

describe('the operators for parts of a text', () => {
  it.each<[string, FilterOperator, FilterValue, boolean]>([
    ['name', 'contains_text', 'LIND', true],
    ['name', 'contains_text', 'l.nd', false],
    ['name', 'contains_text', '', true],
    ['size', 'contains_text', 1.5, true],
    ['gone', 'contains_text', '', false],
    ['name', 'not_contains_text', 'lind', false],
    ['name', 'not_contains_text', 'berg', true],
    ['gone', 'not_contains_text', 'x', true],
    ['name', 'not_contains', '^lind', true],
    ['name', 'not_contains', '^ås', false],
    ['name', 'starts_with', 'ås', true],
    ['name', 'starts_with', 'as', false],
    ['name', 'ends_with', 'VIST', true],
    ['name', 'ends_with', 'Åsa', false],
    ['tags', 'contains_text', 'Nordic', false],
  ])('%s %s %j is %s', (field, operator, value, expected) => {
    expect(check(field, operator, value)).toBe(expected)
  })
})

describe('what is ignored', () => {
  it.each<[FilterOperator, FilterValue, FilterCondition['ignore'], boolean]>([
    ['equals', 'åsa lindqvist', undefined, false],
    ['equals', 'ÅSA LINDQVIST', 'case', true],
    ['equals', 'asa lindqvist', 'case', false],
    ['equals', 'asa lindqvist', 'case_and_accents', true],
    ['in', ['x', 'ASA LINDQVIST'], 'case_and_accents', true],
    ['not_in', ['x', 'åsa lindqvist'], 'case', false],
    ['starts_with', 'asa', 'case_and_accents', true],
    ['starts_with', 'ås', 'nothing', false],
    ['contains_text', 'Lind', 'nothing', true],
    ['contains', '^asa l.nd', 'case_and_accents', true],
    ['contains', '^asa', 'case', false],
  ])('%s %j ignoring %s is %s', (operator, value, ignore, expected) => {
    expect(check('name', operator, value, { ignore })).toBe(expected)
  })
})

describe('between', () => {
  it.each<[string, FilterOperator, FilterValue, boolean]>([
    ['size', 'between', [51.5, 60], true],
    ['size', 'between', [40, 51.5], true],
    ['size', 'between', [52, 60], false],
    ['size', 'between', [60, 40], false],
    ['size', 'between', ['40', '60'], false],
    ['size', 'not_between', [52, 60], true],
    ['gone', 'between', [0, 100], false],
    ['gone', 'not_between', [0, 100], true],
    ['signed', 'between', ['2024-05-01', '2024-05-01'], true],
    ['signed', 'between', ['2024-05-02', '2024-06-01'], false],
    ['signed', 'between', ['2024-05-01T18:30:00Z', '2024-05-01T18:30:00Z'], true],
  ])('%s %s %j is %s', (field, operator, value, expected) => {
    expect(check(field, operator, value)).toBe(expected)
  })
})

describe('is_empty', () => {
  it.each<[string, boolean]>([
    ['missing', true],
    ['gone', true],
    ['blank', true],
    ['none', true],
    ['nothing', true],
    ['name', false],
    ['size', false],
    ['tags', false],
    ['info', false],
  ])('%s: %s', (field, expected) => {
    expect(check(field, 'is_empty', true)).toBe(expected)
    expect(check(field, 'is_empty', false)).toBe(!expected)
  })
})

describe('members of a list', () => {
  it.each<[string, FilterOperator, FilterValue, boolean]>([
    ['tags', 'has_any', ['x', 'Nordic'], true],
    ['tags', 'has_any', ['nordic'], false],
    ['tags', 'has_any', [3], true],
    ['tags', 'has_any', ['3'], false],
    ['tags', 'has_any', [], false],
    ['tags', 'has_all', ['Nordic', 3], true],
    ['tags', 'has_all', ['Nordic', 'x'], false],
    ['tags', 'has_all', [], true],
    ['tags', 'has_none', ['x'], true],
    ['tags', 'has_none', ['enterprise', 'x'], false],
    ['gone', 'has_any', ['x'], false],
    ['gone', 'has_all', [], false],
    ['gone', 'has_none', ['x'], true],
    ['name', 'has_any', ['Åsa Lindqvist'], true],
    ['info', 'has_any', [1], false],
  ])('%s %s %j is %s', (field, operator, value, expected) => {
    expect(check(field, operator, value)).toBe(expected)
  })

  it('can be compared without case', () => {
    expect(check('tags', 'has_all', ['nordic', 'ENTERPRISE'], { ignore: 'case' })).toBe(true)
  })
})

describe('lengths', () => {
  it.each<[string, FilterOperator, FilterValue, boolean]>([
    ['plant', 'length_equals', 2, true],
    ['tags', 'length_at_least', 3, true],
    ['tags', 'length_at_least', 4, false],
    ['none', 'length_at_most', 0, true],
    ['name', 'length_at_most', 12, false],
    ['gone', 'length_at_most', 5, false],
    ['size', 'length_at_least', 0, false],
  ])('%s %s %j is %s', (field, operator, value, expected) => {
    expect(check(field, operator, value)).toBe(expected)
  })
})

describe('a group that is turned round', () => {
  const isAsa: FilterCondition = { field: 'name', operator: 'starts_with', value: 'Åsa' }
  const isBig: FilterCondition = { field: 'size', operator: 'greater_than', value: 100 }

  it('passes what the group would not', () => {
    expect(matchesFilter({ combine: 'and', members: [isAsa, isBig], not: true }, record)).toBe(true)
    expect(matchesFilter({ combine: 'or', members: [isAsa, isBig], not: true }, record)).toBe(false)
    const inside = { combine: 'and', members: [isBig], not: true } as const
    expect(matchesFilter({ combine: 'and', members: [isAsa, inside] }, record)).toBe(true)
  })

  it('restricts nothing without conditions', () => {
    const empty = { combine: 'or', members: [], not: true } as const
    expect(matchesFilter(empty, record)).toBe(true)
    expect(matchesFilter({ combine: 'and', members: [empty, { ...empty, members: [empty] }] }, record)).toBe(true)
  })
})

it('no operator throws, whatever it is given', () => {
  const values: readonly FilterValue[] = ['', 'x', 0, -1, NaN, true, null, [], ['a', 1], ['2024-01-01', 'x'], '(']
  for (const operator of filterOperators) {
    for (const value of values) {
      for (const field of [...Object.keys(record), 'missing']) {
        expect(typeof check(field, operator, value)).toBe('boolean')
      }
    }
  }
})
