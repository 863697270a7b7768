import { expect, it } from 'vitest'
import { listText, numbersText, splitList } from './list-text'

it.each([
  ['Lund, Malmö,Ystad', ['Lund', 'Malmö', 'Ystad']],
  ['"Acme, Inc.", Corp', ['Acme, Inc.', 'Corp']],
  ['"Bar ""Luna""",x', ['Bar "Luna"', 'x']],
  ['5" pipe, 6" pipe', ['5" pipe', '6" pipe']],
  ['"not closed, yet', ['not closed, yet']],
  [' , ,', []],
])('reads %s', (text, values) => {
  expect(splitList(text)).toEqual(values)
})

it.each([[['Acme, Inc.', 'Bar "Luna"', 'Lund']], [[]]])('writes what it reads again: %j', (values) => {
  expect(splitList(listText(values))).toEqual(values)
})

it('writes numbers with semicolons where a comma belongs to one', () => {
  expect(numbersText(['1', '2'])).toBe('1, 2')
  expect(numbersText(['1,5', '2'])).toBe('1,5; 2')
})
