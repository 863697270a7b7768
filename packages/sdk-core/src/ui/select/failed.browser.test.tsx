import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { createManualClock } from '../../ports/manual-clock'
import { InlayProvider } from '../../react/index'
import { InlayRoot } from '../root/InlayRoot'
import { Select } from './Select'

const auth = memoryAuth()
const client = createHttpClient({ baseUrl: 'http://localhost', auth })

it.each([
  ['loading', 'Loading'],
  ['failed', 'Could not be loaded'],
] as const)('says that its options are %s, when it opens', async (optionsState, words) => {
  const clock = createManualClock()
  const screen = await render(
    <InlayProvider client={client} auth={auth} host={{ clock }}>
      <InlayRoot>
        <Select label="Provider" options={[]} optionsState={optionsState} onRetry={() => undefined} />
      </InlayRoot>
    </InlayProvider>,
  )
  await userEvent.click(screen.getByRole('combobox'))
  await clock.advance(500)
  const said = () => screen.container.querySelector('[aria-live="polite"]')?.textContent
  await expect.poll(said).toBe(words)
})
