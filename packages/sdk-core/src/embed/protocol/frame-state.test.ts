import { describe, expect, it } from 'vitest'
import { readDestination } from './destination'
import { readFrameState, type FrameState } from './frame-state'

const state: FrameState = {
  component: 'campaign-list',
  params: { view: { search: 'spring' } },
  auth: { status: 'signed-in', user: { userId: 'u1', name: 'Maren', email: undefined } },
  place: { name: 'campaigns.detail', params: { campaignId: 'c1' } },
  title: 'Campaigns',
  workspaceId: 'northwind',
  locale: 'de',
  direction: 'ltr',
  appearance: { theme: 'dark', density: 'compact', variables: { accent: 'teal' } },
  flags: { dark: true },
  messages: { 'list.title': 'Listen' },
}

describe('readFrameState', () => {
  it('reads all that a page says', () => {
    expect(readFrameState(structuredClone(state))).toEqual(state)
  })

  it('leaves out what it does not understand', () => {
    const later = {
      component: 'campaign-list',
      params: {},
      auth: { status: 'on-leave' },
      place: { name: 'x', params: { id: 7 } },
      locale: 7,
      direction: 'up',
      appearance: { theme: 'sepia', variables: { accent: 'teal', size: 7 } },
      flags: { a: true, b: 'yes' },
      messages: 'none',
    }
    expect(readFrameState(later)).toEqual({
      component: 'campaign-list',
      params: {},
      auth: { status: 'signed-out' },
      appearance: { variables: { accent: 'teal' } },
      flags: { a: true },
    })
  })

  it.each([[undefined], [{}], [{ component: 'x' }], [{ component: 'x', params: [] }], [{ component: 7, params: {} }]])(
    'refuses %j',
    (body) => {
      expect(readFrameState(body)).toBeUndefined()
    },
  )
})

describe('readDestination', () => {
  it('reads places by name, with what belongs to them', () => {
    const place = { name: 'a', params: { id: '1' }, view: { tab: 'x' } }
    expect(readDestination({ ...place, href: 'https://evil.example' })).toEqual(place)
  })

  it.each([['https://evil.example'], [{ name: 'a' }], [{ name: 'a', params: { id: {} } }], [{ params: {} }]])(
    'takes %j for no place',
    (body) => {
      expect(readDestination(body)).toBeUndefined()
    },
  )
})
