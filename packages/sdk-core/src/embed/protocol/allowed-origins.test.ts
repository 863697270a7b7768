import { expect, it } from 'vitest'
import { allowsOrigin } from './allowed-origins'

it.each([
  [['https://app.example'], 'https://app.example', true],
  [['https://app.example/'], 'https://app.example', true],
  [['https://other.example', 'https://app.example'], 'https://app.example', true],
  [['http://localhost:*'], 'http://localhost:4100', true],
  [['http://localhost:*'], 'http://localhost', true],
  [[], 'https://app.example', false],
  [['https://app.example'], 'http://app.example', false],
  [['https://app.example'], 'https://app.example:8443', false],
  [['https://app.example'], 'https://app.example.evil.example', false],
  [['https://app.example'], 'https://evil.example', false],
  [['http://localhost:*'], 'http://localhost.evil.example:80', false],
  [['http://localhost:*'], 'https://localhost:4100', false],
  [['null'], 'null', false],
  [['*'], 'https://app.example', false],
  [['data:x'], 'null', false],
  [['blob:*'], 'null', false],
])('%j has %s: %s', (allowed, origin, expected) => {
  expect(allowsOrigin(allowed, origin)).toBe(expected)
})
