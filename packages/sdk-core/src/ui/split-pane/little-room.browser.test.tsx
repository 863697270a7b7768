import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { SplitPane } from './SplitPane'

it('scrolls where there is less room than the least of its parts', async () => {
  const screen = await render(
    <InlayRoot>
      <div style={{ inlineSize: 300, blockSize: 200 }}>
        <SplitPane label="Outline" min={120} restMin={360} defaultSize={180} start="Outline" end="Text" />
      </div>
    </InlayRoot>,
  )
  const split = screen.container.querySelector('.inlay-SplitPane')
  expect(split?.scrollWidth).toBeGreaterThan(300)
  split?.scrollTo({ left: 1_000 })
  expect(split?.scrollLeft).toBeGreaterThan(100)
})
