import { expect, it } from 'vitest'
import { readHandshakeMessage } from './handshake-messages'
import { thisSide } from './sides'

it.each([
  [{ inlay: 'hello', nonce: 'n1' }],
  [{ inlay: 'refusal', nonce: 'n1' }],
  [{ inlay: 'offer', nonce: 'n1', ...thisSide }],
])('reads %j, and keeps nothing else of it', (message) => {
  expect(readHandshakeMessage({ ...message, extra: 'x' })).toEqual(message)
})

it.each([
  [undefined],
  ['hello'],
  [{ inlay: 'hello' }],
  [{ inlay: 'hello', nonce: 7 }],
  [{ inlay: 'hello', nonce: 'x'.repeat(201) }],
  [{ inlay: 'accept', nonce: 'n1' }],
  [{ inlay: 'offer', nonce: 'n1' }],
  [Object.create({ inlay: 'hello', nonce: 'n1' })],
])('takes %j for somebody else’s', (message) => {
  expect(readHandshakeMessage(message)).toBeUndefined()
})
