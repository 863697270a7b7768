import { expect, it } from 'vitest'
import { frameToCome } from './frame-to-come'

it.each([
  ['/v2/northwind/campaigns', 'campaigns'],
  ['/v2', 'campaigns'],
  ['/workspace/northwind/flags', 'platform'],
  ['/', 'platform'],
  ['/store', 'platform'],
  ['/workspace/northwind/no/such/thing', 'platform'],
  ['/invite', 'public'],
  ['/no/such/thing', 'public'],
])('while it waits, %s stands in the %s frame', (pathname, frame) => {
  expect(frameToCome(pathname)).toBe(frame)
})
