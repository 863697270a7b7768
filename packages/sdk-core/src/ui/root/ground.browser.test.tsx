import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { InlayProvider } from '../../react/InlayProvider'
import { InlayRoot } from './InlayRoot'

it.each(['light', 'dark'] as const)('keeps its ground under all that is higher than its place, %s', async (theme) => {
  const auth = memoryAuth()
  const client = createHttpClient({ baseUrl: 'http://localhost', auth })
  const screen = await render(
    <div data-testid="place" style={{ blockSize: 200 }}>
      <InlayProvider client={client} auth={auth} appearance={{ theme }}>
        <InlayRoot fill className="screen">
          {Array.from({ length: 30 }, (_, line) => (
            <p key={line}>Line {line + 1}</p>
          ))}
        </InlayRoot>
      </InlayProvider>
    </div>,
  )
  const place = screen.getByTestId('place').element()
  const root = place.querySelector('.screen') as HTMLElement
  const last = screen.getByText('Line 30').element()
  expect(getComputedStyle(root).backgroundColor).toMatch(theme === 'dark' ? /^oklch\(0\.19/ : /^oklch\(1 0 265\)/)
  expect(root.getBoundingClientRect().height).toBe(200)
  // Nothing stands out of it, on the page's own ground.
  expect(place.scrollHeight).toBe(200)
  root.scrollTop = root.scrollHeight
  const { bottom, left } = last.getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(root.getBoundingClientRect().bottom)
  expect(root.contains(document.elementFromPoint(left + 4, bottom - 4))).toBe(true)
})
