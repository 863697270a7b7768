import { expect, it } from 'vitest'
import { copyValue } from './copy-value'
import { sameValue } from './same-value'

const file = new File(['a'], 'a.csv')

it.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: [1, 2] }, { a: [1, 3] }, false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[], {}, false],
  [new Date(5), new Date(5), true],
  [new Date(5), new Date(6), false],
  [file, file, true],
  [file, new File(['b'], 'a.csv'), false],
  [Number.NaN, Number.NaN, true],
])('compares %o with %o', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same)
})

it('copies lists and objects, and keeps what cannot be cloned', () => {
  const run = () => undefined
  const values = { name: 'a', tags: ['b'], file, run }
  const copy = copyValue(values)
  values.tags.push('c')
  expect(copy).toEqual({ name: 'a', tags: ['b'], file, run })
  expect(copy.file).toBe(file)
})
