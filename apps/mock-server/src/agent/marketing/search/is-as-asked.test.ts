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
  ['Chief Executive Officer', 'CEOs', true],
  ['Chief Executive Officer', 'CEO', true],
  ['Chief Technology Officer', 'CTOs', true],
  ['Chief Operating Officer', 'COOs', true],
  ['Chief Marketing Officer', 'CMOs', true],
  ['Chief Revenue Officer', 'CROs', true],
  ['Chief Product Officer', 'CPOs', true],
  ['Chief Information Officer', 'CIOs', true],
  ['Chief Information Security Officer', 'CISOs', true],
  ['Chief Human Resources Officer', 'CHROs', true],
  ['Chief Customer Officer', 'CCOs', true],
  ['Chief Data Officer', 'CDOs', true],
  ['Chief Sales Officer', 'CSOs', true],
  ['Managing Director', 'MDs', true],
  ['General Manager', 'GMs', true],
  ['Head of Human Resources', 'Heads of HR', true],
  ['VP of Sales', 'EVPs of Sales', true],
  ['VP of Sales', 'SVP of Sales', true],
  ['Chief Financial Officer', 'CEOs', false],
  ['VP of Operations', 'operations', true],
  ['VP of Sales Operations', 'operations', false],
  ['VP of Logistics', 'operations', false],
  ['Senior Account Executive', 'account executives', true],
])('takes a %s for one of “%s”: %s', (found, asked, answer) => {
  expect(isAsAsked(found, asked)).toBe(answer)
})
