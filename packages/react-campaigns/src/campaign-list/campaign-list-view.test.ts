import { maxSearchLength } from '@inlay/sdk-core'
import { describe, expect, it } from 'vitest'
import { placeOf, viewOf } from './campaign-list-view'

const first = { search: '', page: 1, sort: 'updateDate:desc' } as const

describe('the place of a list', () => {
  it('is the first page, most recently updated first, where an address says nothing [CAM-LIST-01]', () => {
    expect(placeOf({})).toEqual(first)
  })

  it('is what the address says', () => {
    expect(placeOf({ search: 'nordic', page: '3', sort: 'name:asc' })).toEqual({
      search: 'nordic',
      page: 3,
      sort: 'name:asc',
    })
  })

  it('searches for nothing where an address says only spaces', () => {
    expect(placeOf({ search: '  ' })).toEqual(first)
  })

  it.each(['0', '-1', '1.5', 'last', '1e9', '100000000', ''])('has no page "%s"', (page) => {
    expect(placeOf({ page })).toEqual(first)
  })

  it('has no order that nobody offers, and no longer search than any server takes', () => {
    expect(placeOf({ sort: 'secret:asc', search: 'x'.repeat(600) })).toEqual({
      ...first,
      search: 'x'.repeat(maxSearchLength),
    })
  })

  it('is told without what goes without saying', () => {
    expect(viewOf(first)).toEqual({})
    expect(viewOf({ search: 'nordic', page: 2, sort: 'name:asc' })).toEqual({
      search: 'nordic',
      page: '2',
      sort: 'name:asc',
    })
  })
})
