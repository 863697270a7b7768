import fc from 'fast-check'
import {
  createCampaignFilter,
  createConnection,
  listBrandVoices,
  listCampaigns,
  getScheduleJob,
  setSchedule,
  listIcps,
  listValuePropositions,
  uploadArtifacts,
  uploadKnowledgeDocument,
  type BrandVoice,
  type CampaignFilter,
  type Connection,
  type LeadSearchShown,
  type ScheduleJob,
  type Icp,
  type KnowledgeDocument,
  type UploadResult,
  type ValueProposition,
} from '@inlay/sdk-core/contract/campaigns'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { agents } from '../agent/agents'
import { makePdf } from '../engines/documents/fixtures/make-documents'
import { artifactTablesCollection } from '../handlers/campaigns/artifacts/stored-artifact'
import { campaignsCollection } from '../handlers/campaigns/campaigns-collection'
import { keepOverview } from '../handlers/campaigns/plan/overviews-collection'
import { flagsCollection } from '../handlers/workspace/flags-collection'
import { membershipsCollection } from '../handlers/workspace/memberships-collection'
import { workspacesCollection } from '../handlers/workspace/workspaces-collection'
import { keptAnswersCollection } from '../frame/kept-answers'
import { jobsCollection } from '../jobs/jobs-collection'
import { createMockClock, type MockClock } from '../mock-clock'
import { createOpenApiDocument } from '../openapi/create-openapi-document'
import { readAll } from '../read-all'
import { createMemoryStore, type Store } from '../store/index'
import { openSqliteStore } from '../store/sqlite/open-sqlite-store'
import { createTestServer, testNow, type TestServer } from '../testing/test-server'
import { requestsOfDocument } from './requests-of-document'

const runs = Number(process.env.INLAY_FUZZ ?? 4_000)
const seed = Number(process.env.INLAY_FUZZ_SEED ?? 20_261_121)

const strangeIds = ['constructor', 'a/b', '..', '.', '\0', 'x'.repeat(300), '%']

// The seed stands in the title, and so beside every failure.
describe(`${runs} calls of seed ${seed}, right and wrong`, () => {
  const title = 'get no failure and no data of another workspace [PLT-CALL-01] [CAM-AUTH-07]'

  it(`${title}, over memory`, () => callAll(createMemoryStore()), 300_000)

  it(`${title}, over SQLite`, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'inlay-fuzz-'))
    const store = openSqliteStore({ directory })
    try {
      await callAll(store)
    } finally {
      await store.close()
      await rm(directory, { recursive: true })
    }
  }, 300_000)
})

async function callAll(store: Store) {
  const { server, send, call, tokenFor, logged } = await createTestServer({ store, clock: hurriedClock() })
  const idsIn = async (workspaceId: string, as: 'maren' | 'theo') => {
    const page: { items: { campaignId: string }[] } = await (await call(listCampaigns, { as, workspaceId })).json()
    return page.items.map(({ campaignId }) => campaignId)
  }
  const foreignIds = await idsIn('brightwater', 'theo')
  const tokens = new Map([
    ['maren', await tokenFor('maren', { expiresInSeconds: 3_600 })],
    ['amelie', await tokenFor('amelie', { expiresInSeconds: 3_600 })],
    ['nobody', ''],
  ])
  const campaignIds = await idsIn('northwind', 'maren')
  const places = [
    ...(await Promise.all(campaignIds.slice(0, 30).map((campaignId) => recordsIn({ call, store }, campaignId)))),
    ...(await Promise.all(Array.from({ length: 20 }, () => anotherConnection(call)))),
    ...(await Promise.all(Array.from({ length: 20 }, () => anotherDocument(call)))),
    await settingsOf(call),
  ]
  const before = await everythingOf(store)
  const answered = new Map<string, Set<number>>()

  const requests = requestsOfDocument(createOpenApiDocument(), {
    callers: ['maren', 'maren', 'maren', 'maren', 'maren', 'maren', 'maren', 'maren', 'amelie', 'nobody'],
    workspaceIds: [
      'northwind',
      'northwind',
      'northwind',
      'northwind',
      'northwind',
      'northwind',
      'halden',
      'brightwater',
      '__proto__',
      '',
    ],
    recordIds: [...campaignIds, ...foreignIds.slice(0, 3), ...strangeIds],
    places,
    agentIds: [...agents.map(({ agentId }) => agentId), ...strangeIds.slice(0, 2)],
  })

  await fc.assert(
    fc.asyncProperty(requests, async ({ operationId, method, address, headers, body, caller }) => {
      // Dots that lead out of the API lead to nobody who is asked here.
      if (!new URL(address, 'http://inlay.test').pathname.startsWith('/api/v1')) return
      const request = new Request(`http://inlay.test${address}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${tokens.get(caller)}` },
        ...(body === undefined || method === 'HEAD' ? {} : { body }),
      })
      const response = await send(request)
      const text = await response.text()
      const sent = `${address} ${body}`
      answered.set(operationId, (answered.get(operationId) ?? new Set<number>()).add(response.status))

      expect(response.status).toBeLessThan(500)
      expect(response.headers.get('x-request-id')).toMatch(/^[\w.:-]+$/)
      for (const json of jsonOf(response, text)) expect(JSON.parse(json)).toBeDefined()
      for (const id of foreignIds) if (!sent.includes(id)) expect(text).not.toContain(id)
      if (!sent.includes('Brightwater')) expect(text).not.toContain('Brightwater Foods')
      if (response.status === 200 && address.includes('/workspaces/')) {
        expect(caller).toBe('maren')
        expect(address).toMatch(/\/workspaces\/(northwind|halden)\//)
      }
    }),
    { numRuns: runs, seed, endOnFailure: true },
  )

  expect(logged).toEqual([])
  expect(await everythingOf(store)).toEqual(before)
  // What was never answered well was never tried.
  for (const [operationId, statuses] of answered)
    expect([operationId, [...statuses]]).toEqual([operationId, expect.arrayContaining([200])])
  expect(answered.size).toBe(Object.values(createOpenApiDocument().paths).flatMap(Object.keys).length)
  await server.close()
}

