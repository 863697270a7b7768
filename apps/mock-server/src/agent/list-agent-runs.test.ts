import { listAgentRuns, type AgentRun } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing/marketing-in-test'

async function runsOf(talk: TestTalk): Promise<readonly AgentRun[]> {
  return (await talk.call(listAgentRuns, { params: { campaignId: talk.campaignId } })).json()
}

describe('the runs of a campaign', () => {
  it('are told with what was asked, what was used and how it ended, the latest first', async () => {
    const talk = await openTalk()
    expect(await runsOf(talk)).toEqual([])
    await talk.say('Find 2 retail companies in Spain')
    await talk.begin('Find 50 heads of marketing in Germany')
    const [going, done] = await runsOf(talk)
    expect(going).toMatchObject({ asked: 'Find 50 heads of marketing in Germany', outcome: 'running', endedAt: null })
    expect(done).toMatchObject({
      agentId: 'marketing-expert',
      asked: 'Find 2 retail companies in Spain',
      outcome: 'done',
      tools: expect.arrayContaining(['find_accounts']),
      usage: null,
    })
    expect(Date.parse(done?.endedAt ?? '')).toBeGreaterThan(Date.parse(done?.startedAt ?? ''))
    await talk.stop()
    expect((await runsOf(talk))[0]).toMatchObject({ outcome: 'stopped' })
  })

  it('are the business of its workspace alone', async () => {
    const talk = await openTalk()
    const params = { campaignId: talk.campaignId }
    expect((await talk.call(listAgentRuns, { params, workspaceId: 'halden' })).status).toBe(404)
  })
})
