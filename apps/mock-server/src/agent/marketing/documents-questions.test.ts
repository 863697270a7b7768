import { uploadKnowledgeDocument } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { makeDocx } from '../../engines/documents/fixtures/make-documents'
import { openTalk, type TestTalk } from './marketing-in-test'

const fact = 'Customers save 18 percent of the energy of their cold storage.'

async function withHandbook(): Promise<TestTalk> {
  const talk = await openTalk({ scenario: 'empty' })
  const body = new FormData()
  body.append('file', new File([makeDocx(['Cold handbook', fact, 'Trucks leave at noon.'])], 'Handbook.docx'))
  expect((await talk.call(uploadKnowledgeDocument, { body })).status).toBe(200)
  return talk
}

it.each([
  'what do our documents say about cold storage?',
  'is there anything in the knowledge base about cold storage?',
  'Look up cold storage in our files',
  'do our documents mention cold storage?',
  'what do our docs say about cold storage?',
  'how much is saved in cold storage according to our docs?',
  'according to our documents, how much energy does cold storage save?',
])('tells what documents say, word for word and by their names: %s [CAM-CHAT-03]', async (words) => {
  const { calls, text } = await (await withHandbook()).say(words)
  expect(calls).toEqual([])
  expect(text).toContain('**Handbook.docx**')
  expect(text).toContain(`> `)
  expect(text).toContain(fact)
})

it('says where documents say nothing of it, and where there are none [CAM-CHAT-03]', async () => {
  const words = 'what do our documents say about ice hockey?'
  expect((await (await withHandbook()).say(words)).text).toContain('I find nothing about “ice hockey”')
  const none = await openTalk({ scenario: 'empty' })
  expect((await none.say(words)).text).toContain('There are no documents yet.')
})

it('goes on with a question to the documents, until something else was asked [CAM-CHAT-03]', async () => {
  const talk = await withHandbook()
  await talk.say('what do our documents say about trucks?')
  expect((await talk.say('and for cold storage?')).text).toContain(fact)
  expect((await talk.say('what about ice hockey?')).text).toContain('I find nothing about “ice hockey”')
  await talk.say('find 2 CFOs in Berlin')
  expect((await talk.say('what about Hamburg?')).calls.map(({ name }) => name)).toContain('find_accounts')
})
