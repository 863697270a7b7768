import {
  createBrandVoice,
  createIcp,
  createValueProposition,
  deleteKnowledgeDocument,
  getKnowledgeDocumentText,
  listBrandVoices,
  listIcps,
  listKnowledgeDocuments,
  listValuePropositions,
  marketingScienceFromWebsite,
  updateBrandVoice,
  updateIcp,
  updateValueProposition,
  uploadKnowledgeDocument,
  type BrandVoice,
  type Icp,
  type KnowledgeDocument,
  type MarketingScience,
  type ValueProposition,
} from '@inlay/sdk-core/contract/campaigns'
import type { AnyOperation } from '@inlay/sdk-core'
import { expect, it } from 'vitest'
import { makeDocx, makePdf } from '../../../engines/documents/fixtures/make-documents'
import { createMockClock } from '../../../mock-clock'
import { createTestServer, testNow, type CallOptions, type TestServer } from '../../../testing/test-server'
import { readCampaignSources } from './campaign-sources'

async function answerOf<Answer>(test: TestServer, operation: AnyOperation, options: CallOptions = {}): Promise<Answer> {
  const response = await test.call(operation, options)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

const voice = {
  name: 'Ours',
  description: '',
  brandTone: ' Warm ',
  communicationStyle: '',
  personalityTraits: '',
  sampleMessages: '',
}
const icp = {
  name: 'Shippers',
  description: '',
  companySize: '11-50',
  industry: 'Other',
  keyPainPoints: '',
  jobTitles: [' CFO '],
}
const value = { name: 'Acme', description: '', websiteUrl: '', industry: null, companySize: null }

it('lists, creates and updates brand voices, which every member sees [CAM-SET-03] [CAM-BRAND-01]', async () => {
  const test = await createTestServer({ scenario: 'empty' })
  const made = await answerOf<BrandVoice>(test, createBrandVoice, { body: voice })
  expect(made).toMatchObject({ ...voice, brandTone: 'Warm', revision: 1, updatedBy: 'Maren Lindqvist' })
  const params = { brandVoiceId: made.brandVoiceId }
  await answerOf(test, updateBrandVoice, { as: 'theo', params, body: { sampleMessages: 'Hello' } })
  const [seen] = await answerOf<BrandVoice[]>(test, listBrandVoices)
  expect(seen).toMatchObject({ brandTone: 'Warm', sampleMessages: 'Hello', revision: 2, updatedBy: 'Theo Okafor' })
  expect(JSON.stringify(seen)).not.toContain('user_')
})

it('lists, creates and updates ICPs, which every member sees [CAM-SET-03] [CAM-ICP-01]', async () => {
  const test = await createTestServer({ scenario: 'empty' })
  const { icpId } = await answerOf<Icp>(test, createIcp, { body: icp })
  await answerOf(test, updateIcp, { params: { icpId }, body: { jobTitles: ['CFO', 'COO'] } })
  expect(await answerOf<Icp[]>(test, listIcps, { as: 'theo' })).toEqual([
    expect.objectContaining({ ...icp, jobTitles: ['CFO', 'COO'] }),
  ])
})

it('lists, creates and updates value propositions, which need a name [CAM-SET-03] [CAM-COMP-01] [CAM-COMP-02]', async () => {
  const test = await createTestServer({ scenario: 'empty' })
  const refused = await test.call(createValueProposition, { body: { ...value, name: ' ' } })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'name', message: 'Company name is required' }] })
  const made = await answerOf<ValueProposition>(test, createValueProposition, { body: value })
  const params = { valuePropositionId: made.valuePropositionId }
  await answerOf(test, updateValueProposition, { params, body: { industry: 'SaaS', companySize: '5001+' } })
  expect(await answerOf(test, listValuePropositions, { as: 'theo' })).toEqual([
    expect.objectContaining({ ...value, industry: 'SaaS', companySize: '5001+' }),
  ])
  expect((await test.call(updateValueProposition, { params, body: { industry: 'Alchemy' } })).status).toBe(422)
})

it('refuses a change of what somebody else has changed meanwhile', async () => {
  const test = await createTestServer()
  const params = { icpId: 'icp_northwind' }
  const change = (as: 'maren' | 'theo') =>
    test.call(updateIcp, { as, params, body: { name: `By ${as}` }, headers: { 'if-match': '"1"' } })
  expect((await change('theo')).status).toBe(200)
  expect(await (await change('maren')).json()).toMatchObject({ code: 'conflict' })
  expect((await test.call(updateIcp, { params: { icpId: 'none' }, body: {} })).status).toBe(404)
})

