import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FaultInput } from '@inlay/mock-server/test-api'
import { getScheduleJob, listCampaigns, setSchedule } from '@inlay/sdk-core/contract/campaigns'
import { show, workspaceId } from '../campaign-list/fixtures/show-campaigns'
import { LastRuns } from './LastRuns'
import { ScheduleButton } from './ScheduleButton'
import { ScheduleDialog } from './ScheduleDialog'

const campaignId = 'campaign_northwind_2'
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

type Shown = Awaited<ReturnType<typeof show>>

interface OpenOptions {
  /** Of a schedule that the campaign has already. */
  readonly expr?: string
  /** @default that of the device */
  readonly timeZone?: string
  readonly faults?: readonly FaultInput[]
}

/** The dialog, opened by the button of a campaign. */
async function open({ expr, timeZone = zone, faults = [] }: OpenOptions = {}) {
  const shown = await show(<ScheduleButton campaign={{ campaignId }} />, { scenario: 'demo' })
  if (expr !== undefined) {
    const body = { triggerType: 'cron', triggerConfig: { expr, timezone: timeZone }, autoLaunch: false } as const
    await shown.api.client.call(setSchedule, { params: { campaignId }, body }, { workspaceId })
  }
  shown.api.server.faults.set(faults)
  await userEvent.click(shown.page.getByRole('button', { name: /^Schedule/ }))
  const dialog = shown.page.getByRole('dialog', { name: 'Schedule: Check for new leads' })
  await expect.element(dialog).toBeVisible()
  return { ...shown, dialog, state: dialog.getByRole('region', { name: 'State' }) }
}

const jobOf = async ({ api }: Pick<Shown, 'api'>) =>
  (await api.client.call(getScheduleJob, { params: { campaignId } }, { workspaceId })).job ?? undefined
const setsOf = ({ sent }: Pick<Shown, 'sent'>) => sent('PUT').map(({ body }) => body)

async function advanced({ dialog, page }: Awaited<ReturnType<typeof open>>, frequency?: string) {
  await userEvent.click(dialog.getByRole('radio', { name: 'Advanced' }))
  if (frequency === undefined) return
  await userEvent.click(dialog.getByRole('combobox', { name: 'Frequency' }))
  await userEvent.click(page.getByRole('option', { name: frequency, exact: true }))
}

it('asks how the schedule stands, and shows that there is none [CAM-SCHED-02]', async () => {
  const { state, sent } = await open()
  await expect.element(state).toHaveTextContent(/^None/)
  expect(sent('GET').some(({ url }) => url.pathname.endsWith(`/campaigns/${campaignId}/schedule-job`))).toBe(true)
})

it('shows one that runs: its cron text, its words and when it comes next [CAM-SCHED-02] [CAM-SCHED-03]', async () => {
  const shown = await open({ expr: '0 10 * * *' })
  await expect.element(shown.state.getByText('Running')).toBeVisible()
  await expect.element(shown.state.getByText('0 10 * * *')).toBeVisible()
  await expect.element(shown.state.getByText('At 10:00 AM, every day')).toBeVisible()
  const next = (await jobOf(shown))?.nextRunTime ?? ''
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
  await expect.element(shown.state).toHaveTextContent(format.format(new Date(next)))
})

it('says whom it looks for, whether it is set or not [CAM-SCHED-02]', async () => {
  const shown = await open()
  const looksFor = shown.state.getByRole('definition').first()
  await expect.element(shown.state.getByText('Looks for')).toBeVisible()
  await expect.element(looksFor).toHaveTextContent('people at the accounts of the campaign')
  await userEvent.click(shown.dialog.getByRole('button', { name: 'Save schedule' }))
  await userEvent.click(shown.page.getByRole('button', { name: /^Schedule: / }))
  await expect.element(shown.state.getByText('Running')).toBeVisible()
  await expect.element(looksFor).toHaveTextContent('people at the accounts of the campaign')
})

