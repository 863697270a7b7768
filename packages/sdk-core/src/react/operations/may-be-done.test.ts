import { expect, it } from 'vitest'
import { ApiError } from '../../errors/api-error'
import { mayBeDone } from './may-be-done'

it.each([
  ['unavailable', true],
  ['timeout', true],
  ['malformed', true],
  ['not-found', true],
  ['server-error', false],
  ['conflict', false],
  ['forbidden', false],
  ['aborted', true],
])('after %s the change may have been made: %s', (code, expected) => {
  expect(mayBeDone(new ApiError({ code, status: 0, title: code }))).toBe(expected)
})
