import { describe, expect, it } from 'vitest'
import { layoutAt } from './layout-at'

describe('layoutAt', () => {
  it.each([
    ['/v2/northwind/home', 'cards'],
    ['/v2/northwind/campaigns', 'cards'],
    ['/v2/northwind/audience-list', 'cards'],
    ['/v2/northwind/campaigns/campaign_1', 'record'],
    ['/v2/northwind/campaigns/create/campaign_1', 'head'],
    ['/workspace/northwind/audience-list', 'table'],
    ['/v2/northwind/settings/company', 'head'],
  ])('lays %s out as %s', (pathname, layout) => {
    expect(layoutAt(pathname)).toBe(layout)
  })
})
