import {
  createLeadList,
  generateMessages,
  getCampaign,
  getEmailAnalytics,
  getLinkedInStats,
  hasLinkedInProfile,
  launchEmails,
  listCampaigns,
  listEmailCampaigns,
  listEmailSenders,
  listLeadLists,
  sendLeads,
  updateRow,
  type Campaign,
  type ProcessEntry,
} from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/test-server'
import { longDays, readRows, untilReady } from '../processing/work-in-test'

async function ask(test: TestServer, ...call: Parameters<TestServer['call']>) {
  const response = await test.call(...call)
  expect(response.status).toBe(200)
  return response.json()
}

/** A campaign of the demo that has contacts in a status, and was not launched at a provider. */
async function campaignWith(
  test: TestServer,
  status: string,
  at: 'smartleadCampaignId' | 'heyreachCampaignId',
  own?: Campaign['status'],
) {
  const { items }: { items: readonly Campaign[] } = await ask(test, listCampaigns, { query: { limit: '100' } })
  for (const campaign of items) {
    const { campaignId } = campaign
    const rows = await readRows(test, campaignId, 'contact')
    const waiting = rows.filter((row) => row['contact_status'] === status)
    if (!campaign[at] && waiting.length > 0 && campaign.status === (own ?? campaign.status))
      return { campaignId, waiting }
  }
  throw new Error(`No campaign has contacts in ${status}.`)
}

async function launch(test: TestServer, campaignId: string, changes: object = {}) {
  const senders: readonly { id: number }[] = await ask(test, listEmailSenders)
  const body = {
    smartleadCampaignName: 'Inlay Maren Lindqvist',
    emailAccountIds: senders.map(({ id }) => id),
    smartleadSchedule: longDays,
    status: 'start',
    ...changes,
  }
  return test.call(launchEmails, { params: { campaignId }, body })
}

describe('a campaign with messages on both channels', () => {
  it('launches each by itself, whatever was written or launched last [CAM-EMAIL-06] [CAM-LINKED-07]', async () => {
    const test = await createTestServer()
    const { campaignId, waiting } = await campaignWith(test, 'email generated', 'smartleadCampaignId')
    const linkedIn = {
      messageType: 'linkedin',
      artifactType: 'contact',
      instructions: 'Talk',
      templates: ['Hello {{first_name}}'],
    }
    await ask(test, generateMessages, { params: { campaignId }, body: linkedIn })
    await untilReady(test, campaignId)
    expect((await (await launch(test, campaignId)).json()).success).toBe(true)
    const historyOf = async (isMeant: (row: Readonly<Record<string, unknown>>) => boolean = () => true) => {
      const rows = await readRows(test, campaignId, 'contact')
      return rows
        .filter((row) => waiting.some((each) => each['id'] === row['id']) && isMeant(row))
        .map((row) => row['process_history'] as readonly ProcessEntry[])
    }
    const isLaunched = (channel: string) => (history: readonly ProcessEntry[]) =>
      history.filter((entry) => entry.event === 'launch' && entry.channel === channel).length === 1
    expect((await historyOf()).every(isLaunched('smartlead'))).toBe(true)
    const list: { id: string } = await ask(test, createLeadList, { body: { name: 'Autumn' } })
    const send = () => ask(test, sendLeads, { params: { campaignId }, body: { heyreachCampaignId: list.id } })
    expect((await send()).success).toBe(true)
    expect((await historyOf(hasLinkedInProfile)).every(isLaunched('heyreach'))).toBe(true)
    expect((await send()).success).toBe(false)
  })
})