async function analyse(test: TestServer, companyWebsite: string, replace = false): Promise<MarketingScience[]> {
  const response = await test.call(marketingScienceFromWebsite, { body: { companyWebsite, replace } })
  expect(response.status).toBe(200)
  return [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(
    ([, data = '']) => JSON.parse(data) as MarketingScience,
  )
}

it('describes a company bit by bit from its website, and keeps that in the workspace [CAM-ONB-12]', async () => {
  const clock = { ...createMockClock({ frozenAt: testNow }), sleep: () => Promise.resolve() }
  const test = await createTestServer({ scenario: 'empty', clock })
  const events = await analyse(test, 'magnolia-transport.example')
  const last = events.at(-1)
  expect(events[0]).toMatchObject({ stage: 'company', basis: expect.stringContaining('Magnolia Transport') })
  expect(events.map(({ icp: soFar }) => JSON.stringify(soFar ?? '').length)).toEqual(
    events.map(({ icp: soFar }) => JSON.stringify(soFar ?? '').length).toSorted((a, b) => a - b),
  )
  expect(last).toMatchObject({ stage: 'done', icp: { revision: 1 }, brandVoice: { revision: 1 } })
  expect(await answerOf(test, listIcps)).toEqual([last?.icp])
  expect(await answerOf(test, listBrandVoices)).toEqual([last?.brandVoice])
  expect(await answerOf(test, listValuePropositions)).toEqual([
    expect.objectContaining({ name: 'Magnolia Transport BV' }),
  ])

  const params = { icpId: last?.icp?.icpId ?? '' }
  await answerOf(test, updateIcp, { params, body: { name: 'As we see them' } })
  expect((await analyse(test, 'Magnolia Transport')).at(-1)?.icp?.name).toBe('As we see them')
  expect(await answerOf<Icp[]>(test, listIcps)).toHaveLength(1)

  // Of another company it says what would stand in the record that there is, and leaves that as it is.
  const other = (await analyse(test, 'halden-logistics.example')).at(-1)
  expect(other?.icp).toMatchObject({ icpId: params.icpId, name: expect.not.stringContaining('As we see them') })
  expect(await answerOf(test, listIcps)).toMatchObject([{ icpId: params.icpId, name: 'As we see them' }])
  expect(await answerOf(test, listBrandVoices)).toEqual([last?.brandVoice])
})

it('replaces what it has described by another company, there and back, but no company that people have entered [CAM-ONB-12]', async () => {
  const clock = { ...createMockClock({ frozenAt: testNow }), sleep: () => Promise.resolve() }
  const test = await createTestServer({ scenario: 'empty', clock })
  const first = (await analyse(test, 'quillworks.io')).at(-1)
  await analyse(test, 'magnolia-transport.example', true)
  const [magnolia] = await answerOf<ValueProposition[]>(test, listValuePropositions)
  expect(magnolia).toMatchObject({ name: 'Magnolia Transport BV', description: expect.stringMatching(/\w/) })
  await analyse(test, 'quillworks.io', true)
  expect(await answerOf(test, listValuePropositions)).toMatchObject([
    { name: 'Quillworks', websiteUrl: 'https://quillworks.io', description: '' },
  ])
  expect(await answerOf(test, listIcps)).toMatchObject([{ icpId: first?.icp?.icpId, name: first?.icp?.name }])

  const entered = await createTestServer({ clock })
  const companies = await answerOf(entered, listValuePropositions)
  const replaced = (await analyse(entered, 'quillworks.io', true)).at(-1)
  expect((await answerOf<Icp[]>(entered, listIcps))[0]).toEqual(replaced?.icp)
  expect(await answerOf(entered, listValuePropositions)).toEqual(companies)
})

it('replaces a company whole that nobody has changed since it was described, and keeps one whole that somebody has [CAM-ONB-12]', async () => {
  const clock = { ...createMockClock({ frozenAt: testNow }), sleep: () => Promise.resolve() }
  const test = await createTestServer({ scenario: 'empty', clock })
  const company = async () => {
    const [first] = await answerOf<ValueProposition[]>(test, listValuePropositions)
    if (first === undefined) throw new TypeError('No company has been described.')
    return first
  }
  const save = async (body: Partial<ValueProposition>) => {
    const params = { valuePropositionId: (await company()).valuePropositionId }
    return answerOf<ValueProposition>(test, updateValueProposition, { as: 'theo', params, body })
  }
  await analyse(test, 'magnolia-transport.example')
  const { name, description, websiteUrl, industry, companySize } = await company()
  await save({ name, description, websiteUrl, industry, companySize })
  await analyse(test, 'quillworks.io', true)
  const quillworks = { name: 'Quillworks', description: '', websiteUrl: 'https://quillworks.io' }
  expect(await company()).toMatchObject({ ...quillworks, industry: null, companySize: null })

  const changed = await save({ companySize: '11-50' })
  const replaced = (await analyse(test, 'magnolia-transport.example', true)).at(-1)
  expect(await company()).toEqual(changed)
  expect(await answerOf(test, listIcps)).toEqual([replaced?.icp])
  expect(await answerOf(test, listBrandVoices)).toEqual([replaced?.brandVoice])
  await analyse(test, 'quillworks.io', true)
  expect(await company()).toEqual(changed)

  // Whose the company information is says nothing of the rest.
  const params = { icpId: replaced?.icp?.icpId ?? '' }
  await answerOf(test, updateIcp, { params, body: { name: 'As we see them' } })
  expect((await analyse(test, 'quillworks.io')).at(-1)?.icp?.name).toBe('As we see them')
})

it('leaves the same company its website where it is asked for by its name alone [CAM-ONB-12]', async () => {
  const clock = { ...createMockClock({ frozenAt: testNow }), sleep: () => Promise.resolve() }
  const test = await createTestServer({ scenario: 'empty', clock })
  await analyse(test, 'quillworks.io')
  await analyse(test, 'Quillworks', true)
  expect(await answerOf(test, listValuePropositions)).toMatchObject([{ websiteUrl: 'https://quillworks.io' }])
  await analyse(test, 'Halden Quarry Works', true)
  expect(await answerOf(test, listValuePropositions)).toMatchObject([{ name: 'Halden Quarry Works', websiteUrl: '' }])
})

it('refuses an address that is none, at its field', async () => {
  const test = await createTestServer()
  const response = await test.call(marketingScienceFromWebsite, { body: { companyWebsite: 'https://' } })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ field: 'companyWebsite' }] })
})

