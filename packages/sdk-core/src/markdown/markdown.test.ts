import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBlocks, readInline } from './bounded-lexer'
import { decodeText } from './decode-text'
import { reply } from './fixtures/reply'
import { mendTail } from './mend-tail'
import { readMarkdown, type MarkdownDocument } from './read-markdown'

/** What a text reads as after it has come in pieces. */
function stream(pieces: readonly string[]): MarkdownDocument {
  let text = ''
  let read: MarkdownDocument | undefined
  for (const piece of pieces) read = readMarkdown((text += piece), { streaming: true }, read)
  return readMarkdown(text, {}, read)
}

function shown({ finished, tail }: MarkdownDocument) {
  return [...finished, ...tail].map(({ key, token }) => [key, token.type, token.raw.trim()])
}

function cut(text: string, sizes: readonly number[]): readonly string[] {
  const pieces: string[] = []
  let at = 0
  for (let index = 0; at < text.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1
    pieces.push(text.slice(at, at + size))
    at += size
  }
  return pieces
}

describe('a text in pieces', () => {
  it('reads in the end as it does in one, wherever it was cut', () => {
    const whole = shown(readMarkdown(reply))
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 8 }), (sizes) => {
        expect(shown(stream(cut(reply, sizes)))).toEqual(whole)
      }),
      { numRuns: 25 },
    )
  })

  it('reads as it does in one for any mix of lines', () => {
    const lines = [
      '- a',
      '  - b',
      '1. c',
      'text',
      '',
      '',
      '> q',
      '# h',
      '```',
      '| a | b |',
      '|---|---|',
      '---',
      '    code',
      '[x]: /y',
      '- [ ] t',
      '+',
    ]
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...lines), { maxLength: 12 }),
        fc.integer({ min: 1, max: 7 }),
        (mix, size) => {
          const text = mix.join('\n')
          expect(shown(stream(cut(text, [size])))).toEqual(shown(readMarkdown(text)))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('keeps what is finished the same object, and never reads it again', () => {
    const first = readMarkdown('# One\n\nTwo is here.\n\nThree', { streaming: true })
    const second = readMarkdown('# One\n\nTwo is here.\n\nThree and more\n\nFour', { streaming: true }, first)
    expect(first.finished.map(({ token }) => token.raw.trim())).toEqual(['# One'])
    expect(second.finished[0]).toBe(first.finished[0])
    expect(second.tail.map(({ key }) => key)).toEqual([2, 3])
  })

  it('begins anew where the text is another', () => {
    const first = readMarkdown('One\n\nTwo\n\nThree')
    expect(shown(readMarkdown('Other\n\nTwo', {}, first))).toEqual(shown(readMarkdown('Other\n\nTwo')))
  })

  it('gives a link that is named further down its address, and leaves other blocks alone', () => {
    const first = readMarkdown('See [the plan][p].\n\nOther.\n\nMore.\n\nx', { streaming: true })
    const second = readMarkdown('See [the plan][p].\n\nOther.\n\nMore.\n\nx\n\n[p]: /plan\n\ny', {}, first)
    const [see, other] = second.finished
    expect(readInline('[the plan][p]', see?.links).map(({ type }) => type)).toEqual(['link'])
    expect(other).toBe(first.finished[1])
  })

  it('takes all kinds of line ends for the same', () => {
    expect(shown(readMarkdown('# A\r\n\r\nb\rc'))).toEqual(shown(readMarkdown('# A\n\nb\nc')))
  })
})