describe('launching e-mails', () => {
  it('hands over the contacts whose e-mails are written, and makes a campaign there [CAM-EMAIL-06] [CAM-EMAIL-11]', async () => {
    const test = await createTestServer()
    const { campaignId, waiting } = await campaignWith(test, 'email generated', 'smartleadCampaignId')
    const before: readonly object[] = await ask(test, listEmailCampaigns)
    const answer = await (await launch(test, campaignId)).json()
    expect(answer).toMatchObject({ success: true, smartleadCampaignLink: expect.stringMatching(/^https:/) })

    const campaign: Campaign = await ask(test, getCampaign, { params: { campaignId } })
    expect(campaign.smartleadCampaignName).toBe('Inlay Maren Lindqvist')
    expect((await ask(test, listEmailCampaigns)).length).toBe(before.length + 1)
    expect((await ask(test, listEmailCampaigns))[0]).toMatchObject({
      id: campaign.smartleadCampaignId,
      schedule: { timezone: 'Europe/Berlin', min_time_btw_emails: 3 },
      emailAccountIds: expect.arrayContaining([expect.any(Number)]),
    })

    const rows = await readRows(test, campaignId, 'contact')
    for (const { id } of waiting) {
      const row = rows.find((each) => each['id'] === id)
      if (row?.['email'] ?? row?.['primary_email']) {
        expect(row?.['contact_status']).toBe('launched_smartlead')
        expect(row?.['process_history']).toContainEqual({ event: 'launch', channel: 'smartlead' })
      } else {
        expect(row?.['contact_status']).toBe('email generated')
        expect(row?.['errors_list']).toContain('No email was sent: there is no email address')
      }
    }
  })

  it('counts what is sent, opened and answered as time passes [CAM-STATS-01]', async () => {
    const test = await createTestServer()
    const { campaignId } = await campaignWith(test, 'email generated', 'smartleadCampaignId')
    await launch(test, campaignId)
    const counts = async () => {
      const { smartleadCampaignAnalytics } = await ask(test, getEmailAnalytics, { params: { campaignId } })
      return smartleadCampaignAnalytics
    }
    const first = await counts()
    expect(first.sent_count).toBeGreaterThan(0)
    test.server.clock.advance(7 * 86_400_000)
    const later = await counts()
    expect(later.sent_count).toBeGreaterThan(first.sent_count)
    expect(later.open_count).toBeGreaterThan(0)
    const listed: Campaign = await ask(test, getCampaign, { params: { campaignId } })
    expect(listed.smartleadCampaignAnalytics).toEqual(later)
  })

  it('says what is missing and hands nobody over [CAM-EMAIL-10]', async () => {
    const test = await createTestServer()
    const { campaignId } = await campaignWith(test, 'email generated', 'smartleadCampaignId')
    expect(await (await launch(test, campaignId, { emailAccountIds: [1] })).json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/sender/),
    })
    expect(await (await launch(test, campaignId, { smartleadCampaignId: 'gone' })).json()).toMatchObject({
      success: false,
    })
    await launch(test, campaignId)
    expect(await (await launch(test, campaignId)).json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/waits to be launched|email address/),
    })
    expect((await launch(test, campaignId, { smartleadCampaignName: ' ' })).status).toBe(422)
    const backwards = { ...longDays, start_hour: '18:00', end_hour: '09:00' }
    expect((await launch(test, campaignId, { smartleadSchedule: backwards })).status).toBe(422)
    const nowhere = { ...longDays, timezone: 'Middle/Earth' }
    expect((await launch(test, campaignId, { smartleadSchedule: nowhere })).status).toBe(422)
  })

  it('needs a connection to a provider', async () => {
    const test = await createTestServer()
    const elsewhere = await test.call(listEmailSenders, { as: 'theo', workspaceId: 'brightwater' })
    expect(elsewhere.status).toBe(409)
    expect((await elsewhere.json()).code).toBe('connection-missing')
  })
})

