import { describe, expect, it } from 'vitest'
import { createEventStreamParser } from './event-stream-parser'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('an event stream with a limit', () => {
  it('lets go of an event that is too long, and of no other', () => {
    let times = 0
    const parser = createEventStreamParser({ longestEvent: 20, onTooLong: () => (times += 1) })
    const long = `data: ${'x'.repeat(30)}\ndata: y\n\n`
    const events = parser.push(bytes(`data: one\n\n${long}data: two\n\n`))
    expect(events.map(({ data }) => data)).toEqual(['one', 'two'])
    expect(times).toBe(1)
  })

  it('counts what comes in many pieces and in many lines', () => {
    let times = 0
    const parser = createEventStreamParser({ longestEvent: 20, onTooLong: () => (times += 1) })
    const pieces = ['data: ', ...Array.from({ length: 50 }, () => 'xx'), '\n', 'data: 1\n\n']
    const lines = ['data: 123456789012\n', 'data: 123456789012\n', '\n', 'data: 2\n', '\n']
    const events = [...pieces, ...lines].flatMap((piece) => parser.push(bytes(piece)))
    expect(events.map(({ data }) => data)).toEqual(['2'])
    expect(times).toBe(2)
  })
})
