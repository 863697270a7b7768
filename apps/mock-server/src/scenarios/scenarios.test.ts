import {
  contactStatuses,
  deleteCampaign,
  listCampaigns,
  type ArtifactType,
  type Campaign,
} from '@inlay/sdk-core/contract/campaigns'
import { flagKeys, getFlags } from '@inlay/sdk-core/contract/workspace'
import { describe, expect, it } from 'vitest'
import { readEach } from '../handlers/campaigns/artifacts/read-each'
import { artifactsCollection, type StoredArtifact } from '../handlers/campaigns/artifacts/stored-artifact'
import { campaignsCollection } from '../handlers/campaigns/campaigns-collection'
import { demoWorkspaces } from '../identity/people'
import { readAll } from '../read-all'
import { createMemoryStore, type Store, type WorkspaceStore } from '../store/index'
import { createTestServer, testNow } from '../testing/test-server'
import { largeContactCount } from './campaigns/large-campaign'
import type { ScenarioName } from './scenario'
import { seedAgain } from './seed-again'
import { seedStore } from './seed-store'

async function seeded(scenario: ScenarioName, store: Store = createMemoryStore()): Promise<Store> {
  await seedStore(store, scenario, testNow)
  return store
}

async function contentsOf(store: Store) {
  return Promise.all(
    demoWorkspaces.map(async ({ workspaceId, members }) => {
      const workspace = store.workspace(workspaceId)
      const values = async <Value extends object>(name: Parameters<typeof workspace.collection<Value>>[0]) =>
        (await readAll(workspace.collection(name))).map(({ value }) => value)
      return {
        memberIds: members.map(({ userId }) => userId),
        campaigns: await values(campaignsCollection),
        contacts: await rowsOf(workspace, 'contact'),
        accounts: await rowsOf(workspace, 'account'),
      }
    }),
  )
}

interface RowOfCampaign {
  readonly campaignId: string
  readonly row: StoredArtifact
}

async function rowsOf(store: WorkspaceStore, artifactType: ArtifactType): Promise<readonly RowOfCampaign[]> {
  const rows: RowOfCampaign[] = []
  for (const { id: campaignId } of await readAll(store.collection(campaignsCollection))) {
    const collection = store.collection(artifactsCollection(campaignId, artifactType))
    for await (const { value } of readEach(collection)) rows.push({ campaignId, row: value })
  }
  return rows
}

