import { describe, expect, it } from 'vitest'
import { campaignListQuery, lastPageStart } from './campaign-list-query'

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

  it("takes a host's filters and a later page", () => {
    const filters = { field: 'status', operator: 'equals', value: 'Active' } as const
    expect(campaignListQuery({ filters, start: 100 }).query).toMatchObject({ filters, start: 100 })
  })
})

describe('the last page', () => {
  it.each([
    [0, 0],
    [1, 0],
    [100, 0],
    [101, 100],
    [200, 100],
  ])('of %i campaigns begins after %i', (total, start) => {
    expect(lastPageStart(total)).toBe(start)
  })
})
