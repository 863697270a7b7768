import { expect, it } from 'vitest'
import { saysGoodbye } from './says-goodbye'

it.each([
  'This is my last note about a free audit.',
  'This is my last message. If I should talk to somebody else, I would be grateful for a name.',
  'I do not want to fill your inbox, so this is the last you will hear from me about it.',
  'Hello {{first_name}}, a last word from me: a short reply is enough.',
  'A one-word reply is enough, and I will not write again.',
  'This will be our final e-mail.',
])('“%s” ends a sequence', (text) => {
  expect(saysGoodbye(text)).toBe(true)
})

it.each([
  'A short follow-up to my last note about a free audit.',
  'You may not have had time for my last message.',
  'The last time we met you spoke of routes.',
  'I will write again in June.',
  '',
])('“%s” does not', (text) => {
  expect(saysGoodbye(text)).toBe(false)
})
