import { deleteCampaign, type ProcessEntry } from '@inlay/sdk-core/contract/campaigns'
import { connectAgent } from '@inlay/sdk-core/contract/workspace'
import { readEvents, readMessages, threadMessages, type AgentEvent } from '@inlay/sdk-core/agent'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { artifactsCollection } from '../../handlers/campaigns/artifacts/stored-artifact'
import { campaignWorkCollection } from '../../handlers/campaigns/processing/campaign-work'
import { readRows, stateOf } from '../../handlers/campaigns/processing/work-in-test'
import { createMockClock } from '../../mock-clock'
import { createMemoryStore } from '../../store/index'
import { openSqliteStore } from '../../store/sqlite/open-sqlite-store'
import { testNow } from '../../testing/test-server'
import { openTalk, told, type TestTalk } from './marketing-in-test'
import { textOfMessage } from './plan/prompt-of'

const request = 'Find 20 heads of sales at SaaS companies in Germany, enrich them and write the overview'

const countOf = async (talk: TestTalk, artifactType: 'account' | 'contact') =>
  (await readRows(talk, talk.campaignId, artifactType)).length

/** Lets the time pass until so many accounts are there. */
async function untilAccounts(talk: TestTalk, count: number): Promise<void> {
  for (let turn = 0; turn < 1_000 && (await countOf(talk, 'account')) < count; turn += 1) await pass(talk)
}

async function pass(talk: TestTalk, milliseconds = 100): Promise<void> {
  talk.server.clock.advance(milliseconds)
  await new Promise((resolve) => setTimeout(resolve, 0))
}

describe('a run that is stopped', () => {
  it('ends at once in the middle of a tool, keeps what was done, and lets go of the campaign [CAM-CHAT-05]', async () => {
    const talk = await openTalk()
    const runId = await talk.begin(request)
    await untilAccounts(talk, 5)
    expect(await talk.stop()).toBe(true)
    const kept = await countOf(talk, 'account')
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(20)
    expect(await stateOf(talk, talk.campaignId)).toBe('READY')
    await pass(talk, 3_600_000)
    await pass(talk)
    expect(await countOf(talk, 'account')).toBe(kept)

    const { state, events } = await talk.finish(runId)
    expect(events.at(-1)).toMatchObject({ type: 'RUN_FINISHED', outcome: { type: 'cancelled' } })
    const calls = threadMessages(state).flatMap((each) => (each.role === 'assistant' ? each.toolCalls : []))
    expect(calls).toMatchObject([{ name: 'find_accounts', status: 'cancelled' }])
    const whatWasKept = JSON.stringify({ stopped: true, added: kept })
    expect(calls[0]?.result?.content).toBe(whatWasKept)
    const again = readMessages(JSON.parse((await talk.load()).messages))
    const reloaded = again.flatMap((each) => (each.role === 'assistant' ? each.toolCalls : []))
    expect(reloaded).toMatchObject([{ status: 'cancelled', result: { content: whatWasKept } }])
    expect(await talk.stop()).toBe(false)

    const after = await talk.say('How many accounts have we got?')
    expect(after.text).toContain(`**${kept} accounts**`)
  })
})

it('leaves an overview with the numbers of what was kept when it is stopped [CAM-CHAT-05]', async () => {
  const talk = await openTalk()
  await talk.say('Find 2 retail companies in Spain')
  const runId = await talk.begin('Find 40 software companies in Italy')
  await untilAccounts(talk, 7)
  await talk.stop()
  const kept = await countOf(talk, 'account')
  expect(kept).toBeLessThan(42)
  const { state } = await talk.finish(runId)
  const overview = expect.stringContaining(`**${kept} accounts**`)
  expect(state.agentState).toMatchObject({ campaign_overview: overview })
  expect(JSON.parse((await talk.load()).state)).toMatchObject({ campaign_overview: overview })
})

describe('a tool that is stopped', () => {
  const stopIn = async (talk: TestTalk, prompt: string, name: string) => {
    const runId = await talk.begin(prompt)
    const log = talk.store.workspace('northwind').log<AgentEvent>(`agent-run/${runId}`)
    const isAtIt = async () => {
      const events = (await log.read({ limit: 10_000 })).map(({ entry }) => entry)
      const ids = events.flatMap((event) =>
        event.type === 'TOOL_CALL_START' && event.toolCallName === name ? [event.toolCallId] : [],
      )
      return events.some((event) => event.type === 'TOOL_CALL_END' && ids.includes(event.toolCallId))
    }
    for (let turn = 0; turn < 1_000 && !(await isAtIt()); turn += 1) await pass(talk)
    for (let turn = 0; turn < 10; turn += 1) await pass(talk)
    expect(await talk.stop()).toBe(true)
    const { state } = await talk.finish(runId)
    const calls = threadMessages(state).flatMap((each) => (each.role === 'assistant' ? each.toolCalls : []))
    const call = calls.find((each) => each.name === name)
    expect(call?.status).toBe('cancelled')
    return JSON.parse(textOfMessage({ content: call?.result?.content ?? '' })) as {
      readonly added?: number
      readonly looked_up?: number
    }
  }

  it('tells of its own rows alone', async () => {
    const talk = await openTalk()
    const { added } = await stopIn(talk, 'Find 40 heads of sales at software companies in Germany', 'find_contacts')
    expect(added).toBe(await countOf(talk, 'contact'))
    expect(added).not.toBe(await countOf(talk, 'account'))
  })

  it('tells how many rows it has looked up', async () => {
    const talk = await openTalk()
    await talk.say('Find 40 heads of sales at software companies in Germany')
    const { looked_up: done } = await stopIn(talk, 'Enrich the contacts', 'enrich_contacts')
    const rows = await readRows(talk, talk.campaignId, 'contact')
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThan(rows.length)
  })
})

