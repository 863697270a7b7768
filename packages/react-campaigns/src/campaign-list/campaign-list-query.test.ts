import { describe, expect, it } from 'vitest'
import { campaignListQuery, lastPage, startOfPage } from './campaign-list-query'

describe('the query of the campaign list', () => {
  it('asks for the 100 most recently updated that match [CAM-LIST-01]', () => {
    expect(campaignListQuery({ search: ' Nordic ' }).query).toEqual({
      filters: { combine: 'and', members: [] },
      start: 0,
      limit: 100,
      sort: 'updateDate:desc',
      search: 'Nordic',
    })
  })

  it('leaves out what no text has', () => {
    expect(campaignListQuery({ search: 'a\0b' }).query?.search).toBe('ab')
  })

  it("takes a host's filters, a later page and another order", () => {
    const filters = { field: 'status', operator: 'equals', value: 'Active' } as const
    const asked = { filters, start: 100, sort: 'name:asc' } as const
    expect(campaignListQuery(asked).query).toMatchObject(asked)
  })
})

describe('the last page', () => {
  it.each([
    [0, 1, 0],
    [1, 1, 0],
    [100, 1, 0],
    [101, 2, 100],
    [200, 2, 100],
  ])('of %i campaigns is number %i and begins after %i', (total, page, start) => {
    expect(lastPage(total)).toBe(page)
    expect(startOfPage(page)).toBe(start)
  })
})
