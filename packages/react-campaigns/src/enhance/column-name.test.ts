import { expect, it } from 'vitest'
import { columnNameOf, columnNameProblem } from './column-name'

it.each([
  ['icebreaker', 'icebreaker'],
  [' IceBreaker ', 'IceBreaker'],
  ['Reason to care', 'reason_to_care'],
  ['Größe & Ort', 'größe_ort'],
  ['2nd look', 'column_2nd_look'],
])('keeps %s as %s', (typed, name) => {
  expect(columnNameOf(typed)).toBe(name)
})

const there = { ofAi: ['icebreaker'], others: ['email', 'shoe_size'] }

it.each([
  ['  ', undefined],
  ['Reason to care', undefined],
  ['***', 'nameUnreadable'],
  ['a'.repeat(101), 'nameTooLong'],
  ['Contact status', 'nameReserved'],
  ['IceBreaker', 'nameOfAi'],
  ['Shoe size', 'nameTaken'],
])('says of %s: %s', (typed, problem) => {
  expect(columnNameProblem(typed, there)).toBe(problem)
})
