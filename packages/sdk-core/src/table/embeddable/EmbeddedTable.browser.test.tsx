import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import '../../ui/styles.css'
import { EmbeddedTable } from './EmbeddedTable'

it('shows addresses that would run as text, which nothing can be pressed on', async () => {
  const addresses = [
    'javascript:window.ran=1',
    'java\nscript:window.ran=1',
    'data:text/html,x',
    'JavaScript: The Good Parts',
  ]
  const { container } = await render(
    <InlayRoot>
      <EmbeddedTable
        label="Books"
        columns={[{ id: 'book', header: 'Book', kind: 'link', width: 400 }]}
        rows={[...addresses, 'https://a.example'].map((book, index) => ({ id: `b${index}`, book }))}
      />
    </InlayRoot>,
  )
  const cells = () => [...container.querySelectorAll<HTMLAnchorElement>('[role="gridcell"] a')]
  await expect.poll(() => cells().length).toBe(addresses.length + 1)
  for (const cell of cells().slice(0, -1)) await userEvent.click(cell)
  expect(cells().at(0)?.textContent).toBe(addresses[0])
  // What is broken over lines is taken for the name of a machine, and is none.
  const leadTo = cells().map((cell) => (cell.hasAttribute('href') ? cell.protocol : 'nothing'))
  expect(leadTo).toEqual(['nothing', ':', 'nothing', 'nothing', 'https:'])
  expect(window).not.toHaveProperty('ran')
})
