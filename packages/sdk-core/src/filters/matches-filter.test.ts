import { describe, expect, it } from 'vitest'
import type { Filter, FilterOperator, FilterValue } from '../operation/filter-model'
import { filterFields } from './filter-fields'
import { matchesFilter } from './matches-filter'

const record = {
  name: 'Acme Corp',
  size: 51.5,
  empty: '',
  gone: null,
  active: false,
  tags: ['a', 'b'],
  signed: '2024-05-01T18:30:00.000Z',
  day: '2024-05-01',
  company: { city: { name: 'Köln' } },
  'dotted.name': 'x',
}

const check = (field: string, operator: FilterOperator, value: FilterValue) =>
  matchesFilter({ field, operator, value }, record)

describe('matchesFilter', () => {
  it.each<[string, FilterOperator, FilterValue, boolean]>([
    ['name', 'equals', 'Acme Corp', true],
    ['name', 'equals', 'acme corp', false],
    ['name', 'not_equal', 'Acme', true],
    ['name', 'not_equal', 'Acme Corp', false],
    ['missing', 'not_equal', 'Acme', true],
    ['missing', 'equals', null, true],
    ['gone', 'equals', null, true],
    ['empty', 'equals', null, false],
    ['size', 'equals', 51.5, true],
    ['size', 'equals', '51.5', false],
    ['active', 'equals', false, true],
    ['active', 'not_equal', true, true],
    ['tags', 'equals', ['a', 'b'], false],
    ['name', 'in', ['x', 'Acme Corp'], true],
    ['name', 'in', [], false],
    ['name', 'not_in', [], true],
    ['missing', 'not_in', ['x'], true],
    ['missing', 'in', ['x'], false],
    ['size', 'in', [51.5], true],
    ['size', 'in', ['51.5'], false],
    ['name', 'in', 'Acme Corp', true],
    ['name', 'contains', 'CORP$', true],
    ['name', 'contains', '^corp', false],
    ['size', 'contains', '^51\\.', true],
    ['active', 'contains', 'false', false],
    ['missing', 'contains', '', false],
    ['empty', 'contains', '', true],
  ])('%s %s %j is %s', (field, operator, value, expected) => {
    expect(check(field, operator, value)).toBe(expected)
  })

  it.each<[string, boolean]>([
    ['name', true],
    ['empty', true],
    ['active', true],
    ['tags', true],
    ['company', true],
    ['company.city.name', true],
    ['gone', false],
    ['missing', false],
    ['company.city.name.length', false],
    ['tags.0', false],
    ['tags.length', false],
    ['constructor', false],
    ['__proto__', false],
    ['dotted.name', false],
  ])('knows whether %s exists, whatever its type', (field, exists) => {
    expect(check(field, 'exists', true)).toBe(exists)
    expect(check(field, 'exists', false)).toBe(!exists)
    expect(check(field, 'exists', 'true')).toBe(false)
  })

  it.each<[FilterOperator, FilterValue, boolean]>([
    ['greater_than', 51.5, false],
    ['greater_than', 51, true],
    ['greater_than_or_equal', 51.5, true],
    ['less_than', 51.5, false],
    ['less_than', 52, true],
    ['less_than_or_equal', 51.5, true],
    ['less_than', '99', false],
    ['greater_than', '1', false],
    ['less_than', null, false],
  ])('compares numbers only with numbers: %s %j is %s', (operator, value, expected) => {
    expect(check('size', operator, value)).toBe(expected)
    expect(check('missing', operator, value)).toBe(false)
    expect(check('name', operator, value)).toBe(false)
  })

  it.each<[FilterOperator, string, boolean]>([
    ['equals', '2024-05-01T20:30:00+02:00', true],
    ['equals', '2024-05-01T18:30', true],
    ['equals', '2024-05-01T18:30:00.001Z', false],
    ['greater_than', '2024-05-01T18:29:59.999Z', true],
    ['greater_than', '2024-05-01T18:30:00Z', false],
    ['greater_than_or_equal', '2024-05-01T18:30:00Z', true],
    ['less_than', '2024-05-01T18:30:00-00:01', true],
    ['less_than_or_equal', '2024-05-01T18:30:00Z', true],
    ['less_than', '2024-05-01T18:30:00Z', false],
  ])('compares dates as instants: %s %s is %s', (operator, value, expected) => {
    expect(check('signed', operator, value)).toBe(expected)
  })

  it.each<[FilterOperator, boolean, boolean, boolean]>([
    ['equals', false, true, false],
    ['not_equal', true, false, true],
    ['greater_than', true, false, false],
    ['greater_than_or_equal', true, true, false],
    ['less_than', false, false, true],
    ['less_than_or_equal', false, true, true],
  ])('takes a date without a time for the whole day: %s', (operator, dayBefore, sameDay, dayAfter) => {
    expect(check('signed', operator, '2024-04-30')).toBe(dayBefore)
    expect(check('signed', operator, '2024-05-01')).toBe(sameDay)
    expect(check('signed', operator, '2024-05-02')).toBe(dayAfter)
    expect(check('day', operator, '2024-05-01')).toBe(sameDay)
  })

  it('does not take for a date what is none', () => {
    expect(check('signed', 'greater_than', '2024-02-30')).toBe(false)
    expect(check('signed', 'greater_than', '2024-01-01T25:00Z')).toBe(false)
    expect(check('signed', 'greater_than', '2024')).toBe(false)
    expect(check('name', 'greater_than', '2024-01-01')).toBe(false)
    expect(matchesFilter({ field: 'at', operator: 'equals', value: '2024-02-30' }, { at: '2024-02-30' })).toBe(true)
  })

  it('finds dates in lists as instants too', () => {
    expect(check('signed', 'in', ['x', '2024-05-01'])).toBe(true)
    expect(check('signed', 'not_in', ['2024-05-01T20:30:00+02:00'])).toBe(false)
  })

  const yes: Filter = { field: 'name', operator: 'exists', value: true }
  const no: Filter = { field: 'name', operator: 'exists', value: false }

  it.each<[string, Filter, boolean]>([
    ['all of an and', { combine: 'and', members: [yes, yes] }, true],
    ['not all of an and', { combine: 'and', members: [yes, no] }, false],
    ['one of an or', { combine: 'or', members: [no, yes] }, true],
    ['none of an or', { combine: 'or', members: [no, no] }, false],
    ['groups in groups', { combine: 'and', members: [yes, { combine: 'or', members: [no, yes] }] }, true],
    ['nothing', { combine: 'or', members: [] }, true],
    ['an empty group in an or', { combine: 'or', members: [no, { combine: 'and', members: [] }] }, false],
    ['an empty group in an and', { combine: 'and', members: [yes, { combine: 'or', members: [] }] }, true],
  ])('combines conditions: %s', (_name, filter, expected) => {
    expect(matchesFilter(filter, record)).toBe(expected)
  })
})

describe('filterFields', () => {
  it('names each field once', () => {
    const member: Filter = { field: 'b', operator: 'exists', value: true }
    const filter: Filter = {
      combine: 'or',
      members: [member, { combine: 'and', members: [member, { ...member, field: 'a.c' }] }],
    }
    expect(filterFields(filter)).toEqual(['b', 'a.c'])
  })
})