describe('the demo', () => {
  it('is the same every time', async () => {
    expect(await contentsOf(await seeded('demo'))).toEqual(await contentsOf(await seeded('demo')))
  })

  it('has hundreds of people and companies, who belong together', async () => {
    for (const { memberIds, campaigns, contacts, accounts } of await contentsOf(await seeded('demo'))) {
      expect(contacts.length).toBeGreaterThan(200)
      const accountAt = new Map(accounts.map(({ campaignId, row }) => [`${campaignId} ${row.id}`, row]))
      for (const { campaignId, row } of contacts) {
        expect(row['organization_name']).toBe(
          accountAt.get(`${campaignId} ${String(row['organization_id'])}`)?.['name'],
        )
        expect(contactStatuses).toContain(row.contact_status)
      }
      expect(new Set(contacts.map(({ campaignId, row }) => `${campaignId} ${row.id}`)).size).toBe(contacts.length)
      for (const campaign of campaigns) {
        expect(memberIds).toContain(campaign.userId)
        expect(campaign.createDate <= campaign.updateDate).toBe(true)
        expect(Date.parse(campaign.updateDate)).toBeLessThanOrEqual(testNow)
        expect(Date.parse(campaign.createDate)).toBeGreaterThan(testNow - 200 * 86_400_000)
      }
    }
  })

  it('has every flag on', async () => {
    const { call } = await createTestServer()
    const flags: Record<string, boolean> = await (await call(getFlags)).json()
    expect(flagKeys.filter((key) => flags[key] !== true)).toEqual([])
  })

  it('goes on: the follow-ups of active campaigns are sent as time passes [CAM-STATS-01]', async () => {
    const test = await createTestServer()
    const sentOf = async (isMeant: (campaign: Campaign) => boolean) => {
      const { items }: { items: readonly Campaign[] } = await (
        await test.call(listCampaigns, { query: { limit: '100' } })
      ).json()
      return items.filter(isMeant).map(({ smartleadCampaignAnalytics: counts }) => counts?.sent_count ?? 0)
    }
    const isGoingOn = ({ campaignId }: Campaign) => campaignId === 'campaign_northwind_2'
    const isOver = ({ status }: Campaign) => status === 'Completed'
    const [[before = 0], over] = [await sentOf(isGoingOn), await sentOf(isOver)]
    test.server.clock.advance(14 * 86_400_000)
    const [[after = 0], overStill] = [await sentOf(isGoingOn), await sentOf(isOver)]
    expect(before).toBeGreaterThan(0)
    expect(after).toBeGreaterThan(before)
    expect(overStill).toEqual(over)
  })

  it('is there once: what people made of it stays when the server starts again', async () => {
    const first = await createTestServer()
    await first.call(deleteCampaign, { params: { campaignId: 'campaign_northwind_1' } })
    const before = await (await first.call(listCampaigns)).json()
    const second = await createTestServer({ store: first.store, scenario: 'empty' })
    expect(await (await second.call(listCampaigns)).json()).toEqual(before)
    expect(second.server.scenario()).toBe('demo')
  })

  it('is the same where it was made for another store before, and changes of that one are its own', async () => {
    const [first, second] = [createMemoryStore(), createMemoryStore()]
    await seedAgain(first)(first, 'demo', testNow)
    const [changed] = (await readAll(first.workspace('northwind').collection(campaignsCollection))).map(({ id }) => id)
    await first
      .workspace('northwind')
      .collection(campaignsCollection)
      .delete(changed ?? '')
    await seedAgain(second)(second, 'demo', testNow)
    expect(await contentsOf(second)).toEqual(await contentsOf(await seeded('demo')))
    expect(
      await first
        .workspace('northwind')
        .collection(campaignsCollection)
        .get(changed ?? ''),
    ).toBeUndefined()
  })

  it('is made anew for another time, unless it may be as old', async () => {
    const dates = async (now: number, oldest: number) => {
      const store = createMemoryStore()
      await seedAgain(store, { oldest })(store, 'demo', now)
      return (await readAll(store.workspace('northwind').collection(campaignsCollection))).map(
        ({ value }) => value.updateDate,
      )
    }
    const before = await dates(testNow + 10_000, 0)
    expect(await dates(testNow + 20_000, 10_000)).toEqual(before)
    expect(await dates(testNow + 20_000, 0)).not.toEqual(before)
  })

  it('is made whole when a server died while it made it', async () => {
    const store = createMemoryStore()
    const dying: Store = {
      ...store,
      workspace(id) {
        if (id === 'halden') throw new Error('The server dies.')
        return store.workspace(id)
      },
    }
    await expect(seedStore(dying, 'demo', testNow)).rejects.toThrow('dies')
    await seedStore(store, 'demo', testNow + 1_000_000)
    expect(await contentsOf(store)).toEqual(await contentsOf(await seeded('demo')))
  })
})

describe('the empty scenario', () => {
  it('has people, workspaces and flags, and nothing else', async () => {
    for (const { campaigns, contacts, accounts } of await contentsOf(await seeded('empty'))) {
      expect([campaigns, contacts, accounts]).toEqual([[], [], []])
    }
    const { call } = await createTestServer({ scenario: 'empty' })
    expect(await (await call(getFlags)).json()).toMatchObject({ 'copy-edit': true })
  })
})

describe('the large scenario', () => {
  it('has 100,000 people in one campaign, and so many campaigns that their list has pages', async () => {
    const store = await seeded('large')
    const campaigns = store.workspace('northwind').collection(campaignsCollection)
    expect(await campaigns.count()).toBeGreaterThan(400)
    const { documents } = await campaigns.find({ orderBy: [{ field: 'updateDate', direction: 'desc' }], limit: 1 })
    expect(documents.map(({ id }) => id)).toEqual(['campaign_northwind_large'])
    expect(largeContactCount).toBe(100_000)
    const contacts = artifactsCollection('campaign_northwind_large', 'contact')
    expect(await store.workspace('northwind').collection(contacts).count()).toBe(100_000)
  }, 60_000)
})
