import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { contacts } from '../fixtures/contacts'
import { EditableContacts } from '../fixtures/EditableContacts'
import { cell, focusedCell, reach } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

const late = vi.hoisted(() => {
  const line = { open: () => {} }
  const opened = new Promise<void>((resolve) => {
    line.open = resolve
  })
  return { line, opened }
})
vi.mock('./load-editors', async () => {
  const { later } = await import('../../react/later/later')
  return {
    editorsLater: later(async () => {
      await late.opened
      return import('./editors')
    }),
  }
})

/** As fast as keys can follow one another: nothing but what the press itself has set going comes between. */
async function press(key: string): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

it('saves what has been typed and entered before the editor was there', async () => {
  await render(
    <InlayRoot>
      <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
        <EditableContacts rows={contacts(9)} />
      </div>
    </InlayRoot>,
  )
  await reach(2, 3)
  for (const key of ['4', '2', 'Enter']) await press(key)
  expect(cell(2, 3)?.textContent).not.toBe('42')
  late.line.open()
  await expect.poll(() => cell(2, 3)?.textContent).toBe('42')
  await expect.poll(focusedCell).toEqual([3, 3])
})
