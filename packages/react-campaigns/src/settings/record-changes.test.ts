import { expect, it } from 'vitest'
import { changedFields, changedMeanwhile, pick } from './record-changes'

const before = { name: 'a', size: null as string | null, titles: ['x'] }

it('names the fields that differ, lists by what is in them', () => {
  expect(changedFields(before, { ...before, titles: ['x'] })).toEqual([])
  expect(changedFields(before, { ...before, size: '1-10', titles: ['x', 'y'] })).toEqual(['size', 'titles'])
  expect(pick(before, ['name', 'size'])).toEqual({ name: 'a', size: null })
})

it('tells what both have changed from what only somebody else has, and from what is the same', () => {
  const mine = { ...before, name: 'mine' }
  expect(changedMeanwhile(before, { ...before, size: '1-10' }, mine)).toEqual({ theirs: ['size'], both: [] })
  expect(changedMeanwhile(before, { ...before, name: 'b' }, mine)).toEqual({ theirs: ['name'], both: ['name'] })
  expect(changedMeanwhile(before, { ...before, name: 'mine' }, mine)).toEqual({ theirs: [], both: [] })
})
