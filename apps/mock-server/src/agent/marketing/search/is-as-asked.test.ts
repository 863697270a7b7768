import { expect, it } from 'vitest'
import { isAsAsked } from './is-as-asked'

it.each([
  ['Head of Operations', 'heads of operations', true],
  ['Operations Lead', 'heads of operations', true],
  ['Head of Business Operations', 'heads of operations', false],
  ['Head of Revenue Operations', 'heads of operations', false],
  ['Head of Sales Operations', 'heads of sales, heads of operations', false],
  ['VP of Operations', 'heads of operations', false],
  ['VP of Sales', 'heads of operations or VPs of sales', true],
  ['Chief Financial Officer', 'CFOs', true],
  ['VP of Operations', 'operations', true],
  ['VP of Sales Operations', 'operations', false],
  ['VP of Logistics', 'operations', false],
  ['Senior Account Executive', 'account executives', true],
])('takes a %s for one of “%s”: %s', (found, asked, answer) => {
  expect(isAsAsked(found, asked)).toBe(answer)
})
