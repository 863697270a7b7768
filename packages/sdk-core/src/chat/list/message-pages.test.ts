import { describe, expect, it } from 'vitest'
import type { ThreadMessage } from '../../agent/thread/thread-message'
import { textOfTurn } from '../message/message-text'
import { inWholePages, isShown, messagePages, surroundingsOf } from './message-pages'

const user = (id: string): ThreadMessage => ({ id, role: 'user', content: id, status: 'complete' })
const says = (id: string, content = id): ThreadMessage => ({
  id,
  role: 'assistant',
  content,
  toolCalls: [],
  status: 'complete',
})
const calls = (id: string): ThreadMessage => ({
  id,
  role: 'assistant',
  content: '',
  toolCalls: [{ id: `${id}-call`, name: 'search', args: '{}', status: 'complete' }],
  status: 'complete',
})

describe('messages in groups', () => {
  it('has each message once, in order, and whole groups stay as they are when the thread grows', () => {
    const messages = Array.from({ length: 40 }, (_, index) => user(`u${index}`))
    const before = messagePages(messages)
    const after = messagePages([...messages, user('new')])
    expect(before.flatMap((page) => page.messages)).toEqual(messages)
    const whole = before.filter(({ messages: { length } }) => length === before[0]?.messages.length)
    expect(whole.length).toBeGreaterThan(1)
    expect(after.slice(0, whole.length)).toEqual(whole)
  })

  it('knows what stands around a message, also across the border of groups', () => {
    const messages = [user('a'), ...Array.from({ length: 30 }, (_, index) => calls(`c${index}`)), says('b'), user('d')]
    const around = messagePages(messages).flatMap((page) =>
      page.messages.map((_, index) => surroundingsOf(page, index)),
    )
    expect(around[1]).toEqual({
      joinsBefore: false,
      joinsAfter: true,
      isPassedOver: false,
      startsTurn: true,
      endsTurn: false,
      turnHasText: false,
      isLast: false,
    })
    for (const each of around.slice(2, 30))
      expect(each).toEqual({
        joinsBefore: true,
        joinsAfter: true,
        isPassedOver: false,
        startsTurn: false,
        endsTurn: false,
        turnHasText: false,
        isLast: false,
      })
    expect(around[30]).toEqual({
      joinsBefore: true,
      joinsAfter: false,
      isPassedOver: false,
      startsTurn: false,
      endsTurn: false,
      turnHasText: false,
      isLast: false,
    })
    expect(around[31]?.endsTurn).toBe(true)
    expect(around[32]?.endsTurn).toBe(false)
    expect(around.findIndex(({ isLast }) => isLast)).toBe(32)
  })

  it('knows whether there are words in a turn, also from groups before, and of no other turn', () => {
    const messages = [user('a'), says('b'), ...Array.from({ length: 30 }, (_, index) => calls(`c${index}`))]
    const hasText = (pages: ReturnType<typeof messagePages>) => {
      const last = pages.at(-1)
      return last && surroundingsOf(last, last.messages.length - 1).turnHasText
    }
    expect(hasText(messagePages(messages))).toBe(true)
    expect(hasText(messagePages([...messages, user('d'), calls('e')]))).toBe(false)
    expect(hasText(messagePages([calls('e')], { textBefore: true }))).toBe(true)
  })

  it('goes on from whole groups with what is still open', () => {
    const messages = Array.from({ length: 30 }, (_, index) => calls(`c${index}`))
    const whole = inWholePages(29)
    const parts = [
      ...messagePages(messages.slice(0, whole), { after: messages[whole] }),
      ...messagePages(messages.slice(whole), { offset: whole, before: messages[whole - 1] }),
    ]
    expect(parts).toEqual(messagePages(messages))
  })

  it('leaves out what nobody is to see', () => {
    expect(isShown({ id: 's', role: 'system', content: 'You are', status: 'complete' })).toBe(false)
    expect(isShown({ id: 'r', role: 'reasoning', content: ' ', status: 'streaming' })).toBe(false)
    expect(isShown(says('empty', ''))).toBe(false)
    expect(isShown(calls('c'))).toBe(true)
  })
})

describe('the text of a turn', () => {
  it('is all that the agent said between two messages of a person', () => {
    const messages = [user('one'), says('First.'), calls('c'), says('Second.'), user('two'), says('Third.')]
    expect(textOfTurn(messages, says('Second.'))).toBe('First.\n\nSecond.')
    expect(textOfTurn(messages, says('Third.'))).toBe('Third.')
  })
})
