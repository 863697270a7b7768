import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import type { ToolCall } from '../../agent/thread/thread-message'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { ToolStep } from './ToolStep'
import type { ToolView } from './tool-view'

const call = (content: string): ToolCall => ({
  id: 'tenders',
  name: 'check_tenders',
  args: '{"اسم":"قيمة"}',
  status: 'complete',
  result: { messageId: 'result', content },
})
const view: ToolView = { complete: '48 accounts checked for carrier tenders', detail: () => '31 match · 14 s' }

async function show(content: string, inlineSize: number) {
  const screen = await render(
    <InlayRoot>
      <div style={{ inlineSize, container: 'inlay-chat / inline-size' }}>
        <ToolStep call={call(content)} view={view} />
      </div>
    </InlayRoot>,
  )
  return { screen, row: screen.getByRole('button', { name: /48 accounts/ }) }
}

/** Where a word of an element begins, from its left edge. */
function leftOf(element: Element, word: string): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(word) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + word.length)
    return range.getBoundingClientRect().left
  }
  throw new Error(`There is no ${word}`)
}

it('keeps the order of words, of names and of values where lines run from right to left', async () => {
  const { row, screen } = await show('{"total":48}', 600)
  document.querySelector('[data-inlay-root]')?.setAttribute('dir', 'rtl')
  const element = row.element()
  expect(leftOf(element, '48')).toBeLessThan(leftOf(element, 'accounts'))
  expect(leftOf(element, '31')).toBeLessThan(leftOf(element, 'match'))
  expect(leftOf(element, '31')).toBeLessThan(100 + element.getBoundingClientRect().left)
  await userEvent.click(row)
  const entry = screen.getByRole('treeitem', { name: /قيمة/ })
  await expect.element(entry).toBeInTheDocument()
  expect(leftOf(entry.element(), 'اسم')).toBeLessThan(leftOf(entry.element(), 'قيمة'))
})

it('says all that it is about where there is little room', async () => {
  const { row } = await show('{"total":48}', 360)
  const detail = row.element().querySelector('.inlay-ToolStep-detail > span')
  expect(detail?.scrollWidth).toBeLessThanOrEqual(detail?.clientWidth ?? 0)
  const label = row.element().querySelector('.inlay-ToolStep-label')?.getBoundingClientRect()
  expect(detail?.getBoundingClientRect().top).toBeGreaterThanOrEqual(label?.bottom ?? Infinity)
  expect(label?.height).toBe(20)
})

it('can be scrolled by keys where what it gave is long', async () => {
  const { row, screen } = await show('A line.\n'.repeat(60), 600)
  await userEvent.click(row)
  const body = screen.getByRole('group', { name: '48 accounts checked for carrier tenders' })
  await expect.element(body).toBeInTheDocument()
  await userEvent.tab()
  await expect.element(body).toHaveFocus()
  expect(body.element().getBoundingClientRect().height).toBe(420)
})

it('shows arguments that are no JSON as they came, and says so', async () => {
  const screen = await render(
    <InlayRoot>
      <ToolStep call={{ id: 'c', name: 'find', args: '{"broken": ', status: 'called' }} defaultOpen />
    </InlayRoot>,
  )
  await expect.element(screen.getByText('Incomplete, or no valid JSON')).toBeVisible()
  await expect.element(screen.getByText('{"broken":')).toBeVisible()
  await screen.rerender(
    <InlayRoot>
      <ToolStep call={{ id: 'c', name: 'find', args: '{"broken": ', status: 'streaming' }} defaultOpen />
    </InlayRoot>,
  )
  await expect.element(screen.getByText('Incomplete, or no valid JSON')).not.toBeInTheDocument()
})
