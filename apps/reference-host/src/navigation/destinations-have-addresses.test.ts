import { campaignsDestinations } from '@inlay/react-campaigns'
import { copyeditDestinations } from '@inlay/react-copyedit'
import { platformDestinations } from '@inlay/react-platform'
import { describe, expect, it } from 'vitest'
import { screenAddresses } from '../routes/route-table'
import { addressOf } from './destination-addresses'

const places = [campaignsDestinations, copyeditDestinations, platformDestinations].flatMap((destinations) =>
  Object.values(destinations).map(({ name, params }: { name: string; params: readonly string[] }) => ({
    name,
    params,
  })),
)

describe('the destinations of the feature packages', () => {
  it('each have an address, made of exactly their parameters', () => {
    for (const { name, params } of places) {
      const values = Object.fromEntries(params.map((param) => [param, `some-${param}`]))
      const here = { frame: 'platform', workspaceId: 'northwind' } as const
      const address = addressOf({ name, params: values }, here)
      expect(address, name).toBeDefined()
      for (const value of Object.values(values)) expect(address, name).toContain(value)
      for (const param of params) {
        const { [param]: _, ...without } = values
        expect(addressOf({ name, params: without }, here), `${name} without ${param}`).toBeUndefined()
      }
    }
  })

  it('name every screen of their areas', () => {
    const named = new Set(places.map(({ name }) => name))
    const screens = screenAddresses.map(({ screen }) => screen).filter((key) => !/^(shell|public)\./.test(key))
    expect(screens.filter((key) => !named.has(key))).toEqual([])
  })
})
