import {
  deleteRows,
  generateMessages,
  getCampaign,
  getProcessingStatus,
  sampleMessages,
  writeText,
} from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import type { MockServerOptions } from '../../../create-mock-server'
import { createMockClock } from '../../../mock-clock'
import { createTestServer, testNow, type TestServer } from '../../../testing/test-server'
import { readRows, stateOf, untilReady } from './work-in-test'

const campaignId = 'campaign_northwind_2'
const params = { campaignId }
const read = (test: TestServer) => readRows(test, campaignId, 'contact')
const isLaunched = (row: Readonly<Record<string, unknown>>) => row['contact_status'] === 'launched_smartlead'
/** Those whom no email was sent to yet. */
const readUnsent = async (test: TestServer) => (await read(test)).filter((row) => !isLaunched(row))
const steps = ['Hello {{first_name}}, first', 'Second, {{organization_name}}', 'Third']
const email = {
  messageType: 'email',
  artifactType: 'contact',
  instructions: 'Book a call about cold chains',
  templates: steps,
  subjectLine: 'Cold chains at {{organization_name}}',
} as const

function testWith(options: Partial<MockServerOptions> = {}): Promise<TestServer> {
  return createTestServer({ clock: createMockClock({ frozenAt: testNow }), ...options })
}

describe('messages of a campaign', () => {
  it('are written row by row from templates, for every step, and kept with their settings [CAM-MSG-04] [CAM-MSG-18] [CAM-MSG-19]', async () => {
    const test = await testWith()
    expect(await (await test.call(generateMessages, { params, body: email })).json()).toEqual({ ack: true })
    expect(await stateOf(test, campaignId)).toBe('PROCESSING')
    const before = await (await test.call(getProcessingStatus, { params })).json()
    expect(before).toMatchObject({ done: 0 })
    await untilReady(test, campaignId)
    const rows = await readUnsent(test)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows).toHaveLength(before.total)
    for (const row of rows) {
      const first = String(row['name']).split(' ')[0]
      expect(row).toMatchObject({
        email_subject: `Cold chains at ${String(row['organization_name'])}`,
        email_body: `Hello ${first}, first`,
        email_body_2: `Second, ${String(row['organization_name'])}`,
        email_body_3: 'Third',
      })
      expect(row['contact_status']).toBe('email generated')
    }
    const campaign = await (await test.call(getCampaign, { params })).json()
    expect(campaign.messagesMetadata).toContainEqual({
      type: 'email',
      instructions: email.instructions,
      templates: steps,
      subjectLine: email.subjectLine,
    })
  })

  it('of LinkedIn stand beside those of e-mail, and move the contact on [CAM-MSG-04] [CAM-MSG-19]', async () => {
    const test = await testWith()
    await test.call(generateMessages, { params, body: email })
    await untilReady(test, campaignId)
    const { subjectLine: _, ...others } = email
    const body = { ...others, messageType: 'linkedin', templates: ['Hello {{first_name}}', 'Once more'] } as const
    await test.call(generateMessages, { params, body })
    await untilReady(test, campaignId)
    for (const row of await read(test)) {
      expect(row).toMatchObject({ linkedin_message_2: 'Once more' })
      if (isLaunched(row)) continue
      expect(row).toMatchObject({ email_body_3: 'Third', contact_status: 'linkedin message generated' })
    }
    const campaign = await (await test.call(getCampaign, { params })).json()
    expect(campaign.messagesMetadata.map(({ type }: { type: string }) => type).toSorted()).toEqual([
      'email',
      'linkedin',
    ])
  })

  it('are written again in one step alone, by its place [CAM-MSG-18]', async () => {
    const test = await testWith()
    await test.call(generateMessages, { params, body: email })
    await untilReady(test, campaignId)
    const body = { ...email, templates: ['A', 'Another second', 'C'], subjectLine: 'Another', messageSequenceIdx: 1 }
    await test.call(generateMessages, { params, body })
    await untilReady(test, campaignId)
    for (const row of await readUnsent(test)) {
      expect(row).toMatchObject({ email_body_2: 'Another second', email_body_3: 'Third' })
      expect(row['email_body']).toMatch(/^Hello .*, first$/)
      expect(row['email_subject']).toMatch(/^Cold chains at/)
      expect(row['process_history']).toContainEqual({ event: 'email_sequence_generated' })
      expect(row['process_history']).not.toContainEqual({ event: 'email_generated' })
    }
    const refused = await test.call(generateMessages, { params, body: { ...body, messageSequenceIdx: 3 } })
    expect(refused.status).toBe(422)
  })

  it('are whole or none where one step is written again for who had failed [CAM-MSG-18] [CAM-MSG-19]', async () => {
    const test = await testWith()
    const failing = { ...email, templates: ['Hello {{shoe_size}}', ...steps.slice(1)] }
    await test.call(generateMessages, { params, body: failing })
    await untilReady(test, campaignId)
    const before = (await readUnsent(test)).filter((row) => typeof row['email_body'] !== 'string')
    expect(before.length).toBeGreaterThan(2)
    const readThem = async () => (await read(test)).filter(({ id }) => before.some((each) => each['id'] === id))
    // The other steps cannot be written: all stay as they are.
    await test.call(generateMessages, { params, body: { ...failing, messageSequenceIdx: 1 } })
    await untilReady(test, campaignId)
    const messages = (row: Readonly<Record<string, unknown>>) => [
      row['email_subject'],
      row['email_body'],
      row['email_body_2'],
      row['contact_status'],
      row['errors_list'],
      row['process_history'],
    ]
    expect((await readThem()).map(messages)).toEqual(before.map(messages))
    // Now they can: who had none gets all of them.
    await test.call(generateMessages, { params, body: { ...email, messageSequenceIdx: 1 } })
    await untilReady(test, campaignId)
    for (const row of await readThem()) {
      expect(row).toMatchObject({
        email_subject: `Cold chains at ${String(row['organization_name'])}`,
        email_body: expect.stringMatching(/^Hello .*, first$/),
        email_body_2: `Second, ${String(row['organization_name'])}`,
        email_body_3: 'Third',
        contact_status: 'email generated',
      })
      expect(JSON.stringify(row['errors_list'])).not.toContain('No email was written')
    }
  })

  it('stay as they were sent with who was launched on their channel [CAM-MSG-18]', async () => {
    const test = await testWith()
    const sent = (await read(test)).filter(isLaunched)
    expect(sent.length).toBeGreaterThan(10)
    for (const messageSequenceIdx of [undefined, 0]) {
      await test.call(generateMessages, { params, body: { ...email, messageSequenceIdx } })
      const { total } = await (await test.call(getProcessingStatus, { params })).json()
      await untilReady(test, campaignId)
      const rows = await read(test)
      expect(rows.filter(isLaunched)).toEqual(sent)
      expect(total).toBe(rows.length - sent.length)
    }
  })

  it('of a shorter sequence leave nothing of a longer one', async () => {
    const test = await testWith()
    await test.call(generateMessages, { params, body: email })
    await untilReady(test, campaignId)
    await test.call(generateMessages, { params, body: { ...email, templates: ['Only one'] } })
    await untilReady(test, campaignId)
    for (const row of await readUnsent(test))
      expect([row['email_body'], row['email_body_2'] ?? null]).toEqual(['Only one', null])
  })

  it('are none where a row lacks what they are made of, which it says', async () => {
    const test = await testWith()
    await test.call(generateMessages, { params, body: { ...email, templates: ['Hello {{shoe_size}}'] } })
    await untilReady(test, campaignId)
    for (const row of await readUnsent(test)) {
      expect(JSON.stringify(row['errors_list'])).toContain('No email was written: the contact has no shoe size')
    }
  })

  it('of e-mail need a subject line [CAM-MSG-03]', async () => {
    const test = await testWith()
    for (const subjectLine of [undefined, '  ']) {
      const answer = await test.call(generateMessages, { params, body: { ...email, subjectLine } })
      expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
        422,
        expect.stringContaining('subjectLine'),
      ])
    }
  })

  it('go on where a server left them', async () => {
    const first = await testWith()
    await first.call(generateMessages, { params, body: email })
    first.server.clock.advance(500)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await first.server.close()
    const test = await testWith({ store: first.store })
    await untilReady(test, campaignId)
    expect((await readUnsent(test)).every((row) => row['email_body_3'] === 'Third')).toBe(true)
  })
})

