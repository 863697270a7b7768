import { expect, it } from 'vitest'
import { completeInline } from './complete-inline'

it('adds the rest of the first label that begins with what is typed, and leaves that as it is', () => {
  expect(completeInline('no', ['Denmark', 'Norway', 'North'])).toBe('norway')
  expect(completeInline('Norway', ['Norway'])).toBeUndefined()
  expect(completeInline('way', ['Norway'])).toBeUndefined()
  expect(completeInline(' ', [' Norway'])).toBeUndefined()
})
