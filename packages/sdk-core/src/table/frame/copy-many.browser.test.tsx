import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable } from '../DataTable'
import { contactColumns, contactId, contacts } from '../fixtures/contacts'
import { reach } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

const many = contacts(60_000)

/** What came to the clipboard within the press of the keys. */
let atOnce: string | undefined
const hear = ({ clipboardData }: ClipboardEvent) => {
  atOnce = clipboardData?.getData('text/plain')
}
let later: MockInstance<(text: string) => Promise<void>>
beforeEach(() => {
  atOnce = undefined
  document.addEventListener('copy', hear)
  later = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
})
afterEach(() => {
  document.removeEventListener('copy', hear)
  later.mockRestore()
})

async function chooseAll(rows = many) {
  const screen = await render(
    <InlayRoot>
      <div style={{ blockSize: '480px' }}>
        <DataTable label="Contacts" rows={rows} rowId={contactId} columns={contactColumns} />
      </div>
    </InlayRoot>,
  )
  await reach(2, 1)
  await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}')
  return screen
}
const linesOf = (text: string | undefined) => (text ?? '').split('\n')

it('copies very many cells without holding the page up', async () => {
  const screen = await chooseAll()
  await userEvent.copy()
  expect(atOnce).toBe('')
  await expect.poll(() => linesOf(later.mock.lastCall?.[0]).length, { timeout: 10_000 }).toBe(many.length)
  const lines = linesOf(later.mock.lastCall?.[0])
  expect(lines[0]?.split('\t')[0]).toBe(many[0]?.name)
  expect(lines.at(-1)?.split('\t')[0]).toBe(many.at(-1)?.name)
  expect(lines[0]?.split('\t')).toHaveLength(contactColumns.length)
  await expect.element(screen.getByText(/cells copied/)).toBeInTheDocument()
})

it('puts them on the clipboard with the next press of the keys where the browser does not let it later', async () => {
  // Enough to take longer than a press may; the browser's own clipboard is slow with more.
  const rows = many.slice(0, 20_000)
  const screen = await chooseAll(rows)
  later.mockRejectedValue(new Error('No press'))
  // The older way asks for the press as well: it may still count as one by then.
  const olderWay = vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await userEvent.copy()
  await expect.element(screen.getByText('Copy them once more', { exact: false })).toBeVisible()
  olderWay.mockRestore()
  await userEvent.copy()
  expect(linesOf(atOnce)).toHaveLength(rows.length)
  await expect.element(screen.getByText('Copy them once more', { exact: false })).not.toBeInTheDocument()
})
