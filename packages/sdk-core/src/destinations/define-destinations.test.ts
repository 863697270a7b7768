import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Destination } from '../ports/navigation'
import { defineDestinations, isDestination } from './define-destinations'

const campaigns = defineDestinations('campaigns', {
  home: {},
  list: { view: ['search'] },
  detail: { params: ['campaignId'], view: ['tab', 'row'] },
})

describe('defineDestinations', () => {
  it('makes destinations by name', () => {
    expect(campaigns.home()).toEqual({ name: 'campaigns.home', params: {} })
    expect(campaigns.list({ search: 'spring' })).toEqual({
      name: 'campaigns.list',
      params: {},
      view: { search: 'spring' },
    })
    expect(campaigns.detail({ campaignId: 'c1' }, { tab: 'messages' })).toEqual({
      name: 'campaigns.detail',
      params: { campaignId: 'c1' },
      view: { tab: 'messages' },
    })
  })

  it('tells a host what each place needs', () => {
    expect(campaigns.detail.name).toBe('campaigns.detail')
    expect(campaigns.detail.params).toEqual(['campaignId'])
    expect(campaigns.detail.view).toEqual(['tab', 'row'])
  })

  it('holds the compiler to the declaration', () => {
    expectTypeOf(campaigns.detail).toBeCallableWith({ campaignId: 'c1' }, { tab: 'messages' })
    // @ts-expect-error a place with params cannot be made without them
    expect(() => campaigns.detail()).not.toThrow()
    // @ts-expect-error not a part of the view
    campaigns.list({ page: '2' })
  })
})

describe('isDestination', () => {
  it('tells places apart and knows their params', () => {
    const destination: Destination | undefined = campaigns.detail({ campaignId: 'c1' })
    expect(isDestination(destination, campaigns.list)).toBe(false)
    expect(isDestination(undefined, campaigns.list)).toBe(false)
    expect(isDestination({ name: 'campaigns.detail', params: {} }, campaigns.detail)).toBe(false)
    if (!isDestination(destination, campaigns.detail)) throw new Error('expected the detail')
    expectTypeOf(destination.params.campaignId).toEqualTypeOf<string>()
  })
})
