import { expect, it } from 'vitest'
import { detourOf } from './detour'

it('reads what the state of a place keeps, and nothing from any other', () => {
  const detour = { reason: 'unknown-path', from: '/nope' }
  expect(detourOf({ detour })).toEqual(detour)
  for (const other of [null, undefined, 'detour', {}, { detour: null }, { detour: { reason: 'unknown-path' } }]) {
    expect(detourOf(other)).toBeUndefined()
  }
  expect(detourOf({ detour: { reason: 'of a later version', from: '/' } })).toBeUndefined()
})
