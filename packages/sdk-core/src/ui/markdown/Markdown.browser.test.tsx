import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Lexer } from 'marked'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { reply } from '../../markdown/fixtures/reply'
import { InlayRoot } from '../root/InlayRoot'
import { Markdown } from './Markdown'
import type { MarkdownComponents } from './markdown-components'

afterEach(() => vi.restoreAllMocks())

/** The reply as it comes: in 331 deltas. */
const deltas = Array.from({ length: 331 }, (_, index) => {
  const size = reply.length / 331
  return reply.slice(Math.round(index * size), Math.round((index + 1) * size))
})

/** Renders it delta by delta; the answer is how long that took. */
function stream(components?: MarkdownComponents): { readonly element: HTMLElement; readonly milliseconds: number } {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  let text = ''
  const begin = performance.now()
  for (const delta of deltas) {
    text += delta
    flushSync(() => root.render(<Markdown text={text} streaming components={components} />))
  }
  flushSync(() => root.render(<Markdown text={text} components={components} />))
  return { element, milliseconds: performance.now() - begin }
}

it('shows in the end what it shows of the whole text', () => {
  const { element } = stream()
  const whole = document.createElement('div')
  flushSync(() => createRoot(whole).render(<Markdown text={reply} />))
  expect(element.querySelector('.inlay-Markdown')?.textContent).toBe(whole.textContent)
  expect(element.querySelectorAll('table')).toHaveLength(10)
})

it('reads and draws 13 KB in 331 deltas within what a frame has to spare', () => {
  stream()
  const { milliseconds } = stream()
  // 100 ms on a machine of one's own, with React as it is in production; this is neither.
  expect(milliseconds).toBeLessThan(1_500)
})

it('reads what is finished once, and keeps its elements', () => {
  const read = vi.spyOn(Lexer.prototype, 'inlineTokens')
  const drawn = new Map<string, number>()
  const components: MarkdownComponents = {
    codespan({ text }) {
      drawn.set(text, (drawn.get(text) ?? 0) + 1)
      return <code>{text}</code>
    },
  }
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  const show = (text: string) =>
    flushSync(() => root.render(<Markdown text={text} streaming components={components} />))

  show('Run `one` now.\n\n- with `two`\n\nThen **more**')
  const [first, second] = element.querySelectorAll('code')
  read.mockClear()
  let text = 'Run `one` now.\n\n- with `two`\n\nThen **more**'
  for (let step = 0; step < 50; step += 1) show((text += step % 10 === 9 ? '\n\nnext *one*' : ' and on'))

  expect([...element.querySelectorAll('code')]).toEqual([first, second])
  expect(element.querySelector('code')).toBe(first)
  expect(Object.fromEntries(drawn)).toEqual({ one: 1, two: 1 })
  expect(read.mock.calls.filter(([source]) => /one`|two`/.test(source))).toEqual([])
})

it('draws the rows of a table that are whole no more while the next ones come', () => {
  let drawn = 0
  const components: MarkdownComponents = {
    text({ text }) {
      if (text === 'first') drawn += 1
      return text
    },
  }
  const element = document.createElement('div')
  const root = createRoot(element)
  let text = '| a | b |\n|---|---|\n| first | 1 |\n'
  for (let row = 0; row < 30; row += 1) {
    text += `| row ${row} | ${row} |\n`
    flushSync(() => root.render(<Markdown text={text} streaming components={components} />))
  }
  expect(element.querySelectorAll('tr')).toHaveLength(32)
  expect(drawn).toBe(1)
})

it('makes no element of HTML, no link of a script, and loads no image that was not allowed', async () => {
  const hostile = [
    '<img src=x onerror="alert(1)"><script>alert(1)</script>',
    '[a](javascript:alert(1)) [b](JaVa\nScript:alert(1)) [c](data:text/html,x) [d](&#106;avascript:alert(1)) <vbscript:x>',
    '![pixel](https://evil.example/p.png) ![ours](https://ours.example/p.png) ![script](javascript:x)',
    '<a href="javascript:alert(1)">x</a> <!-- hidden -->',
    '| <b>x</b> | <i>y</i> |\n|---|---|',
  ].join('\n\n')
  const screen = await render(
    <StrictMode>
      <InlayRoot>
        <Markdown text={hostile} allowImage={(address) => address.startsWith('https://ours.example/')} />
      </InlayRoot>
    </StrictMode>,
  )
  const element = screen.container.querySelector('.inlay-Markdown')
  expect(element?.querySelectorAll('script, b, i')).toHaveLength(0)
  expect([...(element?.querySelectorAll('img') ?? [])].map(({ src }) => src)).toEqual(['https://ours.example/p.png'])
  expect([...(element?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual(['https://evil.example/p.png'])
  expect(element?.textContent).toContain('<img src=x onerror="alert(1)">')
  expect(element?.textContent).toContain('<!-- hidden -->')
})

it('is read out as lists, headings and a table, with links that say where they open', async () => {
  const screen = await render(
    <InlayRoot>
      <Markdown
        headingLevel={4}
        text={'# Plan\n\n- [x] one\n- [ ] two\n\n[plan](https://a.example)\n\n| a |\n|---|\n| 1 |'}
      />
    </InlayRoot>,
  )
  await expect.element(screen.getByRole('heading', { level: 4, name: 'Plan' })).toBeVisible()
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Done: one')
  await expect.element(screen.getByRole('link', { name: 'plan (opens in a new window)' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'a' })).toBeVisible()
})
