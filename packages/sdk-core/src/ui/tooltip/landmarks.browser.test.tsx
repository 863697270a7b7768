import axe from 'axe-core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'

it('stands in the landmark of its control, so that none of the page is outside of all', async () => {
  const screen = await render(
    <InlayRoot>
      <header>
        <Button data-inlay-tooltip="Use the dark theme">Theme</Button>
      </header>
      <main>
        <h1>Campaigns</h1>
        <header>
          <Button data-inlay-tooltip="Sort by name">Sort</Button>
        </header>
      </main>
    </InlayRoot>,
  )
  for (const [name, words] of [
    ['Theme', 'Use the dark theme'],
    ['Sort', 'Sort by name'],
  ] as const) {
    await userEvent.hover(screen.getByRole('button', { name }))
    await expect.element(screen.getByRole('tooltip', { name: words })).toBeVisible()
    const { violations } = await axe.run(document, { runOnly: ['region'] })
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  }
})
