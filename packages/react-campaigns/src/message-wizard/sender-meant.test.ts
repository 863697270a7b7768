import { expect, it } from 'vitest'
import { senderMeant } from './sender-meant'

const sender = { name: 'Ada Lovelace Park', company: 'Northwind' }

it.each([
  ['Your Name', 'Ada Lovelace Park'],
  ['my name', 'Ada Lovelace Park'],
  ['YOUR FULL NAME', 'Ada Lovelace Park'],
  ['Sender', 'Ada Lovelace Park'],
  ['sender_name', 'Ada Lovelace Park'],
  ['Sender’s Name', 'Ada Lovelace Park'],
  ['Your first name', 'Ada'],
  ['Your Company', 'Northwind'],
  ['our company name', 'Northwind'],
  ['My Organisation', 'Northwind'],
])('%j says who writes', (words, said) => {
  expect(senderMeant(words, sender)).toBe(said)
  expect(senderMeant(words, {})).toBeUndefined()
  expect(senderMeant(words, { name: ' ', company: '' })).toBeUndefined()
})

it.each(['Name', 'Company', 'Your job', 'First Name', 'mention my company', 'their company', ''])(
  '%j does not',
  (words) => expect(senderMeant(words, sender)).toBeUndefined(),
)
