import {
  checkForLeads,
  createCampaign,
  deleteCampaign,
  deleteConnection,
  generateAudience,
  getCampaign,
  getScheduleJob,
  launchEmails,
  listConnections,
  listEmailSenders,
  pauseSchedule,
  removeSchedule,
  setSchedule,
  sourceContacts,
  updateCampaign,
  autoProcess,
  chooseLeadSearch,
  type Connection,
  type LeadSearchShown,
  type ScheduleJob,
} from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk } from '../../../agent/marketing/marketing-in-test'
import { createMemoryStore } from '../../../store/index'
import { createTestServer, type TestServer } from '../../../testing/test-server'
import { readRows, stateOf, untilReady } from '../processing/work-in-test'

const day = 86_400_000
const hour = 3_600_000
const daily = { expr: '0 10 * * *', timezone: 'Europe/Berlin' }

/** A campaign with contacts at companies of the world, whose people change as time passes. */
async function campaignOf(test: TestServer, value = 'SaaS in Germany'): Promise<string> {
  const made = { name: 'Found', objective: 'Lead Gen', type: 'Email', status: 'Active' }
  const { campaignId } = await (await test.call(createCampaign, { body: made })).json()
  const body = {
    prospectAccountsRequest: { filters: [{ signal: 'Firmographics', value }], maxLimit: 200, clearExisting: true },
    sourceContactsRequest: { filters: [], maxLimit: 1 },
  }
  await test.call(generateAudience, { params: { campaignId }, body })
  await untilReady(test, campaignId)
  return campaignId
}

async function set(test: TestServer, campaignId: string, triggerConfig: object = daily, autoLaunch = false) {
  const body = { triggerType: 'cron', triggerConfig, autoLaunch }
  const answer = await test.call(setSchedule, { params: { campaignId }, body })
  expect(answer.status).toBe(200)
  const { job }: { job: ScheduleJob } = await answer.json()
  return job
}

async function jobOf(test: TestServer, campaignId: string): Promise<ScheduleJob | undefined> {
  const { job }: { job?: ScheduleJob | null } = await (
    await test.call(getScheduleJob, { params: { campaignId } })
  ).json()
  return job ?? undefined
}

const runsOf = async (test: TestServer, campaignId: string) => (await jobOf(test, campaignId))?.lastRuns ?? []

/** Lets so much time pass, and waits until what comes by that is kept. */
async function pass(test: TestServer, campaignId: string, milliseconds: number) {
  const { length } = await runsOf(test, campaignId)
  test.server.clock.advance(milliseconds)
  await untilRuns(test, campaignId, length + 1)
}

/** Time goes on meanwhile, since work takes some. */
async function untilRuns(test: TestServer, campaignId: string, count: number) {
  await expect
    .poll(
      async () => {
        test.server.clock.advance(500)
        return runsOf(test, campaignId)
      },
      { timeout: 10_000 },
    )
    .toHaveLength(count)
}

