import { describe, expect, it } from 'vitest'
import { wordDiff } from './word-diff'

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

describe('two versions of a text', () => {
  it('differ by words', () => {
    expect(shown('Hello dear you', 'Hello you all')).toBe('Hello [-dear -]you[+ all+]')
    expect(shown('', 'New')).toBe('[+New+]')
    expect(shown('We met at the fair.', 'I saw you at the fair.')).toBe('[-We met-][+I saw you+] at the fair.')
    expect(shown('Hi Ann,\n\nold', 'Hey Bo,\n\nnew')).toBe('[-Hi Ann,-][+Hey Bo,+]\n\n[-old-][+new+]')
    expect(shown('Same', 'Same')).toBe('Same')
  })

  it.each([
    ['one two three', 'three two one'],
    ['a\n\nb', 'a b'],
    ['x '.repeat(2_000), 'y '.repeat(2_000)],
  ])('are both there in what is shown (%#)', (before, after) => {
    const runs = wordDiff(before, after)
    expect(runs.flatMap(({ kind, text }) => (kind === 'new' ? [] : [text])).join('')).toBe(before)
    expect(runs.flatMap(({ kind, text }) => (kind === 'gone' ? [] : [text])).join('')).toBe(after)
  })
})
