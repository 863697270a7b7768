import { describe, expect, expectTypeOf, it } from 'vitest'
import { createCampaign, listCampaigns, updateCampaign } from '../contract/campaigns/index'
import { operations } from '../contract/index'
import type { Campaign } from '../contract/campaigns/index'
import { openEnum } from './open-enum'
import type { InputOf, OutputOf } from './operation'
import type { Page } from './page'

describe('operation', () => {
  it('derives what a caller gives from the declaration', () => {
    expectTypeOf<InputOf<typeof updateCampaign>['params']>().toEqualTypeOf<{ readonly campaignId: string }>()
    expectTypeOf<InputOf<typeof updateCampaign>['body']['name']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<OutputOf<typeof listCampaigns>>().toEqualTypeOf<Page<Campaign>>()
    expectTypeOf<OutputOf<typeof createCampaign>>().toEqualTypeOf<Campaign>()
  })

  it('knows what may be repeated', () => {
    expect(listCampaigns.repeatable).toBe(true)
    expect(createCampaign.repeatable).toBe(true)
    expect(updateCampaign.scope).toBe('workspace')
  })

  it('gives every operation an id and an address of its own', () => {
    const ids = operations.map((each) => each.id)
    expect(new Set(ids).size).toBe(ids.length)
    const addresses = operations.map((each) => `${each.method} ${each.scope} ${each.path.replace(/\{\w+\}/g, '{}')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('openEnum', () => {
  it('reads what it does not know as its fallback, which is one of its members', () => {
    const Color = openEnum(['red', 'blue'], 'blue')
    expect(['red', 'green', undefined].map((value) => Color.parse(value))).toEqual(['red', 'blue', 'blue'])
    expectTypeOf(Color.parse('red')).toEqualTypeOf<'red' | 'blue'>()
    // @ts-expect-error -- no member
    openEnum(['red', 'blue'], 'green')
  })
})