describe('a schedule', () => {
  it('is kept with its cron text and when it comes next [CAM-SCHED-03] [CAM-SCHED-11]', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test)
    expect(await jobOf(test, campaignId)).toBeUndefined()
    const job = await set(test, campaignId)
    expect(job).toMatchObject({
      sessionId: campaignId,
      name: 'Check for new leads',
      description: 'Looks for new leads of Found.',
      workspaceId: 'northwind',
      taskType: 'collated_code_execution',
      isPaused: false,
      triggerDescription: '0 10 * * *',
      nextRunTime: '2026-11-22T09:00:00.000Z',
      timeZone: 'Europe/Berlin',
      autoLaunch: false,
    })
    expect(await jobOf(test, campaignId)).toEqual(job)
    expect((await set(test, campaignId, { expr: '30 * * * *' }, true)).jobId).toBe(job.jobId)
    expect(await jobOf(test, campaignId)).toMatchObject({ autoLaunch: true, timeZone: 'UTC' })
  })

  it('says whom it looks for, as was searched for [CAM-SCHED-02]', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test)
    const looksFor = async () =>
      (await (await test.call(getScheduleJob, { params: { campaignId } })).json()).looksFor as string
    expect(await looksFor()).toBe('people at companies that fit “SaaS in Germany”')
    const filters = [
      { filter: 'JobTitle', value: 'Head of Finance' },
      { filter: 'Location', value: 'Berlin' },
    ]
    await test.call(sourceContacts, { body: { campaignId, filters, maxLimit: 1 } })
    await untilReady(test, campaignId)
    expect(await looksFor()).toBe(
      'heads of finance in Berlin at the accounts of the campaign and companies that fit “SaaS in Germany”',
    )
    const talk = await openTalk({ store: test.store, campaignId })
    await talk.say('find 2 CFOs at retailers in Spain')
    expect(await looksFor()).toBe(
      'CFOs at retailers in Spain; heads of finance in Berlin at the accounts of the campaign and companies that fit “SaaS in Germany”',
    )
  })

  it('looks no longer for whom it is told not to, and again once it is [CAM-SCHED-02]', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test)
    const talk = await openTalk({ store: test.store, campaignId })
    await talk.say('find 2 CFOs at retailers in Spain')
    const standing = async () => (await test.call(getScheduleJob, { params: { campaignId } })).json()
    const [newest, oldest] = (await standing()).searches as readonly LeadSearchShown[]
    expect([newest?.words, oldest?.words]).toEqual([
      'CFOs at retailers in Spain',
      'people at companies that fit “SaaS in Germany”',
    ])
    const choose = (searchId = '', isLookedFor: boolean) =>
      test.call(chooseLeadSearch, { params: { campaignId, searchId }, body: { isLookedFor } })
    expect((await choose(newest?.searchId, false)).status).toBe(200)
    expect(await standing()).toMatchObject({
      looksFor: oldest?.words,
      searches: [
        { ...newest, isLookedFor: false },
        { ...oldest, isLookedFor: true },
      ],
    })
    const refused = await choose(oldest?.searchId, false)
    expect([refused.status, (await refused.json()).detail]).toEqual([
      422,
      'isLookedFor: Checks have to look for somebody.',
    ])
    expect((await choose('search_none', true)).status).toBe(404)
    await choose(newest?.searchId, true)
    expect((await standing()).looksFor).toBe(`${newest?.words}; ${oldest?.words}`)
  })

  it('leaves a choice as it was made, whatever is searched for since [CAM-SCHED-02]', async () => {
    const talk = await openTalk()
    const { campaignId } = talk
    const searches = async () =>
      (await (await talk.call(getScheduleJob, { params: { campaignId } })).json()).searches as LeadSearchShown[]
    const lookedFor = async () => (await searches()).flatMap(({ words, isLookedFor }) => (isLookedFor ? words : []))
    await talk.say('find 2 CFOs at retailers in Spain')
    await talk.say('also find 2 CTOs at SaaS companies in Germany')
    expect(await lookedFor()).toHaveLength(2)
    const searchId = (await searches()).find(({ words }) => words.includes('Spain'))?.searchId ?? ''
    await talk.call(chooseLeadSearch, { params: { campaignId, searchId }, body: { isLookedFor: false } })
    await talk.say('find 2 more CFOs at retailers in Spain')
    for (const place of ['Poland', 'Italy', 'France', 'Portugal', 'Denmark', 'Sweden'])
      await talk.say(`find 1 founder at fintech companies in ${place}`)
    expect(await lookedFor()).toEqual(['CTOs at SaaS companies in Germany'])
    expect((await searches()).length).toBeGreaterThan(6)
  })

  it('says when a time was due that came late, and for how many it stands [CAM-SCHED-02]', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test)
    await set(test, campaignId, daily)
    const { nextRunTime = '' } = (await jobOf(test, campaignId)) ?? {}
    await pass(test, campaignId, Date.parse(nextRunTime ?? '') - test.server.clock.now())
    const [punctual] = await runsOf(test, campaignId)
    expect([punctual?.dueAt, punctual?.dueCount]).toEqual([undefined, undefined])
    await pass(test, campaignId, 3 * day + hour)
    const [late] = await runsOf(test, campaignId)
    expect(late).toMatchObject({ dueAt: '2026-11-23T09:00:00.000Z', dueCount: 3 })
  })

  it('is refused at its field when its cron text cannot be read', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test)
    for (const expr of ['61 * * * *', 'daily', '0 0 30 2 *', ' ']) {
      const body = { triggerType: 'cron', triggerConfig: { expr }, autoLaunch: false }
      const answer = await test.call(setSchedule, { params: { campaignId }, body })
      expect(answer.status).toBe(422)
      expect((await answer.json()).errors).toMatchObject([
        { field: 'triggerConfig.expr', message: expect.stringMatching(/cron|never/) },
      ])
    }
    expect(await jobOf(test, campaignId)).toBeUndefined()
  })

  it('checks for new leads each time it comes, and remembers what it found', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test)
    test.server.clock.advance(120 * day)
    await set(test, campaignId)
    const before = (await readRows(test, campaignId, 'contact')).length
    expect(await runsOf(test, campaignId)).toEqual([])
    await pass(test, campaignId, day)
    const [run] = await runsOf(test, campaignId)
    expect(run).toMatchObject({ outcome: 'checked', launched: null })
    expect(run?.found).toBeGreaterThan(0)
    expect((await readRows(test, campaignId, 'contact')).length).toBe(before + (run?.found ?? 0))
    expect(await stateOf(test, campaignId)).toBe('READY')

    await pass(test, campaignId, day)
    expect(await runsOf(test, campaignId)).toHaveLength(2)
    const next = (await jobOf(test, campaignId))?.nextRunTime ?? ''
    expect(Date.parse(next) - test.server.clock.now()).toBeLessThanOrEqual(day)
    expect(Date.parse(next)).toBeGreaterThan(test.server.clock.now())
  })

  it('rests while it is paused, and goes on when it is set again [CAM-SCHED-13]', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test)
    const { jobId } = await set(test, campaignId)
    const paused = await (await test.call(pauseSchedule, { params: { jobId }, body: {} })).json()
    expect(paused.job).toMatchObject({ jobId, isPaused: true, triggerDescription: '0 10 * * *', nextRunTime: null })
    test.server.clock.advance(3 * day)
    // Whatever had waited for that has had its time.
    await untilReady(test, await campaignOf(test, 'SaaS in France'))
    expect(await runsOf(test, campaignId)).toEqual([])
    const resumed = await set(test, campaignId)
    expect(resumed).toMatchObject({ jobId, isPaused: false })
    await pass(test, campaignId, day)
    expect(await runsOf(test, campaignId)).toHaveLength(1)
  })

  it('is gone when it is removed, and when its campaign is [CAM-SCHED-14]', async () => {
    const test = await createTestServer()
    const [first, second] = [await campaignOf(test), await campaignOf(test)]
    const { jobId } = await set(test, first)
    expect(await (await test.call(removeSchedule, { params: { jobId } })).json()).toEqual({ jobId })
    expect(await jobOf(test, first)).toBeUndefined()
    expect((await test.call(removeSchedule, { params: { jobId } })).status).toBe(404)
    expect((await test.call(pauseSchedule, { params: { jobId }, body: {} })).status).toBe(404)

    const other = await set(test, second)
    await test.call(deleteCampaign, { params: { campaignId: second } })
    expect((await test.call(getScheduleJob, { params: { campaignId: second } })).status).toBe(404)
    expect((await test.call(removeSchedule, { params: { jobId: other.jobId } })).status).toBe(404)
    const contacts = await readRows(test, first, 'contact')
    test.server.clock.advance(200 * day)
    await untilReady(test, await campaignOf(test, 'SaaS in France'))
    expect(await readRows(test, first, 'contact')).toEqual(contacts)
    expect(test.logged).toEqual([])
  })

  it('comes once for all the times that a server was not there', async () => {
    const store = createMemoryStore()
    const first = await createTestServer({ store })
    const campaignId = await campaignOf(first)
    await set(first, campaignId, { expr: '0 * * * *' })
    await first.server.close()

    first.server.clock.advance(120 * day)
    const second = await createTestServer({ store, clock: first.server.clock })
    await untilRuns(second, campaignId, 1)
    await untilReady(second, campaignId)
    const runs = await runsOf(second, campaignId)
    expect(runs).toHaveLength(1)
    expect(runs[0]?.found).toBeGreaterThan(0)
    await pass(second, campaignId, hour)
    expect(await runsOf(second, campaignId)).toHaveLength(2)
  })

  it('goes on with a check that a server died in', async () => {
    const store = createMemoryStore()
    const first = await createTestServer({ store })
    const campaignId = await campaignOf(first)
    const found = (await readRows(first, campaignId, 'contact')).length
    first.server.clock.advance(120 * day)
    await set(first, campaignId)
    const { nextRunTime } = (await jobOf(first, campaignId)) ?? {}
    first.server.clock.set(Date.parse(nextRunTime ?? ''))
    await expect.poll(() => stateOf(first, campaignId)).toBe('PROSPECTING')
    await first.server.close()

    const second = await createTestServer({ store, clock: first.server.clock })
    await untilRuns(second, campaignId, 1)
    const runs = await runsOf(second, campaignId)
    expect(runs.map(({ outcome }) => outcome)).toEqual(['checked'])
    expect(await readRows(second, campaignId, 'contact')).toHaveLength(found + (runs[0]?.found ?? 0))
    expect(await stateOf(second, campaignId)).toBe('READY')
  })

  it('lets a time go by while other work is going on', async () => {
    const test = await createTestServer()
    const campaignId = await campaignOf(test)
    test.server.clock.set(Date.parse('2026-11-22T08:59:59Z'))
    await set(test, campaignId)
    await test.call(checkForLeads, { params: { campaignId }, body: {} })
    test.server.clock.set(Date.parse('2026-11-22T09:00:00Z'))
    await expect.poll(async () => (await runsOf(test, campaignId))[0]?.outcome).toBe('busy')
    await untilReady(test, campaignId)
    await pass(test, campaignId, day)
    expect((await runsOf(test, campaignId)).map(({ outcome }) => outcome)).toEqual(['checked', 'busy'])
  })

  it('cannot be reached from another workspace', async () => {
    const test = await createTestServer()
    const { jobId } = await set(test, await campaignOf(test))
    const there = { workspaceId: 'halden', params: { jobId } }
    expect((await test.call(removeSchedule, there)).status).toBe(404)
    expect((await test.call(pauseSchedule, { ...there, body: {} })).status).toBe(404)
  })
})