describe('the end of a text that is being written', () => {
  it.each([
    ['**bo', '**bo**'],
    ['**bold*', '**bold**'],
    ['**bold ', '**bold**'],
    ['a **b _c', 'a **b _c_**'],
    ['it is *', 'it is '],
    ['a ~~b', 'a ~~b~~'],
    ['2 * 3', '2 * 3'],
    ['snake_case_name', 'snake_case_name'],
    ['run `npm te', 'run `npm te`'],
    ['run `', 'run '],
    ['see [the pl', 'see the pl'],
    ['see [the plan]', 'see the plan'],
    ['see [the plan](https://a.ex', 'see the plan'],
    ['see [the plan](https://a.example)', 'see [the plan](https://a.example)'],
    ['as said [1', 'as said '],
    ['as said [1]', 'as said [1]'],
    ['an ![image](https://a', 'an '],
    ['back\\', 'back'],
    ['Here:\n-', 'Here:\n'],
    ['Here:\n1.', 'Here:\n'],
    ['Here:\n##', 'Here:\n'],
    ['Here:\n``', 'Here:\n'],
    ['- a\n- **b', '- a\n- **b**'],
    ['```ts\nconst a = `x', '```ts\nconst a = `x'],
    ['```ts\nconst a\n``', '```ts\nconst a\n'],
    ['```ts\nconst a\n```\n**b', '```ts\nconst a\n```\n**b**'],
  ])('makes %j be %j', (written, mended) => expect(mendTail(written)).toBe(mended))

  it.each(['| Na', '| Name | Sc', '| Name | Score |\n', '| Name | Score |\n|--', '| Name | Score |\n|---|---|'])(
    'is a table from its first line on: %j',
    (written) => expect(readBlocks(mendTail(written)).tokens.map(({ type }) => type)).toEqual(['table']),
  )

  it('has a row as soon as it has a cell', () => {
    const table = readBlocks(mendTail('| a | b |\n|---|---|\n| 1 | 2 |\n| **3')).tokens[0]
    expect(table?.type === 'table' && table.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['1', '2'],
      ['**3**', ''],
    ])
  })

  it('is drawn as one kind of block while a sentence is being written', () => {
    const written = 'Before **the launch** see [the plan](https://a.example/plan) and `run it`.'
    for (let end = 1; end <= written.length; end += 1) {
      const { tail } = readMarkdown(written.slice(0, end), { streaming: true })
      const tokens = readInline(tail[0]?.token.type === 'paragraph' ? tail[0].token.text : '')
      expect(
        tokens
          .filter(({ type }) => type === 'text')
          .map(({ raw }) => raw)
          .join(''),
      ).not.toMatch(/[*`[\]]/)
    }
  })
})

describe('what somebody writes to break it', () => {
  it.each([
    ['brackets', '['.repeat(100_000)],
    ['images', '!['.repeat(50_000)],
    ['emphasis', '*a'.repeat(50_000)],
    ['underscores', '_a'.repeat(50_000)],
    ['emphasis in emphasis', '*a **b '.repeat(5_000) + '** a*'.repeat(5_000)],
    ['less emphasis in emphasis', '*a **b '.repeat(140) + '** a*'.repeat(140)],
    ['quotes', '>'.repeat(20_000)],
    ['lists', Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['lists on a line', '- '.repeat(2_000)],
    ['ticks', Array.from({ length: 600 }, (_, length) => '`'.repeat(length)).join(' ')],
    ['pipes', `${'|'.repeat(20_000)}\n${'|-'.repeat(20_000)}`],
    ['links', '[a](b'.repeat(20_000)],
    ['brackets in brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['tags', '<a '.repeat(30_000)],
  ])('reads 100,000 characters of %s in a moment', (_, text) => {
    const begin = performance.now()
    for (const streaming of [true, false]) {
      const { tail, finished } = readMarkdown(text, { streaming })
      for (const { token } of [...finished, ...tail]) if ('text' in token) readInline(token.text)
    }
    expect(performance.now() - begin).toBeLessThan(8_000)
  })

  it('makes nothing of HTML but text', () => {
    const { finished, tail } = readMarkdown('<script>alert(1)</script>\n\nx <b onclick="y">z</b> <!-- c -->')
    expect([...finished, ...tail].map(({ token }) => token.type)).toEqual(['paragraph', 'paragraph'])
    expect(readInline('x <b onclick="y">z</b>').every(({ type }) => type === 'text')).toBe(true)
  })

  it('is not confused by names that objects have anyway', () => {
    const { tail } = readMarkdown('[constructor] and [__proto__][toString]')
    expect(
      readInline('[constructor] and [__proto__][toString]', tail[0]?.links).some(({ type }) => type === 'link'),
    ).toBe(false)
  })
})

it.each([
  ['a &amp; b', 'a & b'],
  ['&#8364;&#x20AC;', '€€'],
  ['&nope; & &constructor;', '&nope; & &constructor;'],
  ['&#0;', '\uFFFD'],
])('writes %s as %s', (text, decoded) => expect(decodeText(text)).toBe(decoded))
