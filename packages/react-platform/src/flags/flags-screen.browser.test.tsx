import { StrictMode, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTestApi, type FaultInput } from '@inlay/mock-server/test-api'
import { getFlags } from '@inlay/sdk-core/contract/workspace'
import { InlayProvider, type InlayEvent } from '@inlay/sdk-core/react'
import { InlayRoot } from '@inlay/sdk-core/ui'
import '@inlay/sdk-core/styles.css'
import '../styles.css'
import { FlagsScreen } from './FlagsScreen'

const updateFails: FaultInput = { kind: 'status', status: 500, operation: 'flags.update' }

async function show(screen: ReactNode, faults: readonly FaultInput[] = [updateFails], retries = 0) {
  const changes: string[] = []
  const note = (event: InlayEvent) => {
    if ('operationId' in event && event.operationId === 'flags.update') changes.push(event.type)
  }
  const { server, client, auth } = createTestApi({ scenario: 'empty', retries })
  server.faults.set([...faults])
  const page = await render(
    <StrictMode>
      <InlayProvider client={client} auth={auth} workspaceId="northwind" onEvent={note}>
        {screen}
      </InlayProvider>
    </StrictMode>,
  )
  return { page, server, client, changes }
}

it('shows once, beside the switch, that a change was refused, and tells who does not see it', async () => {
  const { page } = await show(<FlagsScreen />)
  const citations = page.getByRole('switch', { name: 'Citations', exact: true })
  await userEvent.click(citations)
  const refusal = 'Citations could not be turned off. Please try again.'
  await expect.element(page.getByRole('status').filter({ hasText: refusal })).toBeInTheDocument()
  await expect.element(citations).toBeChecked()
  const places = page.getByText(refusal).elements()
  expect(places.filter((place) => citations.element().contains(place))).toHaveLength(1)
  expect(
    places.filter((place) => place.getBoundingClientRect().height > 1),
    'a notice besides would say it twice',
  ).toHaveLength(1)
})

it('names the flag that could not be turned, beside its switch, until it is turned again', async () => {
  const { page, server } = await show(<FlagsScreen />)
  const citations = page.getByRole('switch', { name: 'Citations', exact: true })
  const refusal = 'Citations could not be turned off. Please try again.'
  await userEvent.click(citations)
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

it('says that one is offline where a flag could not be turned for that', async () => {
  const { page } = await show(<FlagsScreen />, [{ kind: 'drop', operation: 'flags.update' }])
  const citations = page.getByRole('switch', { name: 'Citations', exact: true })
  await expect.element(citations).toBeChecked()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await userEvent.click(citations)
  await expect.element(citations).toHaveAccessibleDescription(expect.stringContaining('You seem to be offline.'))
  await expect.element(citations).toBeChecked()
})

it.each([
  [403, 'Citations could not be turned off. You are not allowed to do this.'],
  [422, 'Citations could not be turned off. The server refused it.'],
  [500, 'Citations could not be turned off. Please try again.'],
])('says why a flag is still as it was, where the server answers %d', async (status, why) => {
  const { page, server, client } = await show(<FlagsScreen />)
  server.faults.set([{ kind: 'status', status, operation: 'flags.update' }])
  const citations = page.getByRole('switch', { name: 'Citations', exact: true })
  await userEvent.click(citations)
  await expect.element(citations).toHaveAccessibleDescription(expect.stringContaining(why))
  await expect.element(citations).toBeChecked()
  const { citations: isOn } = await client.call(getFlags, {}, { workspaceId: 'northwind' })
  expect(isOn).toBe(true)
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

it('ends as it was pressed last, one change after the other', async () => {
  const { page, server, client, changes } = await show(<FlagsScreen />)
  server.faults.set([{ kind: 'latency', milliseconds: 400, operation: 'flags.update' }])
  const citations = page.getByRole('switch', { name: 'Citations', exact: true })
  await expect.element(citations).toBeChecked()
  const element = citations.element() as HTMLElement
  const press = async (checked: boolean) => {
    element.click()
    await expect.element(citations).toHaveAttribute('aria-checked', String(checked))
  }
  await press(false)
  await press(true)
  await press(false)
  await press(true)
  server.faults.clear()
  await expect.element(page.getByText('Citations is turned on.')).toBeInTheDocument()
  expect(changes).toEqual(['operation-started', 'operation-succeeded', 'operation-started', 'operation-succeeded'])
  const { citations: isOn } = await client.call(getFlags, {}, { workspaceId: 'northwind' })
  expect(isOn).toBe(true)
  await expect.element(citations).toBeChecked()
})

describe('asking again for flags that could not be read', () => {
  const readFails: FaultInput = { kind: 'status', status: 500, operation: 'flags.get' }

  async function askAgain(again: Locator) {
    await expect.element(again).toBeVisible()
    const button = again.element() as HTMLElement
    button.focus()
    button.click()
  }

  it('tells why in the words of every other screen, and what it means for the flags', async () => {
    const refused = { ...readFails, status: 403 }
    const { page } = await show(<FlagsScreen />, [refused])
    const failed = page.getByRole('alert')
    await expect.element(failed).toHaveTextContent('Until they are known, every flag counts as off.')
    await expect.element(failed).not.toHaveTextContent('answer as it should')
  })

  it('leads a keyboard to what has come [PLT-CALL-04]', async () => {
    const { page, server } = await show(<FlagsScreen />, [readFails])
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    server.faults.clear()
    await askAgain(again)
    await expect.element(page.getByRole('searchbox', { name: 'Search flags' })).toHaveFocus()
  })

  it('leads a keyboard back to the button where that has failed, too', async () => {
    const { page, server } = await show(<FlagsScreen />, [readFails])
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    server.faults.set([readFails, { kind: 'latency', milliseconds: 100, operation: 'flags.get' }])
    await askAgain(again)
    await expect.element(page.getByText('Loading the feature flags')).toBeInTheDocument()
    await expect.element(page.getByText('Loading the feature flags')).not.toBeInTheDocument()
    await expect.element(again).toHaveFocus()
  })
})

describe('flags that the server puts off', () => {
  const putOff: FaultInput = { kind: 'status', status: 503, retryAfterSeconds: 50, operation: 'flags.get' }

  it('says until when, and leads a keyboard to what comes of trying at once', async () => {
    const { page, server } = await show(<FlagsScreen />, [putOff], 2)
    const notice = page.getByRole('status').filter({ hasText: /^The server asks to wait until \d+:\d\d:\d\d/ })
    await expect.element(notice).toBeVisible()
    await expect.element(page.getByText('Loading the feature flags')).toBeInTheDocument()
    server.faults.clear()
    const tryNow = page.getByRole('button', { name: 'Try now' })
    const button = tryNow.element() as HTMLElement
    button.focus()
    button.click()
    await expect.element(page.getByRole('searchbox', { name: 'Search flags' })).toHaveFocus()
    await expect.element(tryNow).not.toBeInTheDocument()
  })
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
