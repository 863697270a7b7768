import {
  createLeadList,
  generateMessages,
  getEmailAnalytics,
  getLinkedInStats,
  launchEmails,
  listEmailSenders,
  pauseSchedule,
  sendLeads,
  setSchedule,
  updateRow,
  type EmailSender,
  type LeadList,
  type ScheduleJob,
} from '@inlay/sdk-core/contract/campaigns'
import type * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { longDays, readRows, untilReady } from '../../handlers/campaigns/processing/work-in-test'
import { createSeededRandom } from '../../seeded-random'
import { openTalk, type TestTalk } from './marketing-in-test'

const day = 86_400_000
/** A campaign with people in it, who always answer alike: what a provider counts hangs on the campaign's id. */
async function withContacts(): Promise<TestTalk> {
  const talk = await openTalk({ random: createSeededRandom('what comes next') })
  await talk.say('find 12 CFOs at logistics companies in Germany')
  return talk
}

async function ask<Answer = unknown>(talk: TestTalk, ...call: Parameters<TestTalk['call']>): Promise<Answer> {
  const response = await talk.call(...call)
  expect(response.status).toBe(200)
  return response.json()
}

async function write(talk: TestTalk, messageType: 'email' | 'linkedin'): Promise<void> {
  const { campaignId } = talk
  const body = {
    messageType,
    artifactType: 'contact',
    instructions: 'Talk about parking',
    templates: ['Hello {{first_name}}', 'Once more'],
    ...(messageType === 'email' ? { subjectLine: 'Parking' } : {}),
  }
  await ask(talk, generateMessages, { params: { campaignId }, body })
  await untilReady(talk, campaignId)
}

async function launchByEmail(talk: TestTalk): Promise<void> {
  const senders = await ask<readonly EmailSender[]>(talk, listEmailSenders)
  const body = {
    smartleadCampaignName: 'Parking',
    emailAccountIds: senders.map(({ id }) => id),
    smartleadSchedule: longDays,
    status: 'start',
  }
  expect(await ask(talk, launchEmails, { params: { campaignId: talk.campaignId }, body })).toMatchObject({
    success: true,
  })
}

async function launchOnLinkedIn(talk: TestTalk): Promise<void> {
  const { id } = await ask<LeadList>(talk, createLeadList, { body: { name: 'Parking' } })
  const body = { heyreachCampaignId: id }
  expect(await ask(talk, sendLeads, { params: { campaignId: talk.campaignId }, body })).toMatchObject({ success: true })
}

async function emailFigures(talk: TestTalk) {
  const { smartleadCampaignAnalytics: counts } = await ask<z.output<typeof getEmailAnalytics.response>>(
    talk,
    getEmailAnalytics,
    { params: { campaignId: talk.campaignId } },
  )
  return { sent: counts?.sent_count ?? 0, opened: counts?.open_count ?? 0, replies: counts?.reply_count ?? 0 }
}

async function contactsOf(talk: TestTalk) {
  return readRows(talk, talk.campaignId, 'contact')
}

async function withAddressForAll(talk: TestTalk): Promise<void> {
  for (const { id } of await contactsOf(talk))
    await ask(talk, updateRow, {
      params: { campaignId: talk.campaignId, rowId: String(id) },
      query: { artifactType: 'contact' },
      body: { data: { email: 'somebody@example.com', linkedin_url: 'https://www.linkedin.example/in/somebody' } },
    })
}

