import { createIcp, writeText, type IcpValues } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { openTalk, type TestTalk } from '../../../agent/marketing/marketing-in-test'
import { createTestServer, type TestServer } from '../../../testing/test-server'
import { readRows } from '../processing/work-in-test'
import { forgetSettings } from '../settings/settings-in-test'
import { firstIdea } from './first-idea'

const prompt = 'Suggest companies like our best customers. It is for our first campaign.'
const nothing = { description: '', companySize: null, industry: null, keyPainPoints: '', jobTitles: [] }

async function ideaOf({ call }: TestServer): Promise<string> {
  const answer = await call(writeText, { body: { modelType: 'campaign-idea', prompt } })
  return ((await answer.json()) as { text: string }).text
}

/** Starts a campaign with its idea as it is suggested. */
async function started(test: TestServer): Promise<{ readonly talk: TestTalk; readonly idea: string }> {
  const idea = await ideaOf(test)
  const { store } = test
  return { idea, talk: await openTalk({ store, initialPrompt: idea }) }
}

async function withIcp(own: Partial<z.input<typeof IcpValues>>): Promise<TestServer> {
  const test = await createTestServer()
  await forgetSettings(test)
  const answer = await test.call(createIcp, { body: { name: 'Those we sell to', ...nothing, ...own } })
  expect(answer.status).toBe(200)
  return test
}

const workspaces: readonly (readonly [string, () => Promise<TestServer>, string])[] = [
  ['of the demo', () => createTestServer(), 'at manufacturing companies with 51-200 employees that are hiring'],
  [
    'that was never onboarded',
    async () => {
      const test = await createTestServer()
      await forgetSettings(test)
      return test
    },
    'Find 10 heads of operations at logistics companies in Germany that are hiring. Then enrich them.',
  ],
  ['that sells to food producers', () => withIcp({ name: 'Food producers', industry: 'Other' }), 'food'],
  [
    'that sells to one trade in one place',
    () => withIcp({ name: 'Software companies in Sweden', industry: 'SaaS', jobTitles: ['CTO'] }),
    'CTOs at SaaS companies in Sweden that are hiring',
  ],
  [
    'that sells to very few',
    () => withIcp({ industry: 'Education', companySize: '5001+', name: 'Schools in Malta', jobTitles: ['Head of IT'] }),
    'heads of IT at education companies',
  ],
  ['whose customers nobody knows', () => withIcp({ name: 'Blorps' }), 'logistics companies in Germany'],
]

describe('the idea for a first campaign', () => {
  it.each(workspaces)(
    'is carried out as it stands, in a workspace %s [CAM-CREATE-07] [CAM-CHAT-03] [CAM-PLAN-11]',
    async (_, open, whom) => {
      const { talk, idea } = await started(await open())
      expect(idea).toContain(whom)
      const run = await talk.say(idea)
      expect(await readRows(talk, talk.campaignId, 'contact')).toHaveLength(10)
      expect(run.text).not.toMatch(/I cannot|I do not know|left it out|without it\?/)
      const drafts = run.calls.filter(({ name }) => name === 'draft_content')
      for (const { args } of drafts) expect(args['about']).toBeUndefined()
      expect(JSON.stringify(drafts)).not.toMatch(/best customers|follow(?:ing)? up on linkedin|enrich/i)
      expect(drafts.length).toBe(idea.includes('email sequence') ? 1 : 0)
    },
  )

  it('is for whom an offer is, where nothing else is known', () => {
    const idealCustomers: readonly string[] = []
    const idea = (valueProposition: string) => firstIdea({ idealCustomers, valueProposition })
    expect(idea('Faster invoicing for retail companies in Spain.')).toBe(
      'Find 10 decision makers at retail companies in Spain that are hiring. Then enrich them, and write a three-step email sequence to them.',
    )
    expect(idea('We make good things.')).toContain('heads of operations at logistics companies in Germany')
  })
})

describe('how people are to be reached', () => {
  const asked =
    'Find companies like our best customers. Look for companies that are hiring in that area, reach the heads of department by email, and follow up on LinkedIn after a week.'

  it.each([
    asked,
    'Find 5 SaaS companies in Berlin, reach the heads of sales by email, and follow up on LinkedIn after a week',
    'Find 5 CFOs at retail companies in Munich. Contact them by email first. Follow up by phone in 3 days if they do not reply.',
  ])('is told as it is, and no message is written of it: “%s” [CAM-CHAT-03]', async (request) => {
    const talk = await openTalk()
    const { calls, text } = await talk.say(request)
    expect(calls.map(({ name }) => name)).toEqual(['find_accounts', 'find_contacts', 'write_overview'])
    expect(text).toContain('I reach nobody myself, and nothing goes out until you launch the campaign')
    expect(text).not.toMatch(/Hello|Subject|I cannot|following up/)
    expect((await readRows(talk, talk.campaignId, 'contact')).length).toBeGreaterThan(0)
  })

  it('leaves what a message is about', async () => {
    const talk = await openTalk()
    const { calls, text } = await talk.say('Write an email about cold storage, and follow up on LinkedIn after a week')
    expect(calls).toMatchObject([{ name: 'draft_content', args: { about: 'cold storage' } }])
    expect(text).toContain('I reach nobody myself')
    const other = await talk.say('Follow up about our freight audit')
    expect(other.calls.map(({ name }) => name)).toEqual(['draft_content'])
  })

  it('takes “like our best customers” for whom the workspace sells to, and asks where nobody has said that', async () => {
    const known = await openTalk()
    const { calls } = await known.say('Find 10 companies like our best customers, and the people there who decide.')
    expect(calls[0]?.args).toMatchObject({ industry: 'manufacturing', with_seniority: 'decision makers' })
    const placed = await (await openTalk()).say('Find 3 companies similar to our ideal customers in Germany')
    expect(placed.calls[0]?.args).toMatchObject({ industry: 'manufacturing', location: 'Germany', limit: 3 })
    const other = await openTalk()
    await forgetSettings(other)
    const asking = await other.say('Find 10 companies like our best customers')
    expect(asking.calls).toEqual([])
    expect(asking.text).toContain('I do not know yet who your best customers are')
    const answered = await other.say('Retail companies in Spain')
    expect(answered.calls[0]?.args).toMatchObject({ industry: 'Retail', location: 'Spain', limit: 10 })
  })
})
