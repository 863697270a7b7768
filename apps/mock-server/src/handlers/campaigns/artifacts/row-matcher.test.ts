import type { FilterOperator, FilterValue } from '@inlay/sdk-core'
import { expect, it } from 'vitest'
import { rowMatcher } from './row-matcher'

const types = { price: 'number', customer: 'boolean', signed_up: 'dmy' } as const

function matches(row: object, field: string, operator: FilterOperator, value: FilterValue): boolean {
  return rowMatcher({ field, operator, value }, types)({ ...row })
}

it.each<[unknown, FilterOperator, FilterValue, boolean]>([
  ['12.50', 'greater_than', 12, true],
  ['$1,200', 'greater_than', 999, true],
  [1_200, 'greater_than', 999, true],
  ['12.50', 'equals', 12.5, true],
  ['12.50', 'equals', '12.5', true],
  ['12.50', 'in', [3, 12.5], true],
  ['12.50', 'not_in', ['3', '12.5'], false],
  ['12.50', 'contains', '\\.50$', true],
  [12.5, 'contains', '2\\.5', true],
  ['n/a', 'greater_than', 0, false],
  ['n/a', 'equals', 'n/a', true],
  [undefined, 'exists', false, true],
])('compares the number %j: %s %j [CAM-FILTER-10]', (price, operator, value, expected) => {
  expect(matches({ price }, 'price', operator, value)).toBe(expected)
})

it.each<[string | boolean, FilterOperator, FilterValue, boolean]>([
  ['Yes', 'equals', true, true],
  ['n', 'equals', false, true],
  [true, 'equals', true, true],
  ['no', 'not_equal', true, true],
  ['maybe', 'equals', true, false],
])('compares yes and no: %j %s %j [CAM-FILTER-12]', (customer, operator, value, expected) => {
  expect(matches({ customer }, 'customer', operator, value)).toBe(expected)
})

it.each<[string, FilterOperator, FilterValue, boolean]>([
  ['31/12/2025', 'greater_than', '2025-12-30', true],
  ['31/12/2025', 'greater_than', '2025-12-31', false],
  ['31/12/2025', 'equals', '2025-12-31', true],
  ['01/02/2025', 'less_than', '2025-02-02', true],
  ['2025-02-03', 'less_than', '2025-02-04', true],
])('compares dates: %s %s %s [CAM-FILTER-11]', (signed_up, operator, value, expected) => {
  expect(matches({ signed_up }, 'signed_up', operator, value)).toBe(expected)
})

it('reads within groups, and other columns as they are', () => {
  const passes = rowMatcher(
    {
      combine: 'and',
      members: [
        { combine: 'or', not: true, members: [{ field: 'price', operator: 'less_than', value: 10 }] },
        { field: 'code', operator: 'equals', value: '007' },
      ],
    },
    types,
  )
  expect(
    [
      { price: '9', code: '007' },
      { price: '11', code: '007' },
      { price: '11', code: 7 },
    ].map(passes),
  ).toEqual([false, true, false])
})
