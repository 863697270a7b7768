import { describe, expect, it } from 'vitest'
import { agrees } from './agreement'
import { leavesOut } from './leaves-out'

describe('agreement', () => {
  it.each([
    'yes',
    'Yes, please do',
    'sure, go ahead',
    'do it',
    'yes, find them',
    'sounds good, thanks',
    'yes, without it',
  ])('is “%s” [CAM-CHAT-03]', (text) => expect(agrees(text)).toBe(true))

  it.each([
    'do it in Dutch',
    'yes but in Dutch',
    'Can you do it in Dutch?',
    'yes, and 5 CTOs',
    'sure, how many are there',
  ])('is not “%s” [CAM-CHAT-03]', (text) => expect(agrees(text)).toBe(false))
})

describe('leaving out what nobody can search by', () => {
  it.each([
    'Leave out the signal then',
    'without it then',
    'skip that',
    'forget the asap',
    'ok without',
    'then without',
    'yes leave it out',
    'drop the condition please',
  ])('is agreed to by “%s” [CAM-CHAT-03]', (text) => expect(leavesOut(text, ['asap'])).toBe(true))

  it.each(['forget the CTOs', 'leave out Berlin', 'can you do it in Dutch?', 'without it, how many are there?'])(
    'is not agreed to by “%s” [CAM-CHAT-03]',
    (text) => expect(leavesOut(text, ['asap'])).toBe(false),
  )
})
