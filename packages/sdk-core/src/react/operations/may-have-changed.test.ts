import { expect, it } from 'vitest'
import { ApiError } from '../../errors/api-error'
import { mayHaveChanged } from './may-have-changed'

it.each([
  ['conflict', true],
  ['not-found', true],
  ['timeout', true],
  ['server-error', true],
  ['a code of the operation', true],
  ['invalid', false],
  ['forbidden', false],
  ['offline', false],
  ['unauthenticated', false],
])('after %s the server may have another state: %s', (code, expected) => {
  expect(mayHaveChanged(new ApiError({ code, status: 0, title: code }))).toBe(expected)
})