describe('“go on” after a stop', () => {
  const contactsOf = async (talk: TestTalk) => (await readRows(talk, talk.campaignId, 'contact')).map((row) => row.name)
  const stopAt = async (talk: TestTalk, prompt: string, isThere: () => Promise<boolean>) => {
    const runId = await talk.begin(prompt)
    for (let turn = 0; turn < 2_000 && !(await isThere()); turn += 1) await pass(talk)
    expect(await talk.stop()).toBe(true)
    await talk.finish(runId)
  }

  it.each([
    ['go on', 'account', 7],
    ['please continue', 'contact', 1],
    ['carry on', 'contact', 7],
  ] as const)(
    'finds what is missing, nobody twice, and does the rest: “%s” [CAM-CHAT-03]',
    async (words, type, count) => {
      const whole = await openTalk()
      await whole.say(request)
      const talk = await openTalk()
      await stopAt(talk, request, async () => (await countOf(talk, type)) >= count)
      const kept = await countOf(talk, type)
      expect(kept).toBeLessThan(20)
      const { calls, text, state, reasoning } = await talk.say(words)
      expect(state.run.status).toBe('finished')
      expect(calls.map(({ name }) => name)).toEqual([
        'find_accounts',
        'find_contacts',
        'enrich_contacts',
        'enrich_accounts',
        'write_overview',
      ])
      expect(text).toMatch(/^I go on where I stopped\./)
      expect(reasoning).toMatch(new RegExp(`The audience has .*\\b${kept} ${type}`))
      expect(await countOf(talk, 'account')).toBe(await countOf(whole, 'account'))
      expect(await contactsOf(talk)).toEqual(await contactsOf(whole))
      expect(await contactsOf(talk)).toHaveLength(20)
      expect((await talk.say('go on')).text).toContain('There is nothing to go on with')
      expect(talk.logged).toEqual([])
    },
  )

  it('looks up and writes what is not done yet, also after a second stop and a question', async () => {
    const talk = await openTalk()
    await talk.say('Find 40 heads of sales at software companies in Germany')
    const enriched = async () =>
      (await readRows(talk, talk.campaignId, 'contact')).flatMap((row) =>
        (row['process_history'] as readonly ProcessEntry[]).filter(({ event }) => event === 'enriched'),
      ).length
    const asked = 'Enrich the contacts with LinkedIn and write a two-step sequence about our freight audit'
    await stopAt(talk, asked, async () => (await enriched()) >= 4)
    await stopAt(talk, 'go on', async () => (await enriched()) >= 12)
    const before = await enriched()
    expect(before).toBeLessThan(40)
    await talk.say('How many contacts have we got?')
    const { calls, text } = await talk.say('continue')
    expect(calls.map(({ name }) => name)).toEqual(['enrich_contacts', 'draft_content'])
    expect(await enriched()).toBe(40)
    expect(text).toContain('our freight audit')
  })

  it.each(['try again', 'do it again', 'redo it'])('is also what “%s” is about [CAM-CHAT-03]', async (words) => {
    const talk = await openTalk()
    await stopAt(talk, 'Find 20 software companies in Italy', async () => (await countOf(talk, 'account')) >= 5)
    const kept = await countOf(talk, 'account')
    const { text } = await talk.say(words)
    expect(text).toMatch(/^I go on where I stopped\./)
    expect(text).toContain(
      `I added **${20 - kept} accounts** to the audience (20 with the ${kept} from before I stopped)`,
    )
    expect(await countOf(talk, 'account')).toBe(20)
    const again = await talk.say(words)
    expect(again.calls).toEqual([])
    expect(again.text).toContain('Nothing has failed and nothing is left undone')
    expect(await countOf(talk, 'account')).toBe(20)
    expect(await countOf(talk, 'contact')).toBe(0)
  })

  it('is heard also by the next server', async () => {
    const store = createMemoryStore()
    const talk = await openTalk({ store, clock: createMockClock({ frozenAt: testNow }) })
    await stopAt(talk, 'Find 20 software companies in Italy', async () => (await countOf(talk, 'account')) >= 5)
    await talk.server.close()
    const clock = createMockClock({ frozenAt: talk.server.clock.now() + 60_000 })
    const after = await openTalk({ store, campaignId: talk.campaignId, clock })
    await after.say('go on')
    expect(await countOf(after, 'account')).toBe(20)
  })

  it('says so where there is nothing to go on with, and takes an offer that is open', async () => {
    const talk = await openTalk()
    expect((await talk.say('continue')).text).toContain('There is nothing to go on with')
    const { text } = await talk.say('Find 5 retail companies in Spain')
    expect(text).toContain('Shall I find the people who decide there?')
    expect((await talk.say('go on')).calls.map(({ name }) => name)).toContain('find_contacts')
  })
})