it('says that it could not be read, and reads it again', async () => {
  const { api, page } = await show(<ScheduleDialog campaign={{ campaignId }} onClose={() => undefined} />, {
    scenario: 'demo',
    faults: [{ operation: 'scheduleJobs.get', kind: 'status', status: 500, times: 1 }],
  })
  await expect.element(page.getByText('The schedule could not be loaded')).toBeVisible()
  const body = { triggerType: 'cron', triggerConfig: { expr: '5 7 * * *', timezone: zone }, autoLaunch: true } as const
  await api.client.call(setSchedule, { params: { campaignId }, body }, { workspaceId })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('region', { name: 'State' }).getByText('Running')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Advanced' })).toBeChecked()
  await expect.element(page.getByRole('textbox', { name: 'Cron text' })).toHaveValue('5 7 * * *')
  await expect.element(page.getByRole('switch', { name: 'Launch new leads automatically' })).toBeChecked()
})

it('offers four quick choices, daily at first, and saves one [CAM-SCHED-04] [CAM-SCHED-11] [CAM-SCHED-12]', async () => {
  const crons = {
    'Hourly at minute 30': '30 * * * *',
    'Daily at 10:00': '0 10 * * *',
    'Weekly on Monday at 10:00': '0 10 * * 1',
    'Monthly on the 1st at 10:00': '0 10 1 * *',
  }
  const shown = await open()
  const { dialog, page } = shown
  await expect.element(dialog.getByRole('radio', { name: 'Daily at 10:00' })).toBeChecked()
  await expect.element(dialog.getByRole('switch', { name: 'Launch new leads automatically' })).not.toBeChecked()
  for (const [name, expr] of Object.entries(crons)) {
    await userEvent.click(dialog.getByRole('radio', { name }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
    await expect.element(page.getByText('Schedule saved').last()).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(setsOf(shown).at(-1)).toEqual({
      triggerType: 'cron',
      triggerConfig: { expr, timezone: zone },
      autoLaunch: false,
    })
    await userEvent.click(page.getByRole('button', { name: /^Schedule: / }))
  }
})

it('says when it is not saved, and keeps what was chosen [CAM-SCHED-12]', async () => {
  const shown = await open({ faults: [{ operation: 'scheduleJobs.set', kind: 'status', status: 500, times: 1 }] })
  const { dialog, page } = shown
  await userEvent.click(dialog.getByRole('radio', { name: 'Weekly on Monday at 10:00' }))
  await userEvent.click(dialog.getByRole('switch', { name: 'Launch new leads automatically' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
  await expect.element(page.getByText('Failed to save schedule')).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: 'Weekly on Monday at 10:00' })).toBeChecked()
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
  await expect.element(page.getByText('Schedule saved')).toBeVisible()
  expect(await jobOf(shown)).toMatchObject({ triggerDescription: '0 10 * * 1', autoLaunch: true })
})

it('is left without a word where nothing was changed, and asks where something was', async () => {
  const { dialog, page } = await open()
  await userEvent.click(dialog.getByRole('radio', { name: 'Hourly at minute 30' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(page.getByRole('button', { name: 'Stay' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Daily at 10:00' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await expect.element(dialog).not.toBeInTheDocument()
})

it('has a period in seconds, 60 at first, which must be a positive number [CAM-SCHED-05] [CAM-SCHED-06] [CAM-SCHED-07]', async () => {
  const shown = await open()
  const { dialog, page } = shown
  await advanced(shown)
  await userEvent.click(dialog.getByRole('combobox', { name: 'Frequency' }))
  for (const name of ['Periodic', 'Daily', 'Weekly', 'Monthly', 'Email'])
    await expect.element(page.getByRole('option', { name, exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const seconds = dialog.getByLabelText('Interval in seconds', { exact: true })
  await expect.element(seconds).toHaveValue('60')
  await expect.element(dialog.getByText('Every minute', { exact: false }).first()).toBeVisible()
  await userEvent.fill(seconds, '')
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
  await expect.element(seconds).toHaveAccessibleDescription(/Enter a number of seconds above 0/)
  expect(setsOf(shown)).toEqual([])
  for (const none of ['0', '-5']) {
    await userEvent.fill(seconds, none)
    await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
    await expect.element(seconds).toHaveAccessibleDescription(/Enter a number of seconds above 0/)
    await expect.element(seconds).toHaveValue(none)
  }
  expect(setsOf(shown)).toEqual([])
  await userEvent.fill(seconds, '7200')
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
  await expect.element(page.getByText('Schedule saved')).toBeVisible()
  expect(await jobOf(shown)).toMatchObject({ triggerDescription: '0 */2 * * *' })
})

it('needs a cron text for the other frequencies, and says what is wrong with it [CAM-SCHED-08]', async () => {
  const shown = await open()
  const { dialog } = shown
  await advanced(shown, 'Daily')
  const cron = dialog.getByRole('textbox', { name: 'Cron text' })
  await expect.element(cron).toHaveValue('0 10 * * *')
  for (const [typed, problem] of [
    ['', /Enter a cron text/],
    ['0 10 * *', /five parts/],
    ['61 * * * *', /Invalid value for minute: 61/],
    ['0 0 31 2 *', /never comes/],
  ] as const) {
    await userEvent.fill(cron, typed)
    await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
    await expect.element(cron).toHaveAccessibleDescription(problem)
  }
  expect(setsOf(shown)).toEqual([])
  await userEvent.fill(cron, '15 8 * * MON-FRI')
  await expect.element(dialog.getByText(/\b8:15 AM, Monday through Friday/)).toBeVisible()
  await expect.element(dialog.getByRole('region', { name: 'Next runs' }).getByRole('listitem').nth(2)).toBeVisible()
})

it('says what is wrong with a cron text as it is left, and of next runs what is true [CAM-SCHED-08]', async () => {
  const shown = await open()
  const { dialog } = shown
  await advanced(shown, 'Daily')
  const cron = dialog.getByRole('textbox', { name: 'Cron text' })
  const runs = dialog.getByRole('region', { name: 'Next runs' })
  const unread = 'Next runs are shown once this can be read.'
  for (const [typed, problem, next] of [
    ['0 25 * * *', /Invalid value for hour: 25/, unread],
    ['* * *', /five parts/, unread],
    ['@daily', /five parts/, unread],
    ['0 10 31 2 *', /no such day, so this never comes/, 'There are no next runs: this never comes.'],
  ] as const) {
    await userEvent.fill(cron, '0 9 * * *')
    await expect.element(cron).not.toHaveAccessibleDescription(/never|parts|Invalid/)
    await userEvent.fill(cron, typed)
    await expect.element(runs.getByText(next)).toBeVisible()
    await expect.element(cron).not.toHaveAccessibleDescription(problem)
    await userEvent.keyboard('{Tab}')
    await expect.element(cron).toHaveAccessibleDescription(problem)
  }
  expect(setsOf(shown)).toEqual([])
})

it('begins weekly with Monday and Wednesday, and follows what is chosen [CAM-SCHED-10]', async () => {
  const shown = await open()
  const { dialog, page } = shown
  await advanced(shown, 'Weekly')
  for (const [name, checked] of [
    ['Mon', true],
    ['Tue', false],
    ['Wed', true],
  ] as const) {
    const box = dialog.getByRole('checkbox', { name })
    await (checked ? expect.element(box).toBeChecked() : expect.element(box).not.toBeChecked())
  }
  const cron = dialog.getByRole('textbox', { name: 'Cron text' })
  await expect.element(cron).toHaveValue('0 10 * * 1,3')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Fri' }))
  await expect.element(cron).toHaveValue('0 10 * * 1,3,5')
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
  await expect.element(page.getByText('Schedule saved')).toBeVisible()
  expect(await jobOf(shown)).toMatchObject({ triggerDescription: '0 10 * * 1,3,5' })
})

it('shows no choices where a cron text is typed that is not theirs, and begins with them anew [CAM-SCHED-08]', async () => {
  const shown = await open()
  const { dialog, page } = shown
  await advanced(shown, 'Weekly')
  const cron = dialog.getByRole('textbox', { name: 'Cron text' })
  const box = (name: string) => dialog.getByRole('checkbox', { name })
  const at = () => dialog.element().querySelector<HTMLInputElement>('input[name="at"]')?.value
  await userEvent.fill(cron, '15 8 1 * *')
  for (const name of ['Mon', 'Wed']) await expect.element(box(name)).not.toBeChecked()
  await expect.poll(at).toBe('')
  await expect.element(cron).toHaveAccessibleDescription(/not of the choices above/)
  await userEvent.fill(cron, '15 8 * * 2')
  await expect.element(box('Tue')).toBeChecked()
  await expect.poll(at).toBe('08:15')
  await userEvent.fill(cron, '15 8 1 * *')
  await userEvent.click(box('Fri'))
  await expect.element(cron).toHaveValue('0 10 * * 5')
  await userEvent.fill(cron, '30 2 * 3 *')
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /^Schedule: / }))
  await expect.element(cron).toHaveValue('30 2 * 3 *')
  await expect.element(dialog.getByLabelText('Run every', { exact: true })).toHaveValue('')
  await expect.element(cron).toHaveAccessibleDescription(/not of the choices above/)
})

it('says at the days that one has to be chosen [CAM-SCHED-10]', async () => {
  const shown = await open()
  const { dialog } = shown
  await advanced(shown, 'Weekly')
  for (const name of ['Mon', 'Wed']) await userEvent.click(dialog.getByRole('checkbox', { name }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
  await expect.element(dialog.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(/at least one day/)
  expect(dialog.getByText('Enter a cron text').query()).toBeNull()
  expect(setsOf(shown)).toEqual([])
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Fri' }))
  await expect.element(dialog.getByRole('group', { name: 'Days' })).not.toHaveAccessibleDescription(/at least/)
})

it('says no more that it was not saved once something else has gone well [CAM-SCHED-13]', async () => {
  const { dialog, state } = await open({
    expr: '5 7 * * *',
    faults: [{ operation: 'scheduleJobs.set', kind: 'status', status: 500, times: 1 }],
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
  await expect.element(dialog.getByText(/This could not be saved/)).toBeVisible()
  await userEvent.click(state.getByRole('button', { name: 'Pause' }))
  await expect.element(state.getByText('Paused', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/This could not be saved/)).not.toBeInTheDocument()
})

it('runs every 30 minutes at first, in five units [CAM-SCHED-09]', async () => {
  const shown = await open()
  const { dialog, page } = shown
  await advanced(shown, 'Email')
  await expect.element(dialog.getByLabelText('Run every', { exact: true })).toHaveValue('30')
  await expect.element(dialog.getByRole('combobox', { name: 'Unit' })).toHaveTextContent('minutes')
  const cron = dialog.getByRole('textbox', { name: 'Cron text' })
  await expect.element(cron).toHaveValue('*/30 * * * *')
  await userEvent.click(dialog.getByRole('combobox', { name: 'Unit' }))
  for (const name of ['minutes', 'hours', 'days', 'weeks', 'months'])
    await expect.element(page.getByRole('option', { name, exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('option', { name: 'days', exact: true }))
  await expect.element(cron).toHaveValue('0 0 */30 * *')
})

it('pauses, and goes on with the same cron text [CAM-SCHED-13]', async () => {
  const shown = await open({ expr: '5 7 * * *' })
  const { dialog, page, state } = shown
  await userEvent.click(state.getByRole('button', { name: 'Pause' }))
  await expect.element(state.getByText('Paused', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Schedule paused').first()).toBeVisible()
  expect(await jobOf(shown)).toMatchObject({ isPaused: true })
  const nothingComes = dialog.getByText('Nothing comes while the schedule is paused. Saving sets it going again.')
  await expect.element(nothingComes).toBeVisible()
  await userEvent.click(state.getByRole('button', { name: 'Resume' }))
  await expect.element(state.getByText('Running')).toBeVisible()
  await expect.element(page.getByText('Schedule resumed')).toBeVisible()
  await expect.element(nothingComes).not.toBeInTheDocument()
  expect(setsOf(shown).at(-1)).toMatchObject({ triggerType: 'cron', triggerConfig: { expr: '5 7 * * *' } })
  expect(await jobOf(shown)).toMatchObject({ isPaused: false, triggerDescription: '5 7 * * *' })
  await expect.element(dialog).toBeVisible()
})

it('is removed while it runs, and says so, also when that failed [CAM-SCHED-14]', async () => {
  const shown = await open({
    expr: '5 7 * * *',
    faults: [{ operation: 'scheduleJobs.remove', kind: 'status', status: 500, times: 1 }],
  })
  const { page, state } = shown
  const question = page.getByRole('alertdialog', { name: 'Remove this schedule?' })
  const remove = async () => {
    await userEvent.click(state.getByRole('button', { name: 'Remove' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove schedule' }))
  }
  await userEvent.click(state.getByRole('button', { name: 'Remove' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(shown.sent('DELETE')).toEqual([])
  await remove()
  await expect.element(page.getByText('Failed to remove schedule')).toBeVisible()
  await expect.element(state.getByText('Running')).toBeVisible()
  await remove()
  await expect.element(page.getByText('Schedule removed')).toBeVisible()
  await expect.element(state).toHaveTextContent(/^None/)
  expect(await jobOf(shown)).toBeUndefined()
})

it('says where a period is not even, of what is chosen and of what runs [CAM-SCHED-07]', async () => {
  const shown = await open({ expr: '*/45 * * * *' })
  await expect.element(shown.state.getByText('Every 45 minutes, counted anew from each full hour')).toBeVisible()
  await advanced(shown)
  await userEvent.fill(shown.dialog.getByLabelText('Interval in seconds', { exact: true }), '25200')
  await expect.element(shown.dialog.getByText('Every 7 hours, counted anew from each midnight')).toBeVisible()
})

it('shows the next runs below one another [CAM-SCHED-03]', async () => {
  const { dialog } = await open()
  const times = dialog.getByRole('region', { name: 'Next runs' }).getByRole('time')
  await expect.poll(() => times.elements()).toHaveLength(3)
  const boxes = times.elements().map((time) => time.getBoundingClientRect())
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(3)
})

it('counts the next runs from the time of the server also before a schedule is set', async () => {
  const { api, page } = await show(<ScheduleButton campaign={{ campaignId }} />, { scenario: 'demo' })
  api.server.clock.advance(90 * 24 * 3_600_000)
  await userEvent.click(page.getByRole('button', { name: /^Schedule/ }))
  const runs = page.getByRole('region', { name: 'Next runs' }).getByRole('listitem')
  await expect.element(runs.first()).toBeVisible()
  const first = Date.parse(runs.first().element().querySelector('time')?.dateTime ?? '')
  expect(first).toBeGreaterThan(api.server.clock.now())
  expect(first - api.server.clock.now()).toBeLessThan(25 * 3_600_000)
})

it('begins the next runs with that of the server, whose clock may be another [CAM-SCHED-03]', async () => {
  const shown = await open()
  const { api, dialog, page, state } = shown
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  api.server.clock.advance(7 * 24 * 3_600_000)
  const body = {
    triggerType: 'cron',
    triggerConfig: { expr: '0 10 * * *', timezone: zone },
    autoLaunch: false,
  } as const
  await api.client.call(setSchedule, { params: { campaignId }, body }, { workspaceId })
  await userEvent.click(page.getByRole('button', { name: /^Schedule/ }))
  await expect.element(state.getByText('Running')).toBeVisible()
  const first = dialog.getByRole('region', { name: 'Next runs' }).getByRole('listitem').first()
  const { nextRunTime = '' } = (await jobOf(shown)) ?? {}
  await expect.poll(() => first.element().querySelector('time')?.dateTime).toBe(nextRunTime)
})

it('says that a schedule was set in another time zone, to which saving does not keep it [CAM-SCHED-03]', async () => {
  const shown = await open({ expr: '0 10 * * *', timeZone: 'Pacific/Kiritimati' })
  const { dialog, page } = shown
  const other = 'Set in the time zone Pacific/Kiritimati. Saving moves it to that of this device.'
  await expect.element(dialog.getByRole('region', { name: 'Next runs' })).toHaveTextContent(other)
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await jobOf(shown)).toMatchObject({ timeZone: zone })
  await userEvent.click(page.getByRole('button', { name: /^Schedule: / }))
  await expect.element(dialog.getByRole('region', { name: 'Next runs' })).toHaveTextContent(/In the time zone of this/)
  await expect.element(dialog.getByText(other)).not.toBeInTheDocument()
})

it('names the time zone of a schedule at the button [CAM-SCHED-03]', async () => {
  const { dialog, page } = await open({ expr: '0 10 * * *', timeZone: 'Pacific/Kiritimati' })
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.hover(page.getByRole('button', { name: 'Schedule: At 10:00 AM, every day' }))
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('At 10:00 AM, every day (Pacific/Kiritimati)')
})

it('tells what its last runs have found, in the time zone of the schedule', async () => {
  const timeZone = 'Pacific/Kiritimati'
  const shown = await open({ expr: '0 * * * *', timeZone })
  const { api, dialog, page } = shown
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  api.server.clock.advance(3_600_000)
  await expect
    .poll(async () => {
      api.server.clock.advance(1_000)
      return (await jobOf(shown))?.lastRuns?.length
    })
    .toBe(1)
  await userEvent.click(page.getByRole('button', { name: /^Schedule: / }))
  const runs = dialog.getByRole('region', { name: 'Last runs' })
  await expect.element(runs).toHaveTextContent(/new leads?/)
  await expect.element(runs.getByText('(Pacific/Kiritimati)')).toBeVisible()
  const [run] = (await jobOf(shown))?.lastRuns ?? []
  const format = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  await expect.element(runs).toHaveTextContent(format.format(new Date(run?.ranAt ?? '')))
})

it('says why leads that were found were not launched [CAM-SCHED-11]', async () => {
  const shown = await open({ expr: '0 * * * *' })
  const job = await jobOf(shown)
  if (!job) throw new Error('There is no schedule.')
  const error = 'No LinkedIn messages were sent: no LinkedIn provider is connected.'
  const run = { ranAt: '2026-05-04T08:00:00.000Z', outcome: 'checked' as const, found: 3, launched: 2, error }
  const { page } = await show(<LastRuns job={{ ...job, lastRuns: [run] }} />)
  await expect.element(page.getByText(`3 new leads, 2 launched. ${error}`)).toBeVisible()
})

it('says of a run that came late when it was due, and for how many it stands [CAM-SCHED-02]', async () => {
  const shown = await open({ expr: '0 * * * *', timeZone: 'UTC' })
  const job = await jobOf(shown)
  if (!job) throw new Error('There is no schedule.')
  const late = {
    ranAt: '2026-05-04T11:07:00.000Z',
    outcome: 'checked' as const,
    found: 3,
    dueAt: '2026-05-04T08:00:00.000Z',
  }
  const lastRuns = [
    { ...late, dueCount: 4 },
    { ...late, ranAt: '2026-05-04T08:20:00.000Z', dueCount: 1 },
  ]
  const { page } = await show(<LastRuns job={{ ...job, lastRuns }} />)
  await expect.element(page.getByText('3 new leads (late, 4 runs were due since May 4, 2026, 8:00 AM)')).toBeVisible()
  await expect.element(page.getByText('3 new leads (late, was due May 4, 2026, 8:00 AM)')).toBeVisible()
})

it('says which campaigns have nothing to launch yet', async () => {
  const { dialog, api } = await open()
  await expect.element(dialog.getByText(/This campaign was never launched/)).toBeVisible()
  const { items } = await api.client.call(listCampaigns, { query: { limit: 100 } }, { workspaceId })
  const launched = items.find(({ smartleadCampaignId }) => Boolean(smartleadCampaignId))
  if (!launched) throw new Error('No campaign was launched.')
  const other = await show(<ScheduleButton campaign={launched} />, { scenario: 'demo' })
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(other.page.getByRole('button', { name: 'Schedule' }).last())
  await expect.element(other.page.getByText(/sent after those that went before/)).toBeVisible()
})

it('stays away where the backend has no schedules', async () => {
  const { page } = await show(<ScheduleButton campaign={{ campaignId }} />, {
    scenario: 'demo',
    without: ['scheduleJobs.get'],
  })
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
