import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CampaignListScreen } from './CampaignListScreen'
import { show } from './fixtures/show-campaigns'

it('leads a keyboard to the list for which one has asked again', async () => {
  const { api, page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.list', status: 500 }],
  })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  api.server.faults.set([])
  // At once: the list also asks again by itself, and the button would be gone.
  const button = again.element() as HTMLElement
  button.focus()
  button.click()
  await expect.element(page.getByRole('list', { name: 'Campaigns' })).toHaveFocus()
})

it('leads a keyboard back to the button where asking again has failed, too', async () => {
  const { page } = await show(<CampaignListScreen />, {
    faults: [{ kind: 'status', operation: 'campaigns.list', status: 500 }],
  })
  const again = page.getByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  await expect.element(page.getByText('Loading campaigns')).not.toBeInTheDocument()
  await expect.element(again).toHaveFocus()
})

it('leads a keyboard back to “Try now” where the server asks to wait once more', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    retries: 2,
    faults: [{ kind: 'status', operation: 'campaigns.list', status: 503, retryAfterSeconds: 50 }],
  })
  const tryNow = page.getByRole('button', { name: 'Try now' })
  await expect.element(tryNow).toBeVisible()
  const first = tryNow.element()
  ;(first as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => tryNow.elements().some((button) => button !== first)).toBe(true)
  await expect.element(tryNow).toHaveFocus()
})

it('leads a keyboard from “Next page” to the button that asks again for a page that fails', async () => {
  const { api, page } = await show(<CampaignListScreen />, {
    names: Array.from({ length: 101 }, (_, index) => `Campaign ${index + 1}`),
  })
  const next = page.getByRole('button', { name: 'Next page' })
  await expect.element(next).toBeVisible()
  api.server.faults.set([{ kind: 'status', operation: 'campaigns.list', status: 500 }])
  ;(next.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus()
})

it('cuts what was looked for where it is very long', async () => {
  const { page } = await show(<CampaignListScreen view={{ search: 'x'.repeat(400) }} />, { names: ['Nordic shippers'] })
  const heading = page.getByRole('heading', { name: /^No campaigns match/ })
  await expect.element(heading).toBeVisible()
  expect(heading.element().getBoundingClientRect().height).toBeLessThanOrEqual(40)
  expect(heading.element().getAttribute('title')).toContain('x'.repeat(400))
})

it('has names that are easy to hit', async () => {
  const { page } = await show(<CampaignListScreen />, { names: ['Trade show follow-up, Transport Logistic Munich'] })
  const link = page.getByRole('link', { name: /^Trade show/ })
  await expect.element(link).toBeVisible()
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

it('waits in the layout in which the list comes', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'latency', operation: 'campaigns.list', milliseconds: 300 }],
  })
  const parts = ['name > *', 'counters', 'foot'].map((part) => `.inlay-CampaignCard-${part}`)
  const middles = () =>
    parts.map((part) => {
      const { top = 0, height = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {}
      return Math.round(top + height / 2)
    })
  await expect.element(page.getByText('Loading campaigns')).toBeInTheDocument()
  const waiting = middles()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  expect(middles()).toEqual(waiting)
})

it('CAM-LIST-02: says that nothing matches only when the server has said so', async () => {
  const { api, page } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  const search = page.getByRole('searchbox')
  await search.fill('tanneries')
  await expect.element(page.getByText(/^No campaigns match/)).toBeVisible()
  api.server.faults.set([{ kind: 'latency', operation: 'campaigns.list', milliseconds: 600 }])
  await search.fill('nordic')
  await expect.element(page.getByText('Loading campaigns')).toBeInTheDocument()
  await expect.element(page.getByText(/^No campaigns match/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
})
