import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { createManualClock } from '../../ports/manual-clock'
import { InlayProvider } from '../InlayProvider'
import { later, type Later } from './later'
import { useLater } from './use-later'

interface Part {
  readonly text: string
}

function Shown({ part, wanted }: { readonly part: Later<Part>; readonly wanted?: boolean }) {
  return <p>{useLater(part, wanted)?.text ?? 'Not yet'}</p>
}

it('shows at once what has come before', async () => {
  const ask = vi.fn(() => Promise.resolve({ text: 'Here' }))
  const part = later(ask)
  await render(<Shown part={part} wanted={false} />)
  expect(ask).not.toHaveBeenCalled()
  const first = await render(<Shown part={part} />)
  await expect.element(page.getByText('Here')).toBeVisible()
  await first.unmount()
  const again = await render(<Shown part={part} />)
  expect(again.container.textContent).toBe('Here')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks again for what did not come, tells the host, and lets the rest stand', async () => {
  const clock = createManualClock()
  const auth = memoryAuth()
  const onError = vi.fn()
  const ask = vi.fn<() => Promise<Part>>().mockRejectedValue(new Error('No such file'))
  const part = later(ask)
  const screen = await render(
    <InlayProvider
      client={createHttpClient({ baseUrl: 'http://localhost', auth })}
      auth={auth}
      host={{ clock }}
      onError={onError}
    >
      <p>The rest</p>
      <Shown part={part} />
    </InlayProvider>,
  )
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  await expect.element(page.getByText('The rest')).toBeVisible()
  await clock.advance(1_000)
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2))
  await clock.advance(1_999)
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mockResolvedValue({ text: 'Here' })
  await clock.advance(1)
  await expect.element(page.getByText('Here')).toBeVisible()
  await screen.unmount()
  expect(clock.pending()).toBe(0)
})