function upload(test: TestServer, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.set('file', new File([bytes], name))
  return test.call(uploadKnowledgeDocument, { body })
}

it('takes documents, reads them, lists and deletes them [CAM-KBASE-01] [CAM-KBASE-03]', async () => {
  const test = await createTestServer({ scenario: 'empty' })
  const bytes = makePdf('Cold chain all year', 'Customs in a day')
  const made = (await (await upload(test, 'Guide.pdf', bytes)).json()) as KnowledgeDocument
  expect(made).toMatchObject({ filename: 'Guide.pdf', size: String(bytes.length), pages: 2, words: 8 })
  expect(made.date).toBe(new Date(testNow).toISOString())
  expect(await answerOf(test, listKnowledgeDocuments, { as: 'theo' })).toEqual([made])
  const params = { documentId: made.documentId }
  expect(await answerOf(test, getKnowledgeDocumentText, { params })).toMatchObject({
    text: expect.stringMatching(/Cold chain all year\s+Customs in a day/),
    truncated: false,
  })
  await answerOf(test, deleteKnowledgeDocument, { params })
  expect(await answerOf(test, listKnowledgeDocuments)).toEqual([])
  expect((await test.call(getKnowledgeDocumentText, { params })).status).toBe(404)
})

it('refuses files of other types, and those that are not what they say, with the reason [CAM-KBASE-02]', async () => {
  const test = await createTestServer({ scenario: 'empty' })
  expect((await upload(test, 'people.csv', new TextEncoder().encode('a,b'))).status).toBe(422)
  const response = await upload(test, 'Guide.docx', makePdf('Cold chain'))
  expect(response.status).toBe(422)
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  expect(errors[0]?.message).toMatch(/is a PDF file, although/)
  expect(await answerOf(test, listKnowledgeDocuments)).toEqual([])
})

it('gives writers what a workspace says about itself, and what its documents say about some words', async () => {
  const test = await createTestServer()
  await upload(test, 'Fleet.docx', makeDocx(['Our trailers are electric since last spring.', 'Drivers sleep at home.']))
  const sources = await readCampaignSources(test.store.workspace('northwind'))
  expect(sources.valueProposition?.name).toBe('Northwind Freight')
  expect(sources.icp?.jobTitles).toContain('Head of Logistics')
  expect(sources.brandVoice?.brandTone).toContain('Plain-spoken')
  const [best] = await sources.searchDocuments('Which trailers are electric?')
  expect(best).toMatchObject({ filename: 'Fleet.docx', text: expect.stringContaining('electric since last spring') })
  expect((await sources.searchDocuments('a price for the quarter'))[0]?.filename).toMatch(
    /Service levels|fish exporters/,
  )
  expect(await sources.searchDocuments('zirconium')).toEqual([])
  const nothing = await readCampaignSources(test.store.workspace('halden'))
  expect([nothing.icp, await nothing.searchDocuments('price')]).toEqual([undefined, []])
})
