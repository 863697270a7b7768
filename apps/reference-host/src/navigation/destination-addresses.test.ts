import { describe, expect, it } from 'vitest'
import { screenAddresses } from '../routes/route-table'
import { addressOf, destinationAt } from './destination-addresses'

const inCampaigns = { frame: 'campaigns', workspaceId: 'northwind' } as const
const inPlatform = { frame: 'platform', workspaceId: 'northwind' } as const

describe('addressOf', () => {
  const detail = { name: 'campaigns.detail', params: { campaignId: 'c 1' }, view: { tab: 'accounts', row: undefined } }

  it('stays in the frame that the link stands in', () => {
    expect(addressOf(detail, inCampaigns)).toBe('/v2/northwind/campaigns/c%201?tab=accounts')
    expect(addressOf(detail, inPlatform)).toBe('/workspace/northwind/campaigns/c%201?tab=accounts')
  })

  it("leads to the frame's own screen where it has one in place of another's", () => {
    const list = { name: 'campaigns.audienceList', params: {} }
    expect(addressOf(list, inCampaigns)).toBe('/v2/northwind/audience-list')
    expect(addressOf(list, inPlatform)).toBe('/workspace/northwind/audience-list')
  })

  it('finds a place that only the other frame has', () => {
    expect(addressOf({ name: 'platform.runs', params: {} }, inCampaigns)).toBe('/workspace/northwind/runs')
  })

  it('has none for an unknown place, a missing parameter, or a workspace where there is none', () => {
    expect(addressOf({ name: 'campaigns.nowhere', params: {} }, inCampaigns)).toBeUndefined()
    expect(addressOf({ name: 'campaigns.detail', params: {} }, inCampaigns)).toBeUndefined()
    expect(addressOf(detail, { frame: 'campaigns', workspaceId: undefined })).toBeUndefined()
  })
})

describe('destinationAt', () => {
  it('gives back what an address was made from, for every screen of every frame [PLT-ROUTE-05]', () => {
    for (const address of screenAddresses) {
      const names = [...address.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
      const params = Object.fromEntries(
        names.filter((name) => name !== 'workspaceId').map((name) => [name, name === 'provider' ? 'hubspot' : 'a/b ?']),
      )
      if (address.path.endsWith('*')) continue
      const destination = { name: address.screen, params, view: { tab: 'b&c' } }
      const written = addressOf(destination, { frame: address.frame, workspaceId: 'w 1' })
      const { pathname, search } = new URL(written ?? '', 'https://inlay.example')
      expect(destinationAt({ pathname, search }), address.path).toEqual(destination)
    }
  })

  it('is nothing at an address that leads on', () => {
    expect(destinationAt({ pathname: '/v2/northwind', search: '' })).toBeUndefined()
  })
})
