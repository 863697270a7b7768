import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FaultInput } from '@inlay/mock-server/test-api'
import { generateAudience, getScheduleJob } from '@inlay/sdk-core/contract/campaigns'
import { show, workspaceId } from '../campaign-list/fixtures/show-campaigns'
import { ScheduleDialog } from './ScheduleDialog'

const campaignId = 'campaign_northwind_2'
const retailers = 'people at companies that fit “Retail in Spain”'
const insurers = 'people at companies that fit “Insurance in France”'

/** The dialog of a campaign that was asked to find two kinds of companies. */
async function open(faults: readonly FaultInput[] = []) {
  const shown = await show(<ScheduleDialog campaign={{ campaignId }} onClose={() => undefined} />, { scenario: 'demo' })
  const { client, server } = shown.api
  for (const value of ['Insurance in France', 'Retail in Spain']) {
    const body = {
      prospectAccountsRequest: {
        filters: [{ signal: 'Firmographics' as const, value }],
        maxLimit: 1,
        clearExisting: value.startsWith('Insurance'),
      },
      sourceContactsRequest: { filters: [], maxLimit: 1 },
    }
    await expect
      .poll(async () => {
        server.clock.advance(1000)
        return client.call(generateAudience, { params: { campaignId }, body }, { workspaceId }).then(
          () => true,
          () => false,
        )
      })
      .toBe(true)
  }
  await shown.page.unmount()
  server.faults.set(faults)
  const page = await shown.anotherTab()
  const boxOf = (name: string) => page.getByRole('checkbox', { name })
  await expect.element(boxOf(retailers)).toBeChecked()
  return { ...shown, page, boxOf }
}

const looksForOf = async ({ api }: Pick<Awaited<ReturnType<typeof open>>, 'api'>) =>
  (await api.client.call(getScheduleJob, { params: { campaignId } }, { workspaceId })).looksFor

it('leaves out whom nobody wants to look for, and takes them in again [CAM-SCHED-02]', async () => {
  const shown = await open()
  const { boxOf, page } = shown
  expect(await looksForOf(shown)).toBe(`${retailers}; ${insurers}`)
  await userEvent.click(boxOf(retailers))
  await expect.element(boxOf(retailers)).not.toBeChecked()
  await expect.poll(() => looksForOf(shown)).toBe(insurers)
  // Checks look for somebody, or are removed.
  await expect.element(boxOf(insurers)).toBeDisabled()
  await expect.element(boxOf(insurers)).toHaveAccessibleDescription('At least one is needed')
  await expect.element(page.getByText('What is searched for later is added without a tick.')).toBeVisible()
  await userEvent.click(boxOf(retailers))
  await expect.poll(() => looksForOf(shown)).toBe(`${retailers}; ${insurers}`)
  await expect.element(boxOf(insurers)).toBeEnabled()
})

it('says that a choice could not be kept, and shows it as it is [CAM-SCHED-02]', async () => {
  const shown = await open([{ operation: 'scheduleJobs.chooseSearch', kind: 'status', status: 500, times: 9 }])
  await userEvent.click(shown.boxOf(insurers))
  await expect.element(shown.page.getByText('Failed to change whom it looks for').first()).toBeVisible()
  await expect.element(shown.boxOf(insurers)).toBeChecked()
})
