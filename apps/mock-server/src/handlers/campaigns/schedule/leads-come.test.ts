import { getScheduleJob, setSchedule, autoEnrich, type ScheduleJob } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from '../../../agent/marketing/marketing-in-test'
import { theWorld } from '../../../engines/world/the-world'
import { createMemoryStore } from '../../../store/index'
import { readRows, untilReady } from '../processing/work-in-test'

const day = 86_400_000

async function runsOf(talk: TestTalk) {
  const answer = await talk.call(getScheduleJob, { params: { campaignId: talk.campaignId } })
  const { job }: { job?: ScheduleJob | null } = await answer.json()
  return job?.lastRuns ?? []
}

/** Asks for leads in chat, and lets a schedule check for as many days. */
async function scheduled(request: string, expr: string, days: readonly number[]) {
  const talk = await openTalk({ store: createMemoryStore() })
  await talk.say(request)
  const [accounts, contacts] = [await rowsOf(talk, 'account'), await rowsOf(talk, 'contact')]
  const body = { triggerType: 'cron', triggerConfig: { expr, timezone: 'Europe/Berlin' }, autoLaunch: false }
  expect((await talk.call(setSchedule, { params: { campaignId: talk.campaignId }, body })).status).toBe(200)
  const runs = new Map<string, number>()
  for (const [index, each] of days.entries()) {
    talk.server.clock.advance(each * day)
    await expect
      .poll(
        async () => {
          talk.server.clock.advance(500)
          for (const { ranAt, found } of await runsOf(talk)) runs.set(ranAt, found ?? 0)
          return runs.size
        },
        { timeout: 10_000 },
      )
      .toBe(index + 1)
    await untilReady(talk, talk.campaignId)
  }
  return { talk, before: { accounts, contacts }, found: [...runs.values()] }
}

const rowsOf = (talk: TestTalk, artifactType: 'account' | 'contact') => readRows(talk, talk.campaignId, artifactType)

const daily = Array.from({ length: 14 }, () => 1)

describe('a schedule of two weeks', () => {
  it.each([
    ['Find 12 heads of operations at manufacturing companies in Germany', 'Head of Operations', '0 10 * * *', daily],
    ['Find 10 CFOs at retail companies in Spain', 'Chief Financial Officer', '0 10 * * *', daily],
    ['Find 8 CTOs at SaaS companies in Sweden', 'Chief Technology Officer', '0 10 * * MON', [7, 7]],
  ])(
    'brings some of those who are asked for, and tells how many: %s [CAM-SCHED-01] [CAM-SCHED-11]',
    async (request, title, expr, days) => {
      const { talk, before, found } = await scheduled(request, expr, days)
      const [accounts, contacts] = [await rowsOf(talk, 'account'), await rowsOf(talk, 'contact')]
      const fresh = contacts.slice(before.contacts.length)
      expect(fresh.length).toBeGreaterThanOrEqual(2)
      expect(fresh.length).toBeLessThan(60)
      expect(found).toHaveLength(days.length)
      expect(found.reduce((sum, each) => sum + each, 0)).toBe(fresh.length)
      expect(new Set(fresh.map((row) => row['title']))).toEqual(new Set([title]))
      expect(contacts.slice(0, before.contacts.length)).toEqual(before.contacts)
      // Whatever company has come, somebody there has.
      const employers = new Set(fresh.map((row) => row['organization_id']))
      for (const { id } of accounts.slice(before.accounts.length)) expect(employers).toContain(id)
    },
  )

  it('brings the same each time, and knows them when they are looked up', async () => {
    const request = 'Find 12 heads of operations at manufacturing companies in Germany'
    const [one, other] = [await scheduled(request, '0 10 * * *', [3]), await scheduled(request, '0 10 * * *', [3])]
    const namesIn = async ({ talk }: typeof one) => (await rowsOf(talk, 'contact')).map(({ name }) => name)
    expect(await namesIn(one)).toEqual(await namesIn(other))

    const { talk, before } = one
    const fresh = (await rowsOf(talk, 'contact')).slice(before.contacts.length)
    expect(fresh.length).toBeGreaterThan(0)
    for (const row of fresh) {
      const [name, companyName] = [String(row['name']), String(row['organization_name'])]
      expect(theWorld().personOf({ name, companyName, title: String(row['title']) })).toMatchObject({
        title: row['title'],
        email: row['email'] ?? null,
      })
    }
    const body = { artifactType: 'contact', enrichmentOptions: ['LinkedIn'] }
    expect((await talk.call(autoEnrich, { params: { campaignId: talk.campaignId }, body })).status).toBe(200)
    await untilReady(talk, talk.campaignId)
    const enriched = (await rowsOf(talk, 'contact')).slice(before.contacts.length)
    expect(enriched.map((row) => [row['title'], row['contact_status']])).toEqual(
      fresh.map((row) => [row['title'], 'enriched']),
    )
  })
})