describe('a run whose server goes away', () => {
  it.each([0.1, 0.35, 0.6, 0.85])(
    'goes on with the next one after %f of it, and does nothing twice [CAM-CHAT-03]',
    async (share) => {
      const whole = await openTalk()
      const expected = await whole.say(request)

      const store = createMemoryStore()
      const before = await openTalk({ store, clock: createMockClock({ frozenAt: testNow }) })
      const runId = await before.begin(request)
      for (let turn = 0; turn < 5_000; turn += 1) {
        const { lastRunId } = await before.load()
        expect(lastRunId).toBe(runId)
        const written = (await before.store.workspace('northwind').log(`agent-run/${runId}`).read({ limit: 10_000 }))
          .length
        if (written >= expected.events.length * share) break
        await pass(before, 50)
      }
      await before.server.close()

      const { campaignId } = before
      const now = before.server.clock.now()
      const after = await openTalk({ store, campaignId, clock: createMockClock({ frozenAt: now + 60_000 }) })
      const { events, state, calls, text } = await after.finish(runId)
      expect(state.run.status).toBe('finished')
      expect(events.map(({ type }) => type)).toEqual(expected.events.map(({ type }) => type))
      expect(calls).toEqual(expected.calls)
      expect(text).toBe(expected.text)
      for (const type of ['account', 'contact'] as const)
        expect(await countOf(after, type)).toBe(await countOf(whole, type))
      expect(await stateOf(after, campaignId)).toBe('READY')
      expect((await after.load()).runId).toBeUndefined()
      expect(after.logged).toEqual([])
    },
  )
})

describe('a run whose campaign is deleted', () => {
  it('ends with a word of it, and leaves nothing behind', async () => {
    const talk = await openTalk()
    const { campaignId, call } = talk
    const runId = await talk.begin(request)
    await untilAccounts(talk, 5)
    expect((await call(deleteCampaign, { params: { campaignId } })).status).toBe(200)
    const { events } = await talk.finish(runId)
    expect(events.at(-1)).toMatchObject({
      type: 'RUN_ERROR',
      code: 'CAMPAIGN_GONE',
      message: 'The campaign was deleted.',
    })
    const store = talk.store.workspace('northwind')
    expect(await store.collection(artifactsCollection(campaignId, 'account')).count()).toBe(0)
    expect(await store.collection(campaignWorkCollection).get(campaignId)).toBeUndefined()
    expect(talk.logged).toEqual([])
  })
})

describe('a run over a store on disk', () => {
  it('does the same, also after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inlay-agent-'))
    try {
      const store = openSqliteStore({ directory: folder })
      const talk = await openTalk({ store })
      const { state, calls } = await talk.say('Find 6 heads of sales at SaaS companies in Germany and enrich them')
      expect(state.run.status).toBe('finished')
      expect(calls.map(({ name }) => name)).toEqual([
        'find_accounts',
        'find_contacts',
        'write_overview',
        'enrich_contacts',
        'enrich_accounts',
      ])
      const contacts = await countOf(talk, 'contact')
      expect(contacts).toBe(6)
      await talk.server.close()
      await store.close()
      const again = openSqliteStore({ directory: folder })
      const after = await openTalk({ store: again, campaignId: talk.campaignId })
      expect((await after.say('How many contacts have we got?')).text).toContain('**6 contacts**')
      await after.server.close()
      await again.close()
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('a second window', () => {
  it('sees the same run from its beginning, and the same thread after it [CAM-CHAT-13]', async () => {
    const talk = await openTalk()
    const runId = await talk.begin('Find 5 retail companies in Spain')
    await pass(talk)
    expect((await talk.load()).runId).toBe(runId)
    const params = { agentId: talk.agentId }
    const second = await talk.call(connectAgent, { params, body: { threadId: talk.campaignId } })
    const reading = (async () => {
      const events = []
      for await (const { event } of readEvents(second.body ?? new ReadableStream())) events.push(event)
      return events
    })()
    const first = await talk.finish(runId)
    expect(await reading).toEqual(first.events)
    expect(told(await reading).text).toBe(first.text)
    const { messages, threadExists, threadId, metadata } = await talk.load()
    expect({ threadExists, threadId }).toEqual({ threadExists: true, threadId: talk.campaignId })
    expect(metadata).toEqual({ workspaceId: 'northwind', sessionId: talk.campaignId, userId: 'user_maren' })
    expect(messages).toContain('find_accounts')
  })
})
