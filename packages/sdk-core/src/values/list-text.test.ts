import { expect, it } from 'vitest'
import { listText, readList } from './list-text'

const ugly = ['plain', 'a, b', 'c; d', 'e | f', '"quoted"', 'say "hi"', ' around ', 'two\nlines', '']

it.each([',', ',;|'] as const)('is read as the items that were written, parted by “%s”', (signs) => {
  expect(readList(listText(ugly), signs)).toEqual(ugly)
})

it('has no quotes where nothing could be mistaken', () => {
  expect(listText(['Sales', 'say "hi"'])).toBe('Sales, say "hi"')
})

it('is read as other programs write it, where that is wanted', () => {
  expect(readList('Sales; Marketing|IT, Ops', ',;|')).toEqual(['Sales', 'Marketing', 'IT', 'Ops'])
  expect(readList('Sales; Marketing, Ops')).toEqual(['Sales; Marketing', 'Ops'])
})