describe('what comes next [CAM-CHAT-03]', () => {
  it('is the launch, once emails are written for everybody', async () => {
    const talk = await withContacts()
    await withAddressForAll(talk)
    await write(talk, 'email')
    const { calls, text } = await talk.say('what happens next?')
    expect(calls).toEqual([])
    const { length } = await contactsOf(talk)
    expect(text).toContain(`Emails are written for **all ${length} contacts**, and not launched yet.`)
    expect(text).toMatch(
      new RegExp(`Next: “Go to audience”, and there launch the ${length} written emails \\(“Launch Emails”\\)\\.$`),
    )
  })

  it('is told for LinkedIn by itself', async () => {
    const talk = await withContacts()
    await withAddressForAll(talk)
    await write(talk, 'email')
    await launchByEmail(talk)
    await write(talk, 'linkedin')
    const { text } = await talk.say('what happens next?')
    expect(text).toContain('Emails are launched for **12 contacts**')
    expect(text).toContain('LinkedIn messages are written for **all 12 contacts**, and not launched yet.')
    expect(text).toContain('and there launch the 12 written LinkedIn messages (“Launch LinkedIn Messages”).')
  })

  it('are the emails of those who have none yet', async () => {
    const talk = await withContacts()
    await withAddressForAll(talk)
    await write(talk, 'email')
    await talk.say('find 8 CFOs at retail companies in Spain')
    const added = (await contactsOf(talk)).length - 12
    expect(added).toBeGreaterThan(1)
    const { text } = await talk.say('what happens next?')
    expect(text).toContain(`Emails are written for **12 of ${12 + added} contacts**, and not launched yet.`)
    expect(text).toContain(`**${added} contacts** have no message yet, and are not enriched.`)
    expect(text).toContain(
      `Next: “Go to audience”, and there enrich ${added} contacts (“Auto Enhance”), have emails written for the ${added} without a message (“Add Messages”, “Email”) and launch the 12 written emails (“Launch Emails”).`,
    )
  })

  it('is an address for those who have none', async () => {
    const talk = await withContacts()
    await withAddressForAll(talk)
    const [first] = await contactsOf(talk)
    await ask(talk, updateRow, {
      params: { campaignId: talk.campaignId, rowId: String(first?.['id']) },
      query: { artifactType: 'contact' },
      body: { data: { email: null } },
    })
    await write(talk, 'email')
    const { text } = await talk.say('what happens next?')
    expect(text).toContain('and not launched yet; 1 of them has no email address.')
    expect(text).toContain(
      'look up an email address for 1 contact (“Auto Enhance”) and launch the 11 written emails (“Launch Emails”)',
    )
  })

  it('are the replies, once all is launched, with what the provider counts', async () => {
    const talk = await withContacts()
    await withAddressForAll(talk)
    await write(talk, 'email')
    await launchByEmail(talk)
    talk.server.clock.advance(9 * day)
    const { sent, opened, replies } = await emailFigures(talk)
    expect(replies).toBeGreaterThan(0)
    const { text } = await talk.say('where are we?')
    expect(text).toContain(`Emails are launched for **12 contacts**: of **${sent}** that were sent so far`)
    expect(text).toMatch(new RegExp(`\\*\\*${opened}\\*\\* (?:was|were) opened and \\*\\*${replies}\\*\\* `))
    expect(text).toMatch(/Next: look at the replies, which the campaign counts under “Outreach”\.$/)
    expect(text).not.toContain('Add Messages')
    await talk.say('update the overview')
    const { campaign_overview: overview } = JSON.parse((await talk.load()).state) as { campaign_overview: string }
    expect(overview).toMatch(/## Next steps\n\n1\. Look at the replies, which “Outreach” counts\.\n$/)
  })

  it('is what those need who have come since the launch, and the schedule is named', async () => {
    const talk = await withContacts()
    await withAddressForAll(talk)
    await write(talk, 'email')
    await launchByEmail(talk)
    talk.server.clock.advance(9 * day)
    await talk.say('find 8 CFOs at retail companies in Spain')
    const added = (await contactsOf(talk)).length - 12
    const { campaignId } = talk
    const body = {
      triggerType: 'cron',
      triggerConfig: { expr: '0 10 * * *', timezone: 'Europe/Berlin' },
      autoLaunch: true,
    }
    const { job } = await ask<{ job: ScheduleJob }>(talk, setSchedule, { params: { campaignId }, body })
    const { text } = await talk.say('what happens next?')
    expect(text).toContain(`**${added} contacts** have no message yet`)
    expect(text).toContain(`have emails written for the ${added} without a message (“Add Messages”, “Email”)`)
    expect(text).toContain('The replies are counted under “Outreach” there.')
    expect(text).toContain(
      'A schedule looks for new leads, next on 1 December 2026 at 10:00 (Europe/Berlin), and launches those it finds.',
    )
    await ask(talk, pauseSchedule, { params: { jobId: job.jobId }, body: {} })
    expect((await talk.say('what happens next?')).text).toContain('The schedule that looks for new leads is paused.')
  })
})

describe('those who have come since a launch [CAM-CHAT-03]', () => {
  it('wait for their own, once they are written to', async () => {
    const talk = await withContacts()
    await withAddressForAll(talk)
    await write(talk, 'email')
    await launchByEmail(talk)
    await talk.say('find 8 CFOs at retail companies in Spain')
    await withAddressForAll(talk)
    await write(talk, 'email')
    const added = (await contactsOf(talk)).length - 12
    const { text } = await talk.say('what now?')
    expect(text).toContain('Emails are launched for **12 contacts**')
    expect(text).toContain(`**${added}** more are written and not launched.`)
    expect(text).toContain(`Next: “Go to audience”, and there launch the ${added} written emails (“Launch Emails”).`)
    expect(text).not.toContain('Add Messages')
  })
})

describe('what came of a launch [CAM-CHAT-03] [CAM-STATS-01]', () => {
  it.each([
    'how many replies did we get?',
    'how many emails were opened?',
    'how many emails were sent?',
    'how many emails did we send so far?',
    'how many people have answered?',
    'did anybody reply?',
    'any replies yet?',
    'have the emails been sent?',
    'how is the campaign doing?',
    'what is our reply rate?',
    'how many emails were sent, opened and answered?',
  ])('is nothing before it, and is said so: %s', async (question) => {
    const talk = await openTalk()
    const { calls, text } = await talk.say(question)
    expect(calls).toEqual([])
    expect(text).toMatch(
      /^Nothing of this campaign was launched yet, so nothing was sent, opened or answered\. Next: say whom to find/,
    )
  })

  it('is told in the figures of the provider', async () => {
    const talk = await withContacts()
    await withAddressForAll(talk)
    await write(talk, 'email')
    expect((await talk.say('how many replies did we get?')).text).toMatch(
      /^Nothing of this campaign was launched yet.*launch the 12 written emails/,
    )
    await launchByEmail(talk)
    talk.server.clock.advance(9 * day)
    const { sent, opened, replies } = await emailFigures(talk)
    for (const question of ['how many replies did we get?', 'how many emails were opened?', 'who replied?']) {
      const { calls, text } = await talk.say(question)
      expect(calls).toEqual([])
      expect(text.replaceAll(/\bwas\b/g, 'were')).toBe(
        `Emails are launched for **12 contacts**: of **${sent}** that were sent so far, **${opened}** were opened and **${replies}** were answered. The campaign shows these figures under “Outreach”.`,
      )
    }
  })

  it('is told in the figures of LinkedIn as well [CAM-STATS-02]', async () => {
    const talk = await withContacts()
    await withAddressForAll(talk)
    await write(talk, 'linkedin')
    await launchOnLinkedIn(talk)
    talk.server.clock.advance(21 * day)
    const { heyreachCampaignStats: stats } = await ask<z.output<typeof getLinkedInStats.response>>(
      talk,
      getLinkedInStats,
      { params: { campaignId: talk.campaignId } },
    )
    const {
      connectionsSent = 0,
      connectionAcceptanceRate = 0,
      messagesSent,
      messagesReplies,
    } = stats?.overallStats ?? {}
    const { text } = await talk.say('how many replies did we get?')
    expect(text.replaceAll(/\bwas\b/g, 'were')).toContain(
      `LinkedIn messages are launched for **12 contacts**: **${connectionsSent}** were invited so far, **${Math.round(connectionsSent * connectionAcceptanceRate)}** accepted, and of **${messagesSent}** that were sent, **${messagesReplies}** were answered.`,
    )
  })
})
