import { getCampaign, uploadKnowledgeDocument, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { makeDocx } from '../../engines/documents/fixtures/make-documents'
import { openTalk, type TestTalk } from './marketing-in-test'

async function withPeople(): Promise<TestTalk> {
  const talk = await openTalk()
  await talk.say('find 4 finance directors at software companies in Munich')
  return talk
}

async function savedTexts({ call, campaignId }: TestTalk): Promise<readonly string[]> {
  const { messagesMetadata }: Campaign = await (await call(getCampaign, { params: { campaignId } })).json()
  return messagesMetadata.flatMap(({ templates }) => templates)
}

describe('what is not wanted [CAM-CHAT-03]', () => {
  it.each([
    'write an email about pallets but don’t save it yet',
    "write an email about pallets and don't save it",
    'write an email about pallets, do not save it',
    'write an email about pallets - not saved please',
    'write an email about pallets, without saving it',
  ])('is not saved, and its words stand in no text: “%s”', async (words) => {
    const talk = await withPeople()
    const { calls, text } = await talk.say(words)
    expect(calls.map(({ name, args }) => [name, args['about']])).toEqual([['draft_content', 'pallets']])
    expect(text).toContain('Nothing is saved yet')
    expect(text).not.toMatch(/\[|not saved|saving it/)
    expect(await savedTexts(talk)).toEqual([])
  })

  it.each([
    'don’t enrich them',
    'it is not necessary to enrich them',
    'no need to look up email addresses',
    'do not write an email yet',
    'never check for new leads',
    'please do not find anybody in Berlin',
    'you don’t have to write the overview',
  ])('is not done: “%s”', async (words) => {
    const { calls, text } = await (await withPeople()).say(words)
    expect([calls, text]).toEqual([[], 'All right, I leave it as it is.'])
  })

  it('is not done to what is written, and what is wanted beside it is', async () => {
    const talk = await withPeople()
    await talk.say('write a formal email about pallets')
    for (const words of ["don't drop the second sentence", "don't make it shorter"])
      expect((await talk.say(words)).text).toBe('All right, I leave it as it is.')
    const { text } = await talk.say('do not change the subject but make the text friendlier')
    expect(text).toMatch(/^Changed: it sounds friendlier/)
  })

  it('is told where it is done already', async () => {
    const talk = await withPeople()
    await talk.say('write an email about pallets')
    await talk.say('save it')
    expect((await talk.say("no wait, don't save")).text).toMatch(/^It is saved already, and I leave it so\./)
    await talk.say('undo that')
    expect(await savedTexts(talk)).toEqual([])
  })
})

describe('a message that is to ask for nothing [CAM-CHAT-03]', () => {
  it.each([
    "write an email about pallets, and don't ask for a call",
    'write an email about pallets but do not ask for a meeting',
    'write a LinkedIn message about pallets without asking for a call',
  ])('asks for nothing, and says what it is about: “%s”', async (words) => {
    const talk = await withPeople()
    const { calls, text } = await talk.say(words)
    expect(calls.map(({ args }) => args['about'])).toEqual(['pallets'])
    expect(text).toMatch(/I would like to tell you (?:more )?about pallets\./)
    expect(text).not.toMatch(/^>.*\?$/m)
    // Nothing is left to take out of one that asks for nothing.
    expect((await talk.say("don't ask for a call")).text).toMatch(/^It asks nothing already/)
  })

  it('is written without a question afterwards as well', async () => {
    const talk = await withPeople()
    await talk.say('write an email about pallets')
    const { text } = await talk.say("please don't ask for a call")
    expect(text).toMatch(/^Changed: it asks nothing/)
    expect(text).not.toMatch(/^>.*\?$/m)
  })
})

it('says where a message becomes longer than was wanted [CAM-CHAT-03]', async () => {
  const talk = await withPeople()
  await talk.say('write an email about pallets, max 60 words')
  const words = Array.from({ length: 40 }, () => 'word').join(' ')
  const { text } = await talk.say(`add "Here are ${words}."`)
  expect(text).toMatch(/^Changed: it says “Here are/)
  expect(text).toMatch(/it has more than the 60 words that were wanted: \d+/i)
  expect((await talk.say('remove the second sentence')).text).toMatch(/more than the 60 words/)
})

it('says that what was written by the other way is as before [CAM-CHAT-03]', async () => {
  const talk = await withPeople()
  await talk.say('write two emails about pallets and a LinkedIn note about the same')
  expect((await talk.say('make it shorter')).text).toContain(
    'The emails are as before: name them, and I change them as well.',
  )
  expect((await talk.say('make the emails shorter')).text).not.toContain('as before')
})

describe('what is only asked about [CAM-CHAT-03]', () => {
  it.each([
    ['should I enrich them?', /Say “enrich them”, and I do\.$/],
    ['what would it cost to look up their email addresses?', /^What it costs I do not know/],
    ['should I save it?', /^Saving keeps what I wrote/],
    ['should I write an email about pallets?', /^I can write emails/],
    ['can you write LinkedIn messages?', /^I can write emails/],
    ['when should I write the overview?', /^The overview can be written at any time/],
  ])('is answered and not done: “%s”', async (words, answer) => {
    const talk = await withPeople()
    await talk.say('write an email about trucks')
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toMatch(answer)
    expect(await savedTexts(talk)).toEqual([])
  })
})

describe('what is wanted at another time, or on a condition [CAM-CHAT-03]', () => {
  it.each([
    ['if there are more than 10 contacts, save it', /I do not know how to do this: “if there are more than 10/],
    ['save it tomorrow', /^I save at once or not at all/],
    ['not now, save it later', /I save at once or not at all/],
    ['save it if the others agree', /have saved nothing/],
    ['enrich them tomorrow', /^I do things at once/],
    ['check for new leads on the first of each month', /^I do not set up, change or stop schedules/],
    ['check for leads tomorrow at 9', /^I do not set up, change or stop schedules/],
    ['look for new leads weekly', /^I do not set up, change or stop schedules/],
    ['pause the schedule', /^I do not set up, change or stop schedules/],
    ['remove the schedule', /^I do not set up, change or stop schedules/],
  ])('is not done now, and not silently: “%s”', async (words, answer) => {
    const talk = await withPeople()
    await talk.say('write an email about trucks')
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toMatch(answer)
    expect(await savedTexts(talk)).toEqual([])
  })

  it('is done where the condition is only politeness', async () => {
    const talk = await withPeople()
    const { calls, text } = await talk.say('if you can, enrich the accounts')
    expect(calls.map(({ name }) => name)).toEqual(['enrich_accounts'])
    expect(text).not.toContain('I do not know how')
  })
})

describe('those who are to be looked up [CAM-CHAT-03]', () => {
  it('are the first so many, or who is named, and no others', async () => {
    const talk = await withPeople()
    const first = await talk.say('enrich only the first two contacts')
    expect(first.calls.map(({ args }) => args['names'])).toEqual([[expect.any(String), expect.any(String)]])
    expect(first.text).toMatch(/^I looked up 2 contacts /)
    const none = await talk.say('enrich only the CEOs')
    expect([none.calls, none.text]).toEqual([[], 'None of the 4 contacts fits: CEOs. I have looked up nobody.'])
    const rest = await talk.say('enrich the contacts in Munich')
    expect(rest.text).toMatch(/^I looked up 2 contacts /)
    expect((await talk.say('enrich the contacts in Munich')).text).toMatch(/^All who are meant were looked up before\./)
  })
})

it('looks up all but those who are named [CAM-CHAT-03]', async () => {
  const talk = await withPeople()
  const all = async (words: string) => (await talk.say(words)).calls.flatMap(({ args }) => args['names'] as string[])
  const [first = '', ...others] = await all('enrich the first four contacts')
  expect(await all('enrich everyone except the first one')).toEqual(others)
  expect(await all(`enrich all but ${first}`)).toEqual(others)
  expect(await all("don't enrich the CFOs, but all others")).toEqual([first, ...others])
  const { calls, text } = await talk.say('enrich everyone except the blue ones')
  expect(calls).toEqual([])
  expect(text).toContain('so I have looked up nobody')
})

it('writes no instruction into a message [CAM-CHAT-03]', async () => {
  const talk = await withPeople()
  const study = await talk.say('write an email about night loads, use our case study')
  expect(study.calls[0]?.args['about']).toBe('night loads')
  const silent = await talk.say('write a LinkedIn message about night loads, no questions in it')
  expect(silent.calls[0]?.args['about']).toBe('night loads')
  const rates = await talk.say('write an email about lower rates')
  expect(rates.text).not.toContain('lowering')
})

describe('documents that are named as a whole [CAM-CHAT-03] [CAM-KBASE-01]', () => {
  async function withStudy(): Promise<TestTalk> {
    const talk = await openTalk({ scenario: 'empty' })
    const body = new FormData()
    body.append('file', new File([makeDocx(['Kestrel', 'Picking errors fell by 38 percent.'])], 'case study.docx'))
    expect((await talk.call(uploadKnowledgeDocument, { body })).status).toBe(200)
    return talk
  }

  it.each(['what does the case study say?', 'what is in case study.docx?', 'summarise the case study'])(
    'are shown: “%s”',
    async (words) => {
      const { calls, text } = await (await withStudy()).say(words)
      expect(calls).toEqual([])
      expect(text).toContain('**case study.docx**\n\n> Kestrel')
      expect(text).toContain('> Picking errors fell by 38 percent.')
    },
  )

  it.each([
    'write an email based on the case study',
    'write an email about what our case study says',
    'write an email that quotes our case study',
    'use the numbers from case study.docx',
  ])('are shown, and no message is garbled of their name: “%s”', async (words) => {
    const { calls, text } = await (await withStudy()).say(words)
    expect(calls).toEqual([])
    expect(text).toMatch(
      /^I write about a matter, and use what the documents say of it, so I have written nothing yet\./,
    )
    expect(text).toContain('> Picking errors fell by 38 percent.')
    expect(text).toContain('Name the matter')
  })

  it('are named where none is called so', async () => {
    const { text } = await (await withStudy()).say('what does the handbook of trucks.pdf say?')
    expect(text).toContain('There is **case study.docx**.')
  })
})

it('names no trade to contacts of several [CAM-CHAT-03]', async () => {
  const prompt = 'find 4 heads of sales in Lisbon and write them an email'
  const talk = await openTalk({ initialPrompt: prompt })
  const { text } = await talk.say(prompt)
  expect(text).toContain('**Subject:**')
  expect(text).not.toMatch(/manufacturing|e-commerce|logistics|construction/i)
})
