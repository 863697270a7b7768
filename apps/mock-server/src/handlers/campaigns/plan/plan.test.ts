import { createCampaign, downloadOverview, smartAssist, type Suggestion } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk } from '../../../agent/marketing/marketing-in-test'
import { forgetSettings } from '../settings/settings-in-test'
import { createTestServer, type TestServer } from '../../../testing/test-server'
import { addRows } from '../artifacts/artifact-rows'
import type { NewArtifact } from '../artifacts/stored-artifact'
import { keepOverview } from './overviews-collection'

async function newCampaign({ call }: TestServer, initialPrompt?: string): Promise<string> {
  const body = { name: 'Planned', objective: 'Lead Gen', type: 'Email', status: 'Draft', initialPrompt }
  return (await (await call(createCampaign, { body })).json()).campaignId
}

async function suggestionsOf({ call }: TestServer, campaignId: string): Promise<readonly Suggestion[]> {
  const answer = await call(smartAssist, { params: { campaignId } })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function addAll(
  { server, store }: TestServer,
  campaignId: string,
  artifactType: 'account' | 'contact',
  rows: readonly NewArtifact[],
) {
  await store
    .workspace('northwind')
    .transaction((open) => addRows({ store: open, campaignId, artifactType, now: server.clock.now() }, rows))
}

describe('the suggestions for a campaign', () => {
  it('are none where nothing is known of it [CAM-SMART-03]', async () => {
    const test = await createTestServer()
    await forgetSettings(test)
    expect(await suggestionsOf(test, await newCampaign(test))).toEqual([])
  })

  it('come from whom the workspace sells to where the campaign has no idea of its own [CAM-SMART-03]', async () => {
    const test = await createTestServer()
    const [first] = await suggestionsOf(test, await newCampaign(test))
    expect(first).toMatchObject({ type: 'find-leads', text: expect.stringMatching(/manufacturing/i) })
  })

  it('are for more than the agent found no more of, as it has offered [CAM-SMART-03]', async () => {
    const talk = await openTalk()
    const { text } = await talk.say('find 40 marketing directors at fintech companies in London')
    expect(text).toMatch(/Shall I look for the other \d+ without it\?$/)
    const suggestions: readonly Suggestion[] = await (
      await talk.call(smartAssist, { params: { campaignId: talk.campaignId } })
    ).json()
    expect(suggestions.find(({ type }) => type === 'find-leads')?.text).toBe(
      'Find 10 more marketing directors at fintech companies.',
    )
  })

  it('come from its idea, and then from what its rows lack [CAM-SMART-03]', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(
      test,
      'Find SaaS companies in Berlin that are hiring SDRs. Then write to them.',
    )
    expect(await suggestionsOf(test, campaignId)).toEqual([
      { type: 'find-leads', text: 'Find SaaS companies in Berlin that are hiring SDRs.' },
      {
        type: 'draft-campaign-content',
        text: 'Write a first email to people at SaaS companies in Berlin that are hiring SDRs.',
      },
    ])
    await addAll(test, campaignId, 'account', [{ name: 'Lund AB' }, { name: 'Ek AB' }])
    const [find, enrich] = await suggestionsOf(test, campaignId)
    expect(find?.text).toBe('Find 2 decision makers at each of the 2 accounts without contacts.')
    expect(enrich?.text).toBe('Enrich each of the 2 accounts with what is known of them.')
    await addAll(test, campaignId, 'contact', [{ name: 'Ann Lee', title: 'VP of Sales', organization_name: 'Lund AB' }])
    const later = await suggestionsOf(test, campaignId)
    expect(later.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      'find-leads: Find 2 decision makers at the account without contacts.',
      'enrich-lead-data: Enrich the contacts: 1 of them has no email address yet.',
      'draft-campaign-content: Write a three-step email sequence to our contacts, such as VPs of sales.',
    ])
  })

  it('are not told to other workspaces', async () => {
    const test = await createTestServer()
    const params = { campaignId: await newCampaign(test) }
    expect((await test.call(smartAssist, { params, workspaceId: 'halden' })).status).toBe(404)
    expect((await test.call(downloadOverview, { params, workspaceId: 'halden' })).status).toBe(404)
  })
})

describe('the overview of a campaign', () => {
  it('is a file of markdown, where there is one [CAM-PLAN-04]', async () => {
    const test = await createTestServer()
    const params = { campaignId: await newCampaign(test) }
    expect((await test.call(downloadOverview, { params })).status).toBe(404)
    await keepOverview(test.store.workspace('northwind'), { ...params, text: '# Planned' })
    const answer = await test.call(downloadOverview, { params })
    expect(answer.headers.get('content-type')).toContain('text/markdown')
    expect(answer.headers.get('content-disposition')).toContain('campaign-overview.md')
    expect(await answer.text()).toBe('# Planned')
  })
})
