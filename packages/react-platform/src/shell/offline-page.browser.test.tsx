import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '@inlay/sdk-core/ui'
import '@inlay/sdk-core/styles.css'
import '../styles.css'
import { OfflinePage } from './OfflinePage'
import { recoveryEvery } from './use-recovery'

async function show() {
  const onRetry = vi.fn(() => Promise.resolve())
  const page = await render(
    <InlayRoot>
      <OfflinePage alone onRetry={onRetry} />
    </InlayRoot>,
  )
  return { page, onRetry }
}

function useTimersByHand() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

it('says that the server cannot be reached where there is a network, and looks again by itself', async () => {
  useTimersByHand()
  const { page, onRetry } = await show()
  await expect.element(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
  expect(page.getByText('You are offline').elements()).toEqual([])
  expect(onRetry).not.toHaveBeenCalled()
  vi.advanceTimersByTime(recoveryEvery)
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('says that one is offline where there is no network, and looks again as soon as there is', async () => {
  useTimersByHand()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const { page, onRetry } = await show()
  await expect.element(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  vi.advanceTimersByTime(3 * recoveryEvery)
  expect(onRetry, 'there is nothing to look for').not.toHaveBeenCalled()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => onRetry.mock.calls.length).toBe(1)
})
