import type { Filter } from '@inlay/sdk-core'
import { expect, it } from 'vitest'
import { sqliteDialect } from '../sqlite/sqlite-dialect'
import { narrow } from './narrow'

const parameters = (filter: Filter) =>
  narrow(filter, sqliteDialect).condition.parameters.filter((each) => typeof each === 'string' && each.startsWith('"'))
const added = (operator: string, value: unknown, more: object = {}) =>
  ({ field: 'added', operator, value, ...more }) as Filter

it.each([
  ['greater_than', '2026-03-10', ['"2026-03-05']],
  ['less_than', '2026-03-10', ['"2026-03-16']],
  ['between', ['2026-03-10', '2026-03-11'], ['"2026-03-05', '"2026-03-17']],
  ['equals', '2026-03-10T08:00:00+02:00', ['"2026-03-05', '"2026-03-15']],
])('asks the database for dates that are %s %s, give or take some days', (operator, value, expected) => {
  expect(parameters(added(operator, value))).toEqual(expected)
})

it('asks for what is near by now where the condition knows its own time', () => {
  const at = '2026-03-10T12:00:00Z'
  expect(parameters(added('within_last', 'P7D', { at }))).toEqual(['"2026-02-26', '"2026-03-15'])
  expect(parameters(added('within_last', 'P7D'))).toEqual([])
})

it('leaves an end open that no date is written for', () => {
  expect(parameters(added('between', ['0000-01-01', '2026-03-11']))).toEqual(['"2026-03-17'])
  expect(parameters(added('between', ['2026-03-10', '9999-12-31']))).toEqual(['"2026-03-05'])
})
