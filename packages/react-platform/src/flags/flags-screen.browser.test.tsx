import { StrictMode, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTestApi } from '@inlay/mock-server/test-api'
import { InlayProvider } from '@inlay/sdk-core/react'
import { InlayRoot } from '@inlay/sdk-core/ui'
import '@inlay/sdk-core/styles.css'
import '../styles.css'
import { FlagsScreen } from './FlagsScreen'

function show(screen: ReactNode) {
  const { server, client, auth } = createTestApi({ scenario: 'empty' })
  server.faults.set([{ kind: 'status', status: 500, operation: 'flags.update' }])
  return render(
    <StrictMode>
      <InlayProvider client={client} auth={auth} workspaceId="northwind">
        {screen}
      </InlayProvider>
    </StrictMode>,
  )
}

it('says in the root that it brings that a change was refused', async () => {
  const page = await show(<FlagsScreen />)
  await userEvent.click(page.getByRole('switch', { name: 'Citations' }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Citations' })).toBeChecked()
})

it('looks the same in a shadow root', async () => {
  const page = await show(
    <InlayRoot isolation="shadow">
      <FlagsScreen />
    </InlayRoot>,
  )
  const intro = page.getByRole('heading', { level: 1 })
  await expect.element(intro).toBeVisible()
  expect(intro.element().getRootNode()).toBeInstanceOf(ShadowRoot)
  expect(getComputedStyle(intro.element()).lineHeight).toBe('24px')
})
