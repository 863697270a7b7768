import { expect, it } from 'vitest'
import { readableAddress } from './readable-address'

it('leaves a path alone that can be read', () => {
  for (const path of ['/', '/nope', '/v2/northwind/campaigns/a%20b%25']) expect(readableAddress(path)).toBeUndefined()
})

it.each([
  ['/v2/northwind/%E0%A4%A', '/v2/northwind/home'],
  ['/v2/northwind/campaigns/%', '/v2/northwind/home'],
  ['/v2/w%2Fx/%ZZ/home', '/v2/w%2Fx/home'],
  ['/workspace/northwind/%ZZ', '/workspace/northwind/home'],
])('leads from %s to the home of the workspace [CAM-ROUTE-12] [PLT-ROUTE-07]', (path, goal) => {
  expect(readableAddress(path)).toBe(goal)
})

it.each(['/%ZZ', '/%E0%A4%A/home', '/v2/%ZZ', '/workspace/%E0%A4%A/x', '/embed/%', '/onboarding/%', '/v2/%20/%ZZ'])(
  'leads from %s, outside a workspace, to the error page [PLT-ROUTE-08]',
  (path) => {
    expect(readableAddress(path)).toBe('/error')
  },
)

it('leads to the error page of an area that has its own', () => {
  expect(readableAddress('/workspace/northwind/copy-edit/%ZZ')).toBe('/workspace/northwind/copy-edit/error')
})
