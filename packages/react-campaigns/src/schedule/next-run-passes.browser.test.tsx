import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getScheduleJob, setSchedule } from '@inlay/sdk-core/contract/campaigns'
import { showCampaign } from '../campaign-detail/fixtures/show-campaign'
import { show, workspaceId } from '../campaign-list/fixtures/show-campaigns'
import { ScheduleButton } from './ScheduleButton'

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const day = 24 * 3_600_000

type Shown = Pick<Awaited<ReturnType<typeof show>>, 'api' | 'page'>

/** The dialog of a daily schedule, opened so many milliseconds before it comes. */
async function open({ api, page }: Shown, campaignId: string, before: number) {
  const params = { campaignId }
  const triggerConfig = { expr: '0 10 * * *', timezone: zone }
  await api.client.call(
    setSchedule,
    { params, body: { triggerType: 'cron', triggerConfig, autoLaunch: false } },
    { workspaceId },
  )
  const jobOf = async () => (await api.client.call(getScheduleJob, { params }, { workspaceId })).job
  const due = Date.parse((await jobOf())?.nextRunTime ?? '')
  api.server.clock.freeze(due - before)
  await userEvent.click(page.getByRole('button', { name: /^Schedule/ }))
  const dialog = page.getByRole('dialog', { name: 'Schedule: Check for new leads' })
  const timesIn = (name: string) => () => {
    const times = dialog.getByRole('region', { name }).element().querySelectorAll('time')
    return [...times].map(({ dateTime }) => Date.parse(dateTime))
  }
  const next = timesIn('State')
  const preview = timesIn('Next runs')
  await expect.poll(next).toEqual([due])
  return {
    due,
    dialog,
    next,
    preview,
    /** The server comes to the run, is through with it, and has planned the one after it. */
    async runs() {
      api.server.clock.set(due + 1_000)
      api.server.clock.resume()
      await expect.poll(async () => (await jobOf())?.lastRuns?.length).toBe(1)
    },
  }
}

it('tells the run that is next once the one before has come, and leaves alone what was typed [CAM-SCHED-02] [CAM-SCHED-03]', async () => {
  const shown = await showCampaign()
  const { due, dialog, next, preview, runs } = await open(shown, shown.campaign.campaignId, 3_000)
  expect(preview()).toEqual([due, due + day, due + 2 * day])
  await userEvent.click(dialog.getByRole('switch', { name: 'Launch new leads automatically' }))
  await runs()
  await shown.clock.advance(5_000)
  await expect.poll(next).toEqual([due + day])
  expect(preview()).toEqual([due + day, due + 2 * day, due + 3 * day])
  await expect.element(dialog.getByRole('region', { name: 'Last runs' })).toBeVisible()
  await expect.element(dialog.getByRole('switch', { name: 'Launch new leads automatically' })).toBeChecked()
})

it('counts the runs from now where the server has said no more, also of what was typed [CAM-SCHED-03]', async () => {
  const shown = await showCampaign()
  const { due, dialog, next, preview } = await open(shown, shown.campaign.campaignId, 3_000)
  shown.api.server.faults.set([{ operation: 'scheduleJobs.get', kind: 'status', status: 500 }])
  await shown.clock.advance(5_000)
  await expect.poll(next).toEqual([due + day])
  expect(preview()).toEqual([due + day, due + 2 * day, due + 3 * day])
  await userEvent.click(dialog.getByRole('radio', { name: 'Advanced' }))
  const seconds = dialog.getByLabelText('Interval in seconds', { exact: true })
  await userEvent.fill(seconds, '120')
  await expect.poll(preview).toEqual([2, 4, 6].map((minutes) => due + minutes * 60_000))
  await shown.clock.advance(120_000)
  await expect.poll(preview).toEqual([4, 6, 8].map((minutes) => due + minutes * 60_000))
  await expect.element(seconds).toHaveValue('120')
})

it('asks again when the campaign behind it was read anew [CAM-SCHED-02]', async () => {
  const campaignId = 'campaign_northwind_2'
  let readAnew = () => {}
  function Behind() {
    const [campaign, setCampaign] = useState({ campaignId })
    useEffect(() => {
      readAnew = () => setCampaign({ campaignId })
    }, [])
    return <ScheduleButton campaign={campaign} />
  }
  const { due, next, runs } = await open(await show(<Behind />, { scenario: 'demo' }), campaignId, 3_600_000)
  await runs()
  expect(next()).toEqual([due])
  readAnew()
  await expect.poll(next, { timeout: 4_000 }).toEqual([due + day])
})
