import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showCampaign, threeContacts } from './fixtures/show-campaign'

const day = 24 * 3600 * 1000
const accounts = `Name,Website\n${Array.from({ length: 30 }, (_, at) => `Firm ${at},firm${at}.com`).join('\n')}\n`

it('checks at once, says so until the work has begun, and what it has found [CAM-SCHED-01] [CAM-BUSY-04] [CAM-BUSY-05]', async () => {
  const faults = [{ kind: 'latency', operation: 'artifacts.checkForLeads', milliseconds: 600 } as const]
  const { api, page, sent, workIsDone } = await showCampaign({ contacts: threeContacts, accounts, faults })
  api.server.clock.freeze()
  api.server.clock.advance(365 * day)
  const check = page.getByRole('button', { name: 'Check for new leads' })
  await userEvent.click(check)
  await expect.element(page.getByRole('progressbar', { name: 'Checking for new leads' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add Messages' })).toBeDisabled()
  await expect.element(page.getByRole('progressbar', { name: 'Finding contacts...' })).toBeVisible()
  await expect.element(check).toHaveAttribute('aria-disabled', 'true')
  expect(sent('POST', '/check-for-leads')).toHaveLength(1)
  await workIsDone()
  await expect.element(page.getByText(/^[1-9]\d* new leads? found$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add Messages' })).toBeEnabled()
  await expect.element(check).not.toHaveAttribute('aria-disabled')
  await userEvent.click(check)
  await expect.element(page.getByRole('progressbar', { name: 'Finding contacts...' })).toBeVisible()
  await workIsDone()
  await expect.element(page.getByText('No new leads found')).toBeVisible()
})

it('has a button as wide as its words need, as those beside it, and no other width while it checks', async () => {
  const faults = [{ kind: 'latency', operation: 'artifacts.checkForLeads', milliseconds: 1_500 } as const]
  const { page } = await showCampaign({ contacts: threeContacts, faults })
  const check = page.getByRole('button', { name: 'Check for new leads' })
  const schedule = page.getByRole('button', { name: 'Schedule' })
  const width = (button: Element) => button.getBoundingClientRect().width
  const room = (button: Element) => width(button) - width(button.querySelector('.inlay-Button-content') ?? button)
  await expect.element(check).toBeVisible()
  const element = check.element()
  expect(room(element)).toBeCloseTo(room(schedule.element()), 0)
  const before = width(element)
  await userEvent.click(check)
  await expect.element(page.getByRole('button', { name: 'Checking' })).toHaveAttribute('aria-busy', 'true')
  expect(width(element)).toBe(before)
})

it('says what was found while one was away, once', async () => {
  const { api, page, reload, workIsDone } = await showCampaign({ contacts: threeContacts, accounts })
  api.server.clock.freeze()
  api.server.clock.advance(365 * day)
  await userEvent.click(page.getByRole('button', { name: 'Check for new leads' }))
  await expect.element(page.getByRole('progressbar', { name: 'Finding contacts...' })).toBeVisible()
  await page.unmount()
  await workIsDone()
  const again = await reload()
  await expect.element(again.getByText(/^[1-9]\d* new leads? found$/)).toBeVisible()
  await again.unmount()
  const third = await reload()
  await expect.element(third.getByRole('button', { name: 'Check for new leads' })).toBeEnabled()
  await expect.element(third.getByText(/new leads? found$/)).not.toBeInTheDocument()
})

it('says when it could not be checked, and can be tried again [CAM-SCHED-01]', async () => {
  const faults = [{ kind: 'status', operation: 'artifacts.checkForLeads', status: 500, times: 1 } as const]
  const { page, sent } = await showCampaign({ contacts: threeContacts, faults })
  const check = page.getByRole('button', { name: 'Check for new leads' })
  await userEvent.click(check)
  const failed = 'There was an unexpected error. Please try again later or contact support if the issue persists.'
  await expect.element(page.getByText(failed)).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await userEvent.click(check)
  await expect.poll(() => sent('POST', '/check-for-leads').length).toBe(2)
})

it('says what was found where it could not be asked meanwhile', async () => {
  const { api, clock, page, sent } = await showCampaign({ contacts: threeContacts, accounts })
  const down = (operation: string) => ({ kind: 'status', operation, status: 503 }) as const
  const check = page.getByRole('button', { name: 'Check for new leads' })
  await expect.element(check).toBeEnabled()
  api.server.faults.set([down('campaigns.state'), down('artifacts.processingStatus')])
  const before = sent('GET', '/state').length
  await userEvent.click(check)
  await vi.waitFor(
    async () => {
      api.server.clock.advance(2_000)
      await clock.advance(1_000)
      expect(sent('GET', '/state').length).toBeGreaterThan(before + 4)
    },
    { timeout: 10_000 },
  )
  await expect.element(page.getByRole('progressbar', { name: 'Checking for new leads' })).toBeVisible()
  api.server.faults.set([])
  await vi.waitFor(
    async () => {
      await clock.advance(5_000)
      await expect.element(page.getByText('No new leads found')).toBeVisible()
    },
    { timeout: 10_000 },
  )
  await expect.element(check).not.toHaveAttribute('aria-disabled')
})

it('does not ask for a file while contacts are being looked for', async () => {
  const { api, page } = await showCampaign()
  await expect.element(page.getByText('Upload a file, or have contacts found for accounts.')).toBeVisible()
  api.server.clock.freeze()
  await userEvent.click(page.getByRole('button', { name: 'Check for new leads' }))
  await expect.element(page.getByText('They appear here as they are found.')).toBeVisible()
  await expect.element(page.getByText('Upload a file, or have contacts found for accounts.')).not.toBeInTheDocument()
})
