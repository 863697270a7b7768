import { expect, it } from 'vitest'
import type { ColumnTypes } from './column-types'
import { inferColumnTypes } from './infer-column-types'
import { mergeColumnTypes } from './merge-column-types'

const rowsOf = (field: string, ...values: readonly string[]) => values.map((value) => ({ name: 'Ann', [field]: value }))
const typeOf = (...values: readonly string[]) => inferColumnTypes(rowsOf('own', ...values)).get('own')

it.each([
  [['41', '12.50', '-5'], 'number'],
  [['1,5', '2,25'], 'number,'],
  [['Yes', 'no', ''], 'boolean'],
  [['31/12/2025', '01/02/2026'], 'dmy'],
  [['12/31/2025', '01/02/2026'], 'mdy'],
  [['2025-12-31'], 'ymd'],
  [['007', '10115'], 'text'],
  [['+46 701 234 567', '+46 701 234 568'], 'text'],
  [['chess', '7'], 'text'],
  [['-', 'null', '41'], 'number'],
  [['', ' '], undefined],
])('tells by its values what a column is: %j', (values, type) => {
  expect(typeOf(...values)).toBe(type)
})

it('is about columns that are not ours, however few rows have a value there', () => {
  const many = Array.from({ length: 5_000 }, () => ({ name: 'Ann', title: '7', annual_revenue: '7' }))
  const said = inferColumnTypes([...many, { name: 'Bo', age: '41' }])
  expect([...said]).toEqual([['age', 'number']])
})

const table = (columnTypes: ColumnTypes, count = 1, fields = Object.keys(columnTypes)) => ({
  columnTypes,
  count,
  fields,
})
const after = (before: ReturnType<typeof table>, ...values: readonly string[]) =>
  mergeColumnTypes(before, inferColumnTypes(rowsOf('own', ...values), before.columnTypes))

it('keeps a type that a later file agrees with, or says nothing of', () => {
  expect(after(table({ own: 'number' }), '3', '4.5')).toEqual({ own: 'number' })
  expect(after(table({ own: 'number,' }), '3', '4')).toEqual({ own: 'number,' })
  expect(after(table({ own: 'mdy' }), '03/04/2025')).toEqual({ own: 'mdy' })
  expect(after(table({ own: 'boolean' }), '')).toEqual({ own: 'boolean' })
  expect(mergeColumnTypes(table({ own: 'boolean' }), new Map([['other', 'ymd']]))).toEqual({
    own: 'boolean',
    other: 'ymd',
  })
})

it('keeps a type that a few odd texts do not have', () => {
  const said = (filled: number, odd: number) =>
    inferColumnTypes(rowsOf('own', '45', 'forty', 'old'), { own: 'number' }, new Map([['own', { filled, odd }]])).get(
      'own',
    )
  expect([said(1, 0), said(0, 0), said(9, 4), said(9, 5)]).toEqual(['number', 'text', 'number', 'text'])
})

it('makes a column text once a later file says something else of it', () => {
  expect(after(table({ own: 'number' }), 'chess')).toEqual({})
  expect(after(table({ own: 'number' }), '4,5')).toEqual({})
  expect(after(table({ own: 'mdy' }), '31/12/2025')).toEqual({})
})

it('leaves a column text that was there without a type, as long as there are rows', () => {
  expect(after(table({}, 3, ['own']), '41')).toEqual({})
  expect(after(table({}, 0, ['own']), '41')).toEqual({ own: 'number' })
})