describe('a campaign whose launch failed', () => {
  const refused = 'The email provider refused the sender address.'

  async function failedCampaign(test: TestServer) {
    const { items }: { items: readonly Campaign[] } = await ask(test, listCampaigns, { query: { limit: '100' } })
    const campaign = items.find(({ name }) => name === 'Furniture makers with own fleets')
    expect(campaign?.status).toBe('Failed')
    return campaign?.campaignId ?? ''
  }
  const statusOf = async (test: TestServer, campaignId: string) => {
    const { status }: Campaign = await ask(test, getCampaign, { params: { campaignId } })
    return status
  }
  const rowsOf = async (test: TestServer, campaignId: string) =>
    (await readRows(test, campaignId, 'contact')).map((row) => ({
      id: String(row['id']),
      errors: row['errors_list'] as readonly string[],
      isWritten: row['contact_status'] === 'email generated',
      isLaunched: row['contact_status'] === 'launched_smartlead',
    }))
  it('goes on once a launch succeeds, and only who was launched loses the failure [CAM-EMAIL-11] [CAM-DATA-02]', async () => {
    const test = await createTestServer()
    const campaignId = await failedCampaign(test)
    const before = await rowsOf(test, campaignId)
    expect(before.some(({ errors, isWritten }) => isWritten && errors.includes(refused))).toBe(true)
    const left = before.find(({ errors }) => errors.includes(refused))?.id ?? ''
    await ask(test, updateRow, {
      params: { campaignId, rowId: left },
      query: { artifactType: 'contact' },
      body: { data: { email: '', primary_email: '' } },
    })
    expect((await (await launch(test, campaignId)).json()).success).toBe(true)
    expect(await statusOf(test, campaignId)).toBe('Active')
    const after = await rowsOf(test, campaignId)
    expect(after.filter(({ isLaunched }) => isLaunched)).toHaveLength(
      before.filter(({ isWritten }) => isWritten).length - 1,
    )
    expect(after.filter(({ errors }) => errors.includes(refused)).map(({ id }) => id)).toEqual([left])
  })

  it('fails where the provider takes nobody, says why at each who waits, once, and can be tried again [CAM-EMAIL-10]', async () => {
    const test = await createTestServer()
    const { campaignId, waiting } = await campaignWith(test, 'email generated', 'smartleadCampaignId', 'Active')
    const waits = ({ id }: { readonly id: string }) => waiting.some((row) => row['id'] === id)
    for (const _again of [1, 2]) await launch(test, campaignId, { emailAccountIds: [1] })
    expect(await statusOf(test, campaignId)).toBe('Failed')
    for (const row of await rowsOf(test, campaignId)) {
      expect(row.errors.filter((each) => each === refused)).toHaveLength(waits(row) ? 1 : 0)
    }
    await launch(test, campaignId, { smartleadCampaignId: 'gone' })
    const gone = (await rowsOf(test, campaignId)).filter(waits)
    expect(gone.every(({ errors }) => !errors.includes(refused) && errors.join().includes('chosen campaign'))).toBe(
      true,
    )
    await launch(test, campaignId)
    expect(await statusOf(test, campaignId)).toBe('Active')
    expect(
      (await rowsOf(test, campaignId)).filter(({ isLaunched, errors }) => isLaunched && errors.length > 0),
    ).toEqual([])
  })

  it('stays as it was where nobody waits to be launched [CAM-EMAIL-10]', async () => {
    const test = await createTestServer()
    const { campaignId } = await campaignWith(test, 'email generated', 'smartleadCampaignId')
    await launch(test, campaignId)
    await launch(test, campaignId, { emailAccountIds: [1] })
    expect(await statusOf(test, campaignId)).toBe('Active')
  })

  it('fails and goes on by leads that are sent as well [CAM-LINKED-06]', async () => {
    const test = await createTestServer()
    const { campaignId } = await campaignWith(test, 'linkedin message generated', 'heyreachCampaignId')
    const params = { campaignId }
    await ask(test, sendLeads, { params, body: { heyreachCampaignId: 'gone' } })
    expect(await statusOf(test, campaignId)).toBe('Failed')
    const list: { id: string } = await ask(test, createLeadList, { body: { name: 'Autumn' } })
    expect((await ask(test, sendLeads, { params, body: { heyreachCampaignId: list.id } })).success).toBe(true)
    expect(await statusOf(test, campaignId)).toBe('Active')
    const rows = await readRows(test, campaignId, 'contact')
    const sent = rows.filter((row) => JSON.stringify(row['process_history']).includes('heyreach'))
    expect(sent.length).toBeGreaterThan(0)
    expect(JSON.stringify(sent.map((row) => row['errors_list']))).not.toContain('LinkedIn provider')
  })
})

