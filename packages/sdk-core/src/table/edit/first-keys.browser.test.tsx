import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { contacts } from '../fixtures/contacts'
import { EditableContacts } from '../fixtures/EditableContacts'
import { cell, reach } from '../fixtures/grid-in-test'
import '../../ui/styles.css'

const score = 3
/** As fast as keys can follow one another: nothing but what the press itself has set going comes between. */
async function press(key: string): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

// The first edit of the page: later ones find all of it there.
it('takes keys that follow at once on the one that begins an edit', async () => {
  await import('./editors')
  await render(
    <InlayRoot>
      <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
        <EditableContacts rows={contacts(9)} />
      </div>
    </InlayRoot>,
  )
  await reach(2, score)
  await press('4')
  await press('Enter')
  await expect.poll(() => cell(2, score)?.textContent).toBe('4')
  expect(document.querySelector('.inlay-Table-editor')).toBeNull()
})
