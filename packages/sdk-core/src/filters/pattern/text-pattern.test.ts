import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternProblem, textPattern } from './text-pattern'

describe('textPattern', () => {
  it.each([
    ['acme', 'The ACME Corp', true],
    ['a.me', 'The ACME Corp', true],
    ['^acme', 'The Acme', false],
    ['corp$', 'The Acme Corp', true],
    ['^$', '', true],
    ['^$', 'x', false],
    ['', 'anything', true],
    ['a|b', 'xbx', true],
    ['^(ab|cd)+$', 'abcdab', true],
    ['^(ab|cd)+$', 'abcda', false],
    ['^(?:ab){2,3}$', 'ababab', true],
    ['^(?:ab){2,3}$', 'abababab', false],
    ['^a{2,}$', 'aaaa', true],
    ['^a{2}$', 'aaa', false],
    ['^[a-c_-]+$', 'A-b_C', true],
    ['^[^a-c]+$', 'xBx', false],
    ['^[\\d.]+$', '1.5', true],
    ['^\\w+@\\w+\\.com$', 'jo@example.com', true],
    ['\\bcat\\b', 'a cat!', true],
    ['\\bcat\\b', 'concatenate', false],
    ['\\Bcat', 'concatenate', true],
    ['\\s', 'a\u00a0b', true],
    ['\\S\\D\\W', 'ab!', true],
    ['a.b', 'a\nb', false],
    ['a+?b', 'caab', true],
    ['\\u00e9', 'É', true],
    ['(?<year>\\d{4})', 'in 2024', true],
    ['x{,2}', 'x{,2}', true],
    ['.🌱$', 'a🌱', true],
    ['^.$', '🌱', true],
    ['[🌱-🌳]', '🌲', true],
    ['straße', 'Große STRASSE', true],
    ['caf.', 'cafe\u0301', true],
    ['ΟΔΟΣ$', 'οδος', true],
  ])('%s in %j: %s', (pattern, text, expected) => {
    expect(textPattern(pattern)(text)).toBe(expected)
  })

  it.each([
    ['C++', 'We write c++ here', 'We write CCC'],
    ['(open', 'an (OPEN end', 'an open end'],
    ['a)', 'f(A)', 'a'],
    ['[x', 'a[x]', 'x'],
    ['*', '2*3', '23'],
    ['(?=x)', 'the sign (?=x)', 'x'],
    ['(a)\\1', '(A)\\1', 'aa'],
    ['\\p{L}', 'the class \\p{L}', 'letters'],
    ['[z-a]', 'from [z-a]', 'z'],
    ['a\\', 'A\\b', 'a'],
    ['a{3,2}', 'a{3,2}', 'aaa'],
  ])('takes %s, which is no pattern to it, as plain text', (pattern, found, missed) => {
    expect(textPattern(pattern)(found)).toBe(true)
    expect(textPattern(pattern)(missed)).toBe(false)
  })

  it('agrees with RegExp', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\w', '\\b', '1', ' ', '^', '$')
    const pattern = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        atom,
        fc.tuple(tie('node'), tie('node')).map(([a, b]) => a + b),
        fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(${a}|${b})`),
        fc
          .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{0,}', '*?'))
          .map(([a, n]) => `(${a})${n}`),
      ),
    })).node
    const text = fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', 'x'), maxLength: 12 })
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 4, maxLength: 4 }), (source, texts) => {
        const matches = textPattern(source)
        for (const each of texts) expect(matches(each)).toBe(new RegExp(source, 'i').test(each))
      }),
      { seed: 7, numRuns: 3_000 },
    )
  })

  it.each([
    ['(a+)+$', `${'a'.repeat(50_000)}!`],
    ['(a|a)*b', 'a'.repeat(50_000)],
    ['(.*)(.*)(.*)(.*)x', 'a'.repeat(50_000)],
    [`${'a?'.repeat(100)}${'a'.repeat(100)}b`, 'a'.repeat(50_000)],
    [`${'('.repeat(40)}${'){99}'.repeat(40)}`, 'a'],
    ['((((a{99}){99}){99}){99}){99}', 'a'.repeat(50_000)],
    [`(a|b)*a${'(a|b)'.repeat(60)}c`, 'abba'.repeat(2_500)],
    ['('.repeat(1_000), 'x'],
  ])('does not hang on %s', (pattern, text) => {
    const begin = performance.now()
    expect(textPattern(pattern)(text)).toBe(false)
    // The first would take a backtracking engine longer than the universe has; a second is the noise of the machine.
    expect(performance.now() - begin).toBeLessThan(1_000)
  })
})

describe('patternProblem', () => {
  it.each(['acme', 'a.*b', '(a|b)+', '[a-z]{2,3}', 'a?b'])('has nothing to say about %s', (pattern) => {
    expect(patternProblem(pattern)).toBeUndefined()
  })

  it.each(['(open', 'C++', 'a)', '[a-', '(?=a)', 'a{0,99999}', 'a'.repeat(1_001).replace('a', '.')])(
    'says what is wrong with %s',
    (pattern) => {
      expect(patternProblem(pattern)).toMatch(/\.$/)
    },
  )
})
