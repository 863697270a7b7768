import { expect, it } from 'vitest'
import { readablePath } from './readable-path'

it('has no escapes', () => {
  expect(readablePath('/v2/caf%C3%A9%20au%20lait')).toBe('/v2/café au lait')
})

it('leaves alone what cannot be read', () => {
  expect(readablePath('/%ZZ')).toBe('/%ZZ')
})

it('is cut by whole characters', () => {
  expect(readablePath(`/${'😀'.repeat(100)}`)).toBe(`/${'😀'.repeat(78)}…`)
})