/** A campaign with records that belong to it, which no name that somebody makes up would hit. */
async function recordsIn({ call, store }: Pick<TestServer, 'call' | 'store'>, campaignId: string) {
  const params = { campaignId }
  const filter_criteria = { root_filter: { combine: 'and', filters: [] } }
  const body = { filter_name: 'PRE_ENRICH_FILTER', artifact_type: 'contact', filter_criteria }
  const filter: CampaignFilter = await (await call(createCampaignFilter, { params, body })).json()
  const form = new FormData()
  form.set('file', new File(['Email\nnone'], 'a.csv'))
  form.set('fields', '{"artifactType":"contact"}')
  const upload: UploadResult = await (await call(uploadArtifacts, { params, body: form })).json()
  const schedule = { triggerType: 'cron', triggerConfig: { expr: '0 10 * * *' }, autoLaunch: false }
  const { job }: { job: ScheduleJob } = await (await call(setSchedule, { params, body: schedule })).json()
  const { searches = [] }: { searches?: LeadSearchShown[] } = await (await call(getScheduleJob, { params })).json()
  // The agent has written of it.
  await keepOverview(store.workspace('northwind'), { campaignId, text: '# Overview' })
  return {
    campaignId,
    recordId: filter.record_id,
    rowId: 'contact_000000001',
    uploadId: upload.uploadId ?? '',
    jobId: job.jobId,
    searchId: searches[0]?.searchId ?? '',
  }
}

async function anotherConnection(call: TestServer['call']) {
  const body = { provider: 'heyreach', name: 'Another', credentials: { accessToken: 'another-credential' } }
  const { connectionId }: Connection = await (await call(createConnection, { body })).json()
  return { connectionId }
}

async function anotherDocument(call: TestServer['call']) {
  const form = new FormData()
  form.set('file', new File([makePdf('Cold chain')], 'guide.pdf'))
  const { documentId }: KnowledgeDocument = await (await call(uploadKnowledgeDocument, { body: form })).json()
  return { documentId }
}

async function settingsOf(call: TestServer['call']) {
  const [voices, icps, values] = (await Promise.all(
    [listBrandVoices, listIcps, listValuePropositions].map(async (list) => (await call(list)).json()),
  )) as [BrandVoice[], Icp[], ValueProposition[]]
  return {
    brandVoiceId: voices[0]?.brandVoiceId ?? '',
    icpId: icps[0]?.icpId ?? '',
    valuePropositionId: values[0]?.valuePropositionId ?? '',
  }
}

/**
 * Its time stands still, and nobody waits for it: the runs of agents are over at once. What is to come later does not, since
 * it would plan its next time for the same moment without end.
 */
function hurriedClock(): MockClock {
  const clock = createMockClock({ frozenAt: testNow })
  return {
    ...clock,
    sleep: (milliseconds, signal) => (milliseconds < 30_000 ? Promise.resolve() : clock.sleep(milliseconds, signal)),
  }
}

function jsonOf(response: Response, text: string): readonly string[] {
  const mediaType = response.headers.get('content-type') ?? ''
  if (text === '' || files.some((type) => mediaType.startsWith(type))) return []
  const isStream = mediaType.startsWith('text/event-stream')
  return isStream ? [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data) : [text]
}

const files = ['text/csv', 'text/markdown']

/** All that belongs to the other workspace, and who belongs where. */
async function everythingOf({ workspace, system }: Store) {
  const other = workspace('brightwater')
  return {
    campaigns: await readAll(other.collection(campaignsCollection)),
    // They count up with every change of a row.
    artifacts: await readAll(other.collection(artifactTablesCollection)),
    flags: await readAll(other.collection(flagsCollection)),
    jobs: await readAll(other.collection(jobsCollection)),
    kept: await readAll(other.collection(keptAnswersCollection)),
    memberships: await readAll(system.collection(membershipsCollection)),
    workspaces: await readAll(system.collection(workspacesCollection)),
  }
}
