import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emulateMedia } from '../../../../../suites/emulate-media'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable, type DataTableProps } from '../DataTable'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import { cell, grid, reach } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

const some = contacts(60)
const table = (props: Partial<DataTableProps<Contact>> = {}, height = 480) => (
  <InlayRoot>
    <div style={{ blockSize: `${height}px`, inlineSize: '1100px' }}>
      <DataTable label="Contacts" rows={some} rowId={contactId} columns={contactColumns} selectable {...props} />
    </div>
  </InlayRoot>
)

/** A system colour as this browser has it now. */
function system(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.cssText = `color: ${name}; forced-color-adjust: none`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

it('has chosen cells read in forced colours, whatever is drawn in them', async () => {
  await emulateMedia({ 'forced-colors': 'active' })
  await render(table())
  await reach(2, 2, 2)
  await userEvent.keyboard(
    '{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}',
  )
  const drawn = () => [
    ...grid().querySelectorAll('[data-mark="range"] > :is(.inlay-Table-text, .inlay-Table-link, .inlay-Badge)'),
  ]
  await expect.poll(() => drawn().length).toBeGreaterThan(20)
  expect(drawn().some((element) => element.matches('.inlay-Badge'))).toBe(true)
  expect(drawn().some((element) => element.matches('.inlay-Table-link'))).toBe(true)
  expect(drawn().some((element) => element.matches('[data-absent]'))).toBe(true)
  expect(new Set(drawn().map((element) => getComputedStyle(element).color))).toEqual(new Set([system('HighlightText')]))
})

it('marks what is found in pinned columns as in all others', async () => {
  await render(table())
  await reach(2, 2, 2)
  await userEvent.keyboard('{Control>}f{/Control}ar')
  const marked = (pinned: string) => grid().querySelector(`[data-mark="found"]${pinned}`)
  await expect.poll(() => marked('[data-pin]')).not.toBeNull()
  await expect.poll(() => marked(':not([data-pin])')).not.toBeNull()
  const [pinned, other] = ['[data-pin]', ':not([data-pin])'].map((of) => getComputedStyle(marked(of) as Element))
  expect(pinned?.backgroundImage).toBe(other?.backgroundImage)
  expect(pinned?.backgroundImage).not.toBe('none')
})

it('has the boxes of a heading that stays in view below those of the head', async () => {
  await render(table({ defaultView: { groupBy: 'company' } }))
  await expect.poll(() => cell(2, 1)).not.toBeNull()
  const left = (within: string) => grid().querySelector(`${within} .inlay-Choice-box`)?.getBoundingClientRect().left
  const inRows = left('.inlay-Table-groupCell')
  expect(inRows).toBe(left('.inlay-Table-head'))
  grid().scrollTop = 100
  await expect.poll(() => left('.inlay-Table-stuckHeading')).toBe(inRows)
})

it('has the words of a notice on one line with its buttons', async () => {
  const screen = await render(table({ status: 'failed', failure: 'No answer.', onRetry: () => {} }))
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const button = screen.getByRole('button', { name: 'Try again' })
  await expect.element(button).toBeVisible()
  expect(middleOf(button.element())).toBeCloseTo(middleOf(screen.getByText('No answer.').element()), 0)
})

it('fills a high screen with rows that are to come', async () => {
  await render(table({ rows: [], status: 'loading' }, 1_000))
  const last = () => [...document.querySelectorAll('.inlay-Table-skeletonRow')].at(-1)?.getBoundingClientRect().bottom
  expect(last()).toBeGreaterThan(grid().getBoundingClientRect().bottom)
})