describe('samples of messages', () => {
  const { artifactType: _, ...settings } = email

  it('are sequences of real contacts, a sample for each step, of which nothing is kept [CAM-MSG-13] [CAM-MSG-14]', async () => {
    const test = await testWith()
    const rows = await read(test)
    const answer = await (await test.call(sampleMessages, { params, body: settings })).json()
    expect(answer.linkedinSequences).toEqual([])
    expect(answer.emailSequences).toHaveLength(5)
    for (const { samples } of answer.emailSequences) {
      expect(samples).toHaveLength(3)
      const row = rows.find(({ id }) => id === samples[0].artifactId)
      expect(samples[0]).toEqual({
        subject: `Cold chains at ${String(row?.['organization_name'])}`,
        emailBodyWithoutSignature: expect.stringMatching(/^Hello .*, first$/),
        emailMessageReasoning: expect.stringMatching(/first name .* organization name/),
        artifactId: row?.id,
        artifactName: row?.['name'],
      })
    }
    expect(await read(test)).toEqual(rows)
  })

  it('are of those who are written to, and of others only where there are none', async () => {
    const test = await testWith()
    const phone = { ...settings, templates: ['Hello {{first_name}}, is it {{phone_number}}?'] }
    const sampled = async (body: object) => {
      const answer = await (await test.call(sampleMessages, { params, body })).json()
      return answer.emailSequences.map(({ samples }: { samples: { artifactId: string }[] }) => samples[0]?.artifactId)
    }
    const remove = (rowIds: readonly unknown[]) =>
      test.call(deleteRows, { params, body: { artifactType: 'contact', rowIds } })
    const unsent = await readUnsent(test)
    const idOf = (hasPhone: boolean) => unsent.find((row) => Boolean(row['phone_number']) === hasPhone)?.['id']
    const [called, silent] = [idOf(true), idOf(false)]
    await remove(unsent.flatMap(({ id }) => (id === called || id === silent ? [] : [id])))
    expect(new Set(await sampled(settings))).toEqual(new Set([called, silent]))
    expect(await sampled(phone)).toEqual([called])
    await remove([called])
    expect(await sampled(phone)).toEqual([silent])
    await remove([silent])
    expect(await sampled(settings)).toHaveLength(5)
  })

  it('of LinkedIn say for whom they are and why [CAM-MSG-13] [CAM-MSG-14]', async () => {
    const test = await testWith()
    const body = { messageType: 'linkedin', instructions: 'Talk', templates: ['Hello {{first_name}} [mention a post]'] }
    const answer = await (await test.call(sampleMessages, { params, body })).json()
    expect(answer.emailSequences).toEqual([])
    expect(answer.linkedinSequences[0].samples[0]).toEqual({
      personalisedMessage: expect.stringMatching(/^Hello \S/),
      artifactName: expect.any(String),
      linkedinMessageReasoning: expect.stringMatching(/first name .*mention a post/),
      artifactId: expect.any(String),
    })
    expect(answer.linkedinSequences[0].samples[0].personalisedMessage).not.toContain('[')
  })

  it('say codes in words, and name the document that they use', async () => {
    const test = await testWith()
    const prompt = 'Goal: Cheaper cold storage\nStep: 1 of 1\nFields: first_name'
    const { text } = await (await test.call(writeText, { body: { modelType: 'email-template', prompt } })).json()
    const body = {
      ...settings,
      instructions: 'Cheaper cold storage',
      templates: [`As {{seniority}} you know. ${text}`],
    }
    const answer = await (await test.call(sampleMessages, { params, body })).json()
    const [sample] = answer.emailSequences[0].samples
    expect(sample.emailBodyWithoutSignature).not.toMatch(/c_suite|\bvp\b|entry\b(?!-)/)
    expect(sample.emailMessageReasoning).toMatch(/seniority \((?:C-suite|VP|head|director|manager|senior|owner)\)/)
    expect(sample.emailMessageReasoning).toMatch(/It uses your value proposition|It uses “.+” of your knowledge base/)
  })

  it('say what is missing, and are none without contacts [CAM-MSG-15]', async () => {
    const test = await testWith()
    const body = { ...settings, templates: ['Hello {{first_name}} of {{shoe_size}}'] }
    const [sequence] = (await (await test.call(sampleMessages, { params, body })).json()).emailSequences
    expect(sequence.samples[0]).toMatchObject({
      emailBodyWithoutSignature: expect.stringMatching(/^Hello \p{L}+ of \{\{shoe_size\}\}$/u),
      emailMessageReasoning: 'Nothing will be written: the contact has no shoe size.',
    })
  })

  it('names the field that is meant where the contact has it by another name [CAM-MSG-15]', async () => {
    const test = await testWith()
    const body = { ...settings, templates: ['Hello {{first_name}} of {{company}}'] }
    const [sequence] = (await (await test.call(sampleMessages, { params, body })).json()).emailSequences
    expect(sequence.samples[0]).toMatchObject({
      emailMessageReasoning:
        'Nothing will be written: the contact has no field “company” (you may mean {{organization_name}}).',
    })
  })
})

