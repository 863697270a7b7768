import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Lexer } from 'marked'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { reply } from '../../markdown/fixtures/reply'
import { InlayRoot } from '../root/InlayRoot'
import { Markdown } from './Markdown'
import type { MarkdownComponents } from './markdown-components'

const roots: { readonly unmount: () => void; readonly element: HTMLElement }[] = []

afterEach(() => {
  vi.restoreAllMocks()
  for (const { unmount, element } of roots.splice(0)) {
    flushSync(unmount)
    element.remove()
  }
})

/** An element in the page, and what renders into it at once. */
function place() {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  roots.push({ element, unmount: () => root.unmount() })
  return { element, show: (content: ReactNode) => flushSync(() => root.render(<InlayRoot>{content}</InlayRoot>)) }
}

/** The reply as it comes: in 331 deltas. */
const deltas = Array.from({ length: 331 }, (_, index) => {
  const size = reply.length / 331
  return reply.slice(Math.round(index * size), Math.round((index + 1) * size))
})

/** Renders it delta by delta; the answer is how long that took. */
function stream(): { readonly element: HTMLElement; readonly milliseconds: number } {
  const { element, show } = place()
  let text = ''
  const begin = performance.now()
  for (const delta of deltas) show(<Markdown text={(text += delta)} streaming />)
  show(<Markdown text={text} />)
  return { element, milliseconds: performance.now() - begin }
}

/** Renders it all at once. */
function whole(): { readonly element: HTMLElement; readonly milliseconds: number } {
  const { element, show } = place()
  const begin = performance.now()
  show(<Markdown text={reply} />)
  return { element, milliseconds: performance.now() - begin }
}

it('shows in the end what it shows of the whole text', () => {
  const { element } = stream()
  expect(element.querySelector('.inlay-Markdown')?.innerHTML).toBe(
    whole().element.querySelector('.inlay-Markdown')?.innerHTML,
  )
  expect(element.querySelectorAll('table')).toHaveLength(12)
})

it('takes 13 KB in 331 deltas for little more than what is new in each', () => {
  const least = (run: () => { readonly milliseconds: number }) => Math.min(...[1, 2, 3].map(() => run().milliseconds))
  // About 20 times where only the end is read and drawn anew, 165 times if all of it were; machines differ, this does not.
  expect(least(stream) / least(whole)).toBeLessThan(80)
}, 60_000)

it('reads what is finished once, and keeps its elements', () => {
  const read = vi.spyOn(Lexer.prototype, 'inlineTokens')
  const drawn = new Map<string, number>()
  const components: MarkdownComponents = {
    codespan({ text }) {
      drawn.set(text, (drawn.get(text) ?? 0) + 1)
      return <code>{text}</code>
    },
  }
  const { element, show: render } = place()
  const show = (text: string) => render(<Markdown text={text} streaming components={components} />)

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
  const { element, show } = place()
  let text = '| a | b |\n|---|---|\n| first | 1 |\n'
  for (let row = 0; row < 30; row += 1) {
    text += `| row ${row} | ${row} |\n`
    show(<Markdown text={text} streaming components={components} />)
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

it('never takes away the page that it is read on', async () => {
  const text = '[out](/logout) [away](https://a.example) [part](#plan) [mail](mailto:a@a.example)'
  const screen = await render(
    <InlayRoot>
      <Markdown text={text} />
    </InlayRoot>,
  )
  const links = [...screen.container.querySelectorAll('a')]
  expect(links.map(({ target, rel }) => [target, rel])).toEqual([
    ['_blank', 'noopener noreferrer'],
    ['_blank', 'noopener noreferrer'],
    ['', ''],
    ['', ''],
  ])
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
  await expect.element(screen.getByRole('link', { name: /^plan.*opens in a new window/ })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'a' })).toBeVisible()
})

describe.each([
  [
    'English in an Arabic page',
    'rtl',
    'left',
    { word: 'Hello', item: 'One item', quote: 'They said', head: 'Company' },
  ],
  [
    'Arabic in an English page',
    'ltr',
    'right',
    { word: 'Acme مرحبا', item: 'Acme بند أول', quote: 'Theo قالوا', head: 'الشركة' },
  ],
] as const)('%s', (_, page, side, { word, item, quote, head }) => {
  const text = [
    `# ${word} 1!`,
    `${word} 2!`,
    `- [x] ${item}.\n- [ ] Acme\n  - ${item} 2`,
    `> ${quote}.\n> - ${quote} 2`,
    `| ${head} | 2 |\n|---|---|\n| ${word} 3! | 4 |`,
    '```\ncode\n```',
  ].join('\n\n')

  it.each([
    ['a heading begins at its side', `${word} 1!`],
    ['a paragraph begins at its side', `${word} 2!`],
    ['a task begins at its side', `${item}.`],
    ['an item in a list begins at its side', `${item} 2`],
    ['a quote begins at its side', `${quote}.`],
    ['a list in a quote begins at its side', `${quote} 2`],
    ['the first column is at its side', head],
  ])('%s, and its last sign is at the other end', async (_what, part) => {
    const screen = await show(text, page)
    const whole = extent(screen.container, part, 0, part.length)
    const last = extent(screen.container, part, part.length - 1, part.length)
    const block = screen.container.querySelector('.inlay-Markdown')?.getBoundingClientRect() ?? new DOMRect()
    const gap = side === 'left' ? whole.left - block.left : block.right - whole.right
    expect(gap).toBeLessThan(60)
    expect(side === 'left' ? whole.right - last.right : last.left - whole.left).toBeLessThan(1)
  })

  it('has the box of a task and the line of a quote before the text, and code from left to right', async () => {
    const { container } = await show(text, page)
    const box = container.querySelector('.inlay-Markdown-check')?.getBoundingClientRect() ?? new DOMRect()
    const task = extent(container, `${item}.`, 0, item.length)
    expect(side === 'left' ? task.left - box.right : box.left - task.right).toBeGreaterThan(0)
    const line = getComputedStyle(container.querySelector('blockquote') ?? container)
    expect([line.borderLeftWidth, line.borderRightWidth]).toEqual(side === 'left' ? ['2px', '0px'] : ['0px', '2px'])
    expect(getComputedStyle(container.querySelector('pre') ?? container).direction).toBe('ltr')
  })
})

function show(text: string, page: 'ltr' | 'rtl') {
  return render(
    <InlayRoot>
      <div dir={page} style={{ inlineSize: 600 }}>
        <Markdown text={text} />
      </div>
    </InlayRoot>,
  )
}

/** Where signs of a text stand. */
function extent(container: HTMLElement, text: string, from: number, to: number): DOMRect {
  const nodes = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const at = node.nodeValue?.indexOf(text) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(node, at + from)
    range.setEnd(node, at + to)
    return range.getBoundingClientRect()
  }
  throw new Error(`There is no “${text}”`)
}
