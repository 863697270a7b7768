import { expect, it } from 'vitest'
import { listCell, readListCell } from './list-cell'

it.each([
  [['Met her at the fair; asked for a call, later']],
  [['line one\nline two; with semicolon']],
  [['one', 'two, and more', '"three"']],
  [['[draft] call back']],
  [[' spaces around ']],
  [['["a","b"]']],
  [[]],
])('reads notes from a file as they were written into it: %j', (notes) => {
  expect(readListCell('texts', listCell('texts', notes))).toEqual(notes)
})

it('takes a note of another program whole', () => {
  expect(listCell('texts', ['line one\nline two; with semicolon'])).toBe('line one\nline two; with semicolon')
  expect(readListCell('texts', 'first; second, third | fourth')).toEqual(['first; second, third | fourth'])
  expect(readListCell('texts', '[not json')).toEqual(['[not json'])
})

it('parts words by the signs that programs put between them', () => {
  expect(readListCell('words', 'Sales; Marketing | IT, Ops')).toEqual(['Sales', 'Marketing', 'IT', 'Ops'])
  const odd = ['Research; Development', 'Sales']
  expect(readListCell('words', listCell('words', odd))).toEqual(odd)
})