describe('a text that is asked for', () => {
  it('says nothing of documents that are of another matter [CAM-MSG-10]', async () => {
    const test = await testWith()
    const goal = 'We rent out coffee machines to offices. Offer a free two-week trial in January.'
    for (const modelType of ['email-template', 'linkedin-template']) {
      const prompt = `Goal: ${goal}\nStep: 1 of 3\nFields: first_name, title, organization_name`
      const { text } = await (await test.call(writeText, { body: { modelType, prompt } })).json()
      expect(text).toContain('We rent out coffee machines to offices.')
      expect(text).not.toMatch(/decision was made|percent|lane/)
    }
  })

  it('is written from what the workspace says of itself, by what it is for [CAM-MSG-10]', async () => {
    const test = await testWith()
    const write = async (modelType: string, prompt: string) =>
      (await (await test.call(writeText, { body: { modelType, prompt } })).json()).text as string
    const opening = await write('email-template', 'Goal: Cheaper cold storage\nStep: 1 of 3\nFields: first_name')
    expect(opening).toContain('Northwind Freight moves pallets')
    expect(opening).toContain('cheaper cold storage')
    expect(await write('subject-line', 'Goal: Cheaper cold storage')).toBe('About cheaper cold storage')
    expect(await write('linkedin-template', 'Goal: Cheaper cold storage')).toContain('cheaper cold storage')
  })
})
