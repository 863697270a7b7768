import { setSchedule } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { readRows, untilReady } from '../../handlers/campaigns/processing/work-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'

const [minute, day] = [60_000, 86_400_000]

async function askedOf(talk: TestTalk, question: string): Promise<string> {
  const { calls, text } = await talk.say(question)
  expect(calls).toEqual([])
  return text
}

async function namesOf(talk: TestTalk): Promise<readonly string[]> {
  return (await readRows(talk, talk.campaignId, 'contact')).map(({ name }) => String(name))
}

it('shows who was added last, and nobody from before [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at retail companies in Munich')
  const old = await namesOf(talk)
  expect(await askedOf(talk, 'who is new?')).toContain('All were added at one go.')
  talk.server.clock.advance(minute)
  await talk.say('find 2 heads of marketing at retailers in Spain')
  const fresh = (await namesOf(talk)).slice(old.length)
  expect(fresh).toHaveLength(2)
  for (const words of ['who’s new?', 'show me the new ones', 'list the newest contacts', 'who was added last?']) {
    const text = await askedOf(talk, words)
    expect(text).toMatch(/^These were added last\.\n\n\*\*2 contacts\*\*/)
    for (const name of fresh) expect(text).toContain(name)
    for (const name of old) expect(text).not.toContain(name)
  }
  expect(await askedOf(talk, 'how many of the new ones are in Munich?')).toContain(
    'None of the 2 contacts is in Munich.',
  )
  expect(await askedOf(talk, 'which companies are new?')).toContain('**2 accounts**')
})

it('shows who has come since a schedule found somebody [CAM-CHAT-03] [CAM-SCHED-01]', async () => {
  const talk = await openTalk()
  await talk.say('Find 12 heads of operations at manufacturing companies in Germany')
  const old = await namesOf(talk)
  expect(await askedOf(talk, 'who came since the schedule ran?')).toBe(
    'No schedule has looked for new leads in this campaign yet.',
  )
  const triggerConfig = { expr: '0 10 * * *', timezone: 'Europe/Berlin' }
  const body = { triggerType: 'cron', triggerConfig, autoLaunch: false }
  await talk.call(setSchedule, { params: { campaignId: talk.campaignId }, body })
  await expect
    .poll(async () => {
      talk.server.clock.advance(day / 4)
      await untilReady(talk, talk.campaignId)
      return (await namesOf(talk)).length
    })
    .toBeGreaterThan(old.length)
  const fresh = (await namesOf(talk)).slice(old.length)
  for (const words of [
    'who came since the schedule ran?',
    'did the schedule find anybody?',
    'who did the check find?',
  ]) {
    const text = await askedOf(talk, words)
    expect(text).toMatch(/^On \d+ \w+ 2\d{3} at \d\d:\d\d \(Europe\/Berlin\) the schedule found \d+ new\./)
    for (const name of fresh) expect(text).toContain(name)
    for (const name of old) expect(text).not.toContain(name)
  }
})

it('tells whom a schedule looks for, and sets none up [CAM-CHAT-03] [CAM-SCHED-02]', async () => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at retail companies in Munich')
  expect(await askedOf(talk, 'what does the schedule look for?')).toBe(
    'This campaign has no schedule yet. “Schedule” in the campaign sets one. It would look for CFOs at retail companies in Munich.',
  )
  expect(await askedOf(talk, 'set up a schedule')).toMatch(/^I do not set up, change or stop schedules/)
  const triggerConfig = { expr: '0 10 * * *', timezone: 'Europe/Berlin' }
  const body = { triggerType: 'cron', triggerConfig, autoLaunch: false }
  await talk.call(setSchedule, { params: { campaignId: talk.campaignId }, body })
  expect(await askedOf(talk, 'when does the schedule run next?')).toMatch(
    /^A schedule looks for new leads, next on \d+ \w+ 2\d{3} at 10:00 \(Europe\/Berlin\)\. It looks for CFOs at retail companies in Munich\.$/,
  )
  await talk.say('find 2 SaaS companies in Berlin')
  expect(await askedOf(talk, 'what will the schedule look for?')).toContain(
    'It looks for people at SaaS companies in Berlin; CFOs at retail companies in Munich.',
  )
})

it('says where those work who came last, at companies that were there before [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs in Berlin')
  talk.server.clock.advance(minute)
  await talk.say('find 2 banks in Munich')
  talk.server.clock.advance(minute)
  await talk.say('find 2 heads of marketing at the companies in Berlin')
  const { text } = await talk.say('who was added last?')
  const rows = text.split('\n').filter((line) => /marketing/i.test(line))
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatch(/\| Berlin \|$/)
})
