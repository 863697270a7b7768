import { expect, it, onTestFinished } from 'vitest'
import { page as screen } from 'vitest/browser'
import { setSchedule, updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { showCampaign, threeContacts, workspaceId } from './fixtures/show-campaign'

const name = 'Retailers with distribution centres in the Nordics, autumn round of free lane checks'

async function showScheduled(width: number) {
  await screen.viewport(width, 800)
  onTestFinished(() => screen.viewport(1280, 720))
  const shown = await showCampaign({ contacts: threeContacts })
  const { api, campaign, reload } = shown
  const params = { campaignId: campaign.campaignId }
  const body = { triggerType: 'cron', triggerConfig: { expr: '0 9 * * 1-5' }, autoLaunch: false } as const
  await api.client.call(updateCampaign, { params, body: { name } }, { workspaceId })
  const page = await reload()
  const title = page.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent(name)
  const titleWidth = () => title.element().getBoundingClientRect().width
  const unscheduled = titleWidth()
  await api.client.call(setSchedule, { params, body }, { workspaceId })
  await page.unmount()
  const scheduled = await reload()
  const button = scheduled.getByRole('button', { name: 'Schedule: At 9:00 AM, Monday through Friday' })
  await expect.element(button).toBeVisible()
  return { button, unscheduled, title: scheduled.getByRole('heading', { level: 1 }) }
}

it('leaves the name of a campaign its room when a schedule is set, 1440 wide [CAM-SCHED-03]', async () => {
  const { button, title, unscheduled } = await showScheduled(1440)
  await expect.element(button.getByText('Schedule', { exact: true })).toBeVisible()
  await expect.element(button.getByText('At 9:00 AM, Monday through Friday')).not.toBeVisible()
  expect(title.element().getBoundingClientRect().width).toBeCloseTo(unscheduled, 0)
})

it('says when the schedule comes where there is room, and cuts nothing off [CAM-SCHED-03]', async () => {
  const { button } = await showScheduled(1680)
  await expect.element(button.getByText('At 9:00 AM, Monday through Friday')).toBeVisible()
  await expect.element(button.getByText('Schedule', { exact: true })).not.toBeVisible()
  const label = button.element().querySelector('.inlay-Button-label')
  expect(label?.scrollWidth).toBeLessThanOrEqual(label?.clientWidth ?? 0)
})
