import { expect, it } from 'vitest'
import { sortOf, sortText, tableSortOf } from './audiences-view'

it('reads the order of an address, and the usual one where it says nothing that can be shown', () => {
  expect(sortOf('name:asc')).toBe('name:asc')
  for (const other of [undefined, '', 'contactsCount:asc', 'name', 'name:up'])
    expect(sortOf(other)).toBe('updateDate:desc')
})

it('says an order to a table and back', () => {
  const sort = tableSortOf('name:asc')
  expect(sort).toEqual([{ columnId: 'name', direction: 'asc' }])
  expect(sortText({ sort })).toBe('name:asc')
  expect(sortText({ sort: tableSortOf('updateDate:desc') })).toBeUndefined()
  expect(sortText({})).toBeUndefined()
})
