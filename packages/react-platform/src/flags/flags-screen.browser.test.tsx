import { StrictMode, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTestApi, type FaultInput } from '@inlay/mock-server/test-api'
import { InlayProvider } from '@inlay/sdk-core/react'
import { InlayRoot } from '@inlay/sdk-core/ui'
import '@inlay/sdk-core/styles.css'
import '../styles.css'
import { FlagsScreen } from './FlagsScreen'

async function show(screen: ReactNode, fault: FaultInput = { kind: 'status', status: 500, operation: 'flags.update' }) {
  const { server, client, auth } = createTestApi({ scenario: 'empty', retries: 0 })
  server.faults.set([fault])
  const page = await render(
    <StrictMode>
      <InlayProvider client={client} auth={auth} workspaceId="northwind">
        {screen}
      </InlayProvider>
    </StrictMode>,
  )
  return { page, server }
}

it('says in the root that it brings that a change was refused', async () => {
  const { page } = await show(<FlagsScreen />)
  await userEvent.click(page.getByRole('switch', { name: 'Citations', exact: true }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Citations', exact: true })).toBeChecked()
})

it('names the flag that could not be turned, beside its switch, until it is turned again', async () => {
  const { page, server } = await show(<FlagsScreen />)
  const citations = page.getByRole('switch', { name: 'Citations', exact: true })
  const refusal = 'Citations could not be turned off. Please try again.'
  await userEvent.click(citations)
  await expect.element(page.getByRole('alert')).toHaveTextContent(refusal)
  await expect.element(citations).toHaveAccessibleDescription(expect.stringContaining(refusal))
  await expect.element(page.getByRole('switch', { name: 'Dark mode' })).not.toHaveAttribute('aria-invalid')
  server.faults.clear()
  await userEvent.click(citations)
  await expect.element(citations).not.toBeChecked()
  await expect.element(citations).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByText(refusal)).not.toBeInTheDocument()
})

it('asks whether a flag was turned where the answer was lost', async () => {
  const { page, server } = await show(<FlagsScreen />)
  server.faults.set([{ kind: 'drop', when: 'after', operation: 'flags.update' }])
  const citations = page.getByRole('switch', { name: 'Citations', exact: true })
  await userEvent.click(citations)
  await expect.element(page.getByText('Citations is turned off.')).toBeInTheDocument()
  await expect.element(citations).not.toBeChecked()
  expect(page.getByRole('alert').elements()).toEqual([])
})

it('leads a keyboard to its heading when the flags are asked for again [PLT-CALL-04]', async () => {
  const { page, server } = await show(<FlagsScreen />, { kind: 'status', status: 500, operation: 'flags.get' })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  server.faults.clear()
  await userEvent.click(again)
  await expect.element(page.getByRole('switch', { name: 'Citations', exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('tells who does not see it that a flag was turned', async () => {
  const { page, server } = await show(<FlagsScreen />)
  server.faults.clear()
  const citations = page.getByRole('switch', { name: 'Citations', exact: true })
  await userEvent.click(citations)
  const said = page.getByText('Citations is turned off.')
  await expect.element(said).toHaveAttribute('role', 'status')
  await userEvent.click(citations)
  await expect.element(page.getByText('Citations is turned on.')).toHaveAttribute('role', 'status')
})

it('looks the same in a shadow root', async () => {
  const { page } = await show(
    <InlayRoot isolation="shadow">
      <FlagsScreen />
    </InlayRoot>,
  )
  const intro = page.getByRole('heading', { level: 1 })
  await expect.element(intro).toBeVisible()
  expect(intro.element().getRootNode()).toBeInstanceOf(ShadowRoot)
  expect(getComputedStyle(intro.element()).lineHeight).toBe('24px')
})
