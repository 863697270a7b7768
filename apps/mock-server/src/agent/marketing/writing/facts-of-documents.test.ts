import { messageFaults, uploadKnowledgeDocument, writeText } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { makeDocx, makePdf } from '../../../engines/documents/fixtures/make-documents'
import { openTalk, type TestTalk } from '../marketing-in-test'

const fact = 'Our cold chain pilot at Brewster Dairy cut spoilage by 31 percent in 12 weeks.'
const topic = 'our cold chain pilot at Brewster Dairy'

const docx = makeDocx(['Cold chain handbook', fact, 'Who did it', 'It took 3 people. The pilot was led by Ines.'])
const pdf = makePdf(
  'Cold chain handbook\nOur cold chain pilot at Brewster\nDairy cut spoilage by 31 percent\nin 12 weeks.',
)

async function talkWith(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<TestTalk> {
  const talk = await openTalk()
  const body = new FormData()
  body.append('file', new File([bytes], name))
  expect((await talk.call(uploadKnowledgeDocument, { body })).status).toBe(200)
  return talk
}

async function draftOf(talk: TestTalk, prompt: string): Promise<readonly string[]> {
  const { calls } = await talk.say(prompt)
  return (calls[0]?.result as { templates: readonly string[] } | undefined)?.templates ?? []
}

const timesTold = (texts: readonly string[]) => texts.join('\n').split('31 percent').length - 1

describe.each([
  ['Handbook.docx', docx],
  ['Handbook.pdf', pdf],
])('what %s says of the matter', (name, bytes) => {
  it('is in the first message that the agent writes, whole, once, and without the heading [CAM-MSG-11] [CAM-MSG-12]', async () => {
    const talk = await talkWith(name, bytes)
    for (const [prompt, channel] of [
      [`Write a three-step email sequence about ${topic}`, 'email'],
      [`Write a five-step email sequence about ${topic}`, 'email'],
      [`Write an email about ${topic}`, 'email'],
      [`Draft a LinkedIn message about ${topic}`, 'linkedin'],
      [`Write a three-step LinkedIn sequence about ${topic}`, 'linkedin'],
    ] as const) {
      const templates = await draftOf(talk, prompt)
      expect(templates[0]).toContain(fact)
      expect(timesTold(templates)).toBe(1)
      expect(templates.join('\n')).not.toMatch(/handbook|Who did it/i)
      for (const [step, text] of templates.entries()) expect(messageFaults(text, channel, step)).toEqual([])
    }
  })

  it('is in the first message of the wizard, and in no other [CAM-MSG-10]', async () => {
    const talk = await talkWith(name, bytes)
    for (const [modelType, channel] of [
      ['email-template', 'e-mail'],
      ['linkedin-template', 'LinkedIn'],
    ] as const) {
      const texts: string[] = []
      for (const step of [1, 2, 3, 4, 5]) {
        const prompt = `Goal: Book a call about ${topic}\nStep: ${step} of 5\nChannel: ${channel}\nFields: first_name`
        texts.push((await (await talk.call(writeText, { body: { modelType, prompt } })).json()).text as string)
      }
      expect(texts[0]).toContain(fact)
      expect(timesTold(texts)).toBe(1)
    }
  })
})

it('leaves out documents that are about something else', async () => {
  const talk = await talkWith('Handbook.docx', docx)
  const templates = await draftOf(talk, 'Write a three-step email sequence about faster invoicing for shops')
  expect(timesTold(templates)).toBe(0)
})

it('tells no price as something that was done [CAM-MSG-11]', async () => {
  const price = 'The Growth plan of our planner costs 490 euros per month.'
  const talk = await talkWith('Prices.docx', makeDocx(['Prices', price]))
  for (const prompt of ['Write an email about our Growth plan', 'Write a LinkedIn message about our Growth plan']) {
    const [first = ''] = await draftOf(talk, prompt)
    expect(first).not.toMatch(/how that was done|hear how/)
  }
})

it('tells the price that documents have of it where that is asked for, by both ways [CAM-MSG-10] [CAM-MSG-11]', async () => {
  const lines = ['Prices', 'Our towel service starts at 49 euros a month.', 'The mat service is 20 euros a month.']
  const talk = await talkWith('Prices.docx', makeDocx(lines))
  const goal = 'Tell them about our towel service and what it costs'
  const prompt = `Goal: ${goal}\nStep: 1 of 3\nFields: first_name`
  const written = (await (await talk.call(writeText, { body: { modelType: 'email-template', prompt } })).json()).text
  const [drafted] = await draftOf(talk, `Write an email: ${goal.toLowerCase()}`)
  for (const text of [written, drafted]) {
    expect(text).toContain('starts at 49 euros a month')
    expect(text).not.toContain('[fill in')
    expect(text).not.toContain('20 euros')
  }
})
