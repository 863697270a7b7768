import { expect, it } from 'vitest'
import { offeredLists, sizeOf } from './offered-lists'

const list = (name: string, createdAt: string, objectTypeId = '0-1', size?: string) => ({
  listId: name,
  name,
  objectTypeId,
  createdAt,
  additionalProperties: size === undefined ? {} : { hs_list_size: size },
})

const lists = [
  list('Old', '2024-01-01T00:00:00Z', '0-1', '12'),
  list('New', '2026-01-01T00:00:00Z'),
  list('Companies', '2026-02-01T00:00:00Z', '0-2'),
  list('No date', ''),
]

it('offers lists of contacts alone, the newest first [CAM-CRM-02]', () => {
  expect(offeredLists(lists, '').map(({ name }) => name)).toEqual(['New', 'Old', 'No date'])
})

it('narrows them by name [CAM-CRM-03]', () => {
  expect(offeredLists(lists, ' OL').map(({ name }) => name)).toEqual(['Old'])
})

it('knows a size only where the CRM says one', () => {
  expect(lists.slice(0, 2).map(sizeOf)).toEqual([12, undefined])
})
