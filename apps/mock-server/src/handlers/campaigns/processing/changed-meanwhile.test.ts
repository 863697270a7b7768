import { enrichWithAi, updateRow } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { offlineWriter } from '../../../engines/language-model/offline-writer'
import { createMemoryStore } from '../../../store/index'
import { createTestServer, testNow, type TestServer } from '../../../testing/test-server'
import { addRows, changeRows, type ArtifactRowsParts, type RowChange } from '../artifacts/artifact-rows'
import { artifactsCollection, type NewArtifact, type StoredArtifact } from '../artifacts/stored-artifact'
import { rowEnricher } from './enrich-rows'
import { readRows, untilReady } from './work-in-test'
import { writtenFields } from './written-fields'

/** A row of which a change is worked out, and what is in it once somebody else was quicker than that change. */
async function changedMeanwhile(
  row: NewArtifact,
  work: (parts: ArtifactRowsParts, id: string) => Promise<readonly RowChange[]>,
  theirs: Readonly<Record<string, unknown>>,
) {
  const store = createMemoryStore().workspace('northwind')
  const parts = { store, campaignId: 'campaign', artifactType: 'contact', now: testNow } as const
  const [id = ''] = await addRows(parts, [row])
  const changes = await work(parts, id)
  await changeRows(parts, [{ id, fields: theirs }])
  await changeRows(parts, changes)
  return (await store.collection(artifactsCollection('campaign', 'contact')).get(id))?.value
}

it('leaves to an enrichment only what is empty when it writes', async () => {
  const enrich = ({ store, campaignId, artifactType, now }: ArtifactRowsParts, id: string) =>
    rowEnricher({
      rows: store.collection(artifactsCollection(campaignId, artifactType)),
      artifactType,
      enrichmentOptions: ['Firmographics'],
      workspaceId: 'northwind',
      now,
    })(id)
  const ann = { name: 'Ann Lee', email: 'ann@siemens.com' }
  const alone = await changedMeanwhile(ann, enrich, {})
  expect(alone).toMatchObject({ industry: expect.any(String), employee_count: expect.any(Number) })
  const theirs = { industry: 'Kites', company_city: 'Nowhere', errors_list: ['Bounced'] }
  const kept = await changedMeanwhile(ann, enrich, theirs)
  expect(kept).toMatchObject({ ...theirs, employee_count: alone?.['employee_count'], contact_status: 'enriched' })
  // The company that was found is in another place.
  expect(kept).not.toHaveProperty('company_country')
})

it('leaves a message alone that somebody has written meanwhile', async () => {
  const sequence = new Map([
    ['email_subject', 'Hello'],
    ['email_body', 'From a template'],
  ])
  const write = async ({ store, campaignId }: ArtifactRowsParts, id: string) => {
    const kept = await store.collection(artifactsCollection(campaignId, 'contact')).get(id)
    const writing = { language: offlineWriter, signal: new AbortController().signal, facts: {} }
    return [{ id, fields: await writtenFields(kept?.value as StoredArtifact, { type: 'email', sequence }, writing) }]
  }
  const row = await changedMeanwhile({ name: 'Ann Lee', email_body: 'Before' }, write, { email_body: 'By hand' })
  expect(row).toMatchObject({ email_subject: 'Hello', email_body: 'By hand', contact_status: 'email generated' })
})

const campaignId = 'campaign_northwind_2'

it('leaves a cell of an AI column alone that somebody has filled while it was written', async () => {
  const edit = async (rowId: string, data: Readonly<Record<string, string>>) =>
    test.call(updateRow, { params: { campaignId, rowId }, query: { artifactType: 'contact' }, body: { data } })
  let isFirst = true
  const test: TestServer = await createTestServer({
    language: {
      async write() {
        if (isFirst) {
          isFirst = false
          await edit('contact_000000001', { icebreaker: 'By hand' })
        }
        return 'Written'
      },
    },
  })
  const body = { artifactType: 'contact', userPrompt: 'Write an icebreaker', fieldName: 'icebreaker' }
  await test.call(enrichWithAi, { params: { campaignId }, body })
  await untilReady(test, campaignId)
  const rows = await readRows(test, campaignId, 'contact')
  const texts = new Map(rows.map(({ id, icebreaker }) => [id, icebreaker]))
  expect(texts.get('contact_000000001')).toBe('By hand')
  expect([...texts.values()].filter((text) => text === 'Written')).toHaveLength(rows.length - 1)
})