describe('a schedule that launches', () => {
  async function launched(test: TestServer) {
    const campaignId = await campaignOf(test)
    const params = { campaignId }
    const { revision } = await (await test.call(getCampaign, { params })).json()
    const messagesMetadata = [
      { type: 'email', instructions: '', templates: ['Hello {{first_name}}'], subjectLine: 'For you' },
    ]
    await test.call(updateCampaign, { params, body: { messagesMetadata }, headers: { 'if-match': String(revision) } })
    await test.call(autoProcess, { params, body: {} })
    await untilReady(test, campaignId)
    const senders: readonly { id: number }[] = await (await test.call(listEmailSenders)).json()
    const body = {
      smartleadCampaignName: 'Launched',
      emailAccountIds: senders.map(({ id }) => id),
      smartleadSchedule: {
        timezone: 'Europe/Berlin',
        days_of_the_week: [1, 2, 3, 4, 5],
        start_hour: '08:00',
        end_hour: '17:00',
        min_time_btw_emails: 3,
        max_new_leads_per_day: 50,
        schedule_start_time: '2026-11-21T09:30:00Z',
      },
      status: 'start',
    }
    expect((await (await test.call(launchEmails, { params, body })).json()).success).toBe(true)
    test.server.clock.advance(120 * day)
    return campaignId
  }

  const onTheWay = async (test: TestServer, campaignId: string) =>
    (await readRows(test, campaignId, 'contact')).filter((row) => row['contact_status'] === 'launched_smartlead').length

  it('writes to new leads and sends them after the others [CAM-SCHED-11]', async () => {
    const test = await createTestServer()
    const campaignId = await launched(test)
    const before = await onTheWay(test, campaignId)
    expect(before).toBeGreaterThan(0)
    await set(test, campaignId, daily, true)
    await pass(test, campaignId, day)
    const [run] = await runsOf(test, campaignId)
    expect(run?.launched).toBeGreaterThan(0)
    expect(await onTheWay(test, campaignId)).toBe(before + (run?.launched ?? 0))
    expect(await stateOf(test, campaignId)).toBe('READY')
  })

  it('says why new leads were not sent, where nothing is connected that sends them [CAM-SCHED-11]', async () => {
    const test = await createTestServer()
    const campaignId = await launched(test)
    const connections: readonly Connection[] = await (await test.call(listConnections)).json()
    for (const { connectionId, connectorType } of connections)
      if (connectorType === 'email-sequencing') await test.call(deleteConnection, { params: { connectionId } })
    await set(test, campaignId, daily, true)
    await pass(test, campaignId, day)
    const [run] = await runsOf(test, campaignId)
    expect(run?.found).toBeGreaterThan(0)
    expect(run).toMatchObject({
      outcome: 'checked',
      launched: 0,
      error: 'No emails were sent: there is nobody to send them.',
    })
    expect((await (await test.call(getCampaign, { params: { campaignId } })).json()).status).toBe('Failed')
    const errors = (await readRows(test, campaignId, 'contact')).flatMap((row) => row['errors_list'])
    expect(errors).toContain('The email provider has no address to send from.')
  })

  it('leaves them where it is not asked to, or nothing was ever launched', async () => {
    const test = await createTestServer()
    const campaignId = await launched(test)
    const before = await onTheWay(test, campaignId)
    await set(test, campaignId)
    await pass(test, campaignId, day)
    expect((await runsOf(test, campaignId))[0]).toMatchObject({ outcome: 'checked', launched: null })
    expect(await onTheWay(test, campaignId)).toBe(before)

    const never = await campaignOf(test)
    test.server.clock.advance(120 * day)
    await set(test, never, daily, true)
    await pass(test, never, day)
    const [run] = await runsOf(test, never)
    expect(run?.found).toBeGreaterThan(0)
    expect(run?.launched).toBeNull()
  })
})