describe('sending leads to the LinkedIn provider', () => {
  it('puts those with a message on the list, once [CAM-LINKED-05] [CAM-LINKED-07] [CAM-STATS-02]', async () => {
    const test = await createTestServer()
    const { campaignId, waiting } = await campaignWith(test, 'linkedin message generated', 'heyreachCampaignId')
    const made = await ask(test, createLeadList, { body: { name: '  Autumn  ' } })
    expect(made).toMatchObject({ name: 'Autumn', leadCount: 0 })
    const body = { heyreachCampaignId: made.id }
    const params = { campaignId }
    expect(await ask(test, sendLeads, { params, body })).toMatchObject({ success: true })
    const reachable = waiting.filter(hasLinkedInProfile)
    const lists: readonly { id: string; leadCount: number }[] = await ask(test, listLeadLists)
    expect(lists[0]).toMatchObject({ id: made.id, leadCount: reachable.length })
    const rows = await readRows(test, campaignId, 'contact')
    const sent = rows.filter((row) => reachable.some(({ id }) => id === row['id']))
    for (const row of sent) {
      expect(row['contact_status']).toBe('linkedin message generated')
      expect(row['process_history']).toContainEqual({ event: 'launch', channel: 'heyreach' })
    }
    expect(await ask(test, sendLeads, { params, body })).toMatchObject({
      success: false,
      message: expect.stringMatching(/waits to be sent|has a LinkedIn profile/),
    })

    test.server.clock.advance(21 * 86_400_000)
    const { heyreachCampaignStats } = await ask(test, getLinkedInStats, { params })
    const { overallStats } = heyreachCampaignStats
    expect(overallStats.connectionsSent).toBe(reachable.length)
    expect(overallStats.connectionAcceptanceRate).toBeLessThanOrEqual(1)
    const campaign: Campaign = await ask(test, getCampaign, { params })
    expect(campaign.heyreachCampaignId).toBe(made.id)
    expect(campaign.heyreachCampaignStats?.overallStats).toEqual(overallStats)
  })

  it('leaves out who has no profile, and says so at them [CAM-LINKED-05]', async () => {
    const test = await createTestServer()
    const { campaignId, waiting } = await campaignWith(test, 'linkedin message generated', 'heyreachCampaignId')
    const params = { campaignId }
    const list: { id: string } = await ask(test, createLeadList, { body: { name: 'Autumn' } })
    const send = () => ask(test, sendLeads, { params, body: { heyreachCampaignId: list.id } })
    const [kept, ...others] = waiting.map((row) => String(row['id']))
    const setProfile = (rowId: string, linkedin_url: string) =>
      ask(test, updateRow, {
        params: { campaignId, rowId },
        query: { artifactType: 'contact' },
        body: { data: { linkedin_url } },
      })
    await setProfile(kept ?? '', 'https://www.linkedin.example/in/somebody')
    for (const id of others) await setProfile(id, ' ')
    expect(await send()).toMatchObject({ success: true })
    const problem = 'No LinkedIn message was sent: there is no LinkedIn profile'
    for (const row of await readRows(test, campaignId, 'contact')) {
      const isLeftOut = others.some((id) => id === row['id'])
      expect(row['errors_list']).toEqual(
        isLeftOut ? expect.arrayContaining([problem]) : expect.not.arrayContaining([problem]),
      )
      if (isLeftOut) expect(row['process_history']).not.toContainEqual({ event: 'launch', channel: 'heyreach' })
    }
    expect(await send()).toMatchObject({ success: false, message: expect.stringMatching(/has a LinkedIn profile/) })

    const [found = ''] = others
    await setProfile(found, 'https://www.linkedin.example/in/found')
    expect(await send()).toMatchObject({ success: true })
    const row = (await readRows(test, campaignId, 'contact')).find(({ id }) => id === found)
    expect(row?.['errors_list']).not.toContain(problem)
    expect(row?.['process_history']).toContainEqual({ event: 'launch', channel: 'heyreach' })
  })

  it('counts answers by the messages that were sent, as its figures stand side by side [CAM-STATS-02]', async () => {
    const test = await createTestServer()
    const { campaignId } = await campaignWith(test, 'linkedin message generated', 'heyreachCampaignId')
    const params = { campaignId }
    const messages = { messageType: 'linkedin', artifactType: 'contact', instructions: 'Talk' } as const
    const templates = ['One', 'Two', 'Three']
    await test.call(generateMessages, { params, body: { ...messages, templates } })
    await untilReady(test, campaignId)
    const made = await ask(test, createLeadList, { body: { name: 'Winter' } })
    await ask(test, sendLeads, { params, body: { heyreachCampaignId: made.id } })
    test.server.clock.advance(40 * 86_400_000)
    const { heyreachCampaignStats } = await ask(test, getLinkedInStats, { params })
    const { messagesSent, messagesReplies, messageReplyRate } = heyreachCampaignStats.overallStats
    expect(messagesReplies).toBeGreaterThan(0)
    expect(messageReplyRate).toBe(messagesReplies / messagesSent)
  })
})
