import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'

async function withFive(): Promise<TestTalk> {
  const talk = await openTalk()
  await talk.say('write five emails about our groupage service')
  return talk
}

async function withInvitation(): Promise<TestTalk> {
  const talk = await openTalk()
  await talk.say('Draft an invitation to our open day on 3 March in Oslo')
  return talk
}

describe('several messages [CAM-CHAT-03]', () => {
  it.each<readonly [string, readonly number[], string]>([
    ['Remove the second and the fourth email', [2, 4], 'messages 2 and 4 are out'],
    ['delete the second one and the third', [2, 3], 'messages 2 and 3 are out'],
    ['delete emails 1, 2 and 3', [1, 2, 3], 'messages 1, 2 and 3 are out'],
    ['Remove the last two', [-2, -1], 'messages 4 and 5 are out'],
    ['drop the first two emails', [1, 2], 'messages 1 and 2 are out'],
  ])('go at once: “%s”', async (words, drop, said) => {
    const { calls, text } = await (await withFive()).say(words)
    expect(calls.map(({ args }) => args['changes'])).toEqual([{ drop }])
    expect(text).toMatch(new RegExp(`^Changed: ${said}\\.\\n`))
    expect(text.match(/\*\*Step \d\*\*/g)).toHaveLength(5 - drop.length)
  })

  it('never go all, and what is not there is told', async () => {
    const talk = await withFive()
    expect((await talk.say('remove the first five emails')).text).toBe(
      'These are all the messages that there are. I have left it as it is.',
    )
    expect((await talk.say('remove the second and the seventh')).text).toMatch(
      /^Changed: message 2 is out\.\s+There is no message 7\./,
    )
  })
})

describe('what an invitation says [CAM-CHAT-03]', () => {
  it.each<readonly [string, RegExp, string]>([
    ['change Oslo to Bergen', /^Changed: “Oslo” is now “Bergen”\.\n/, 'on 3 March in Bergen.'],
    ['replace open day with harbour tour', /“open day” is now “harbour tour”\.\n/, 'to our harbour tour on 3 March'],
    ['change the date to 10 March', /^Changed: “3 March” is now “10 March”\.\n/, 'on 10 March in Oslo.'],
    ['move the open day to 12 May', /^Changed: “3 March” is now “12 May”\.\n/, 'on 12 May in Oslo.'],
  ])('is exchanged as it is said: “%s”', async (words, said, sentence) => {
    const { text } = await (await withInvitation()).say(words)
    expect(text).toMatch(said)
    expect(text).toContain(sentence)
  })

  it('is taken back by whoever has changed their mind', async () => {
    const talk = await withInvitation()
    await talk.say('change Oslo to Bergen')
    const { text } = await talk.say('I changed my mind, take that back')
    expect(text).toMatch(/^I took the last change back\./)
    expect(text).toContain('on 3 March in Oslo.')
  })

  it('stays where the words are not in it', async () => {
    const { calls } = await (await withInvitation()).say('change Lisbon to Porto')
    expect(calls).toEqual([])
  })
})

describe('what they are to be asked [CAM-CHAT-03]', () => {
  it.each<readonly [string, string]>([
    ['Ask how many pallets they ship per month.', 'May I ask how many pallets you ship per month?'],
    [
      'No meeting, no call. Ask how many pallets they ship per month.',
      'May I ask how many pallets you ship per month?',
    ],
    ['Please ask them to send us their pallet volumes.', 'Could you send us your pallet volumes?'],
    ['Ask them to send us their pallet volumes.', 'Could you send us your pallet volumes?'],
  ])('is asked in what is ordered with it, and again by the next: “%s”', async (words, question) => {
    const { text } = await (await openTalk()).say(`Draft three emails about our cross-dock in Malmö. ${words}`)
    const [, first = '', second = ''] = text.split(/\*\*Step \d\*\*/)
    for (const message of [first, second]) expect(message.trimEnd()).toMatch(questionAtTheEnd(question))
    expect(text).toContain('our cross-dock in Malmö')
    expect(text).not.toMatch(/do not know|\bcall\b|\[fill in/)
  })

  it.each<readonly [string, Record<string, unknown>]>([
    ['Ask how many pallets they ship per month', { question: 'May I ask how many pallets you ship per month?' }],
    ['please ask them to send us their pallet volumes', { question: 'Could you send us your pallet volumes?' }],
    ['ask what they pay per pallet in the second one', { step: 2, question: 'May I ask what you pay per pallet?' }],
  ])('takes the place of what was asked: “%s”', async (words, changes) => {
    const { calls, text } = await (await withFive()).say(words)
    expect(calls.map(({ args }) => args['changes'])).toEqual([changes])
    expect(text).toMatch(/^Changed: it asks /)
  })
})

function questionAtTheEnd(question: string): RegExp {
  return new RegExp(`${question.replaceAll('?', String.raw`\?`)}\\n> \\n> Kind regards$`)
}

describe('who is wanted as well, or not [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    [
      'Actually I would also like 5 purchasing managers at breweries in Munich',
      { industry: 'breweries', location: 'Munich', with_title: 'purchasing managers', people: 5 },
    ],
    ['find 5 more in Austria, skip Vienna and Graz', { location: 'Austria', outside: 'Vienna, Graz', people: 5 }],
  ])('is looked for: “%s”', async (words, args) => {
    const talk = await openTalk()
    await talk.say('Find 4 heads of logistics at food companies in Germany')
    const { calls } = await talk.say(words)
    expect(calls.find(({ name }) => name === 'find_accounts')?.args).toMatchObject(args)
  })

  it('is told how whoever is there is taken out', async () => {
    const talk = await openTalk()
    await talk.say('Find 20 heads of logistics at food companies in Germany')
    const { calls, text } = await talk.say('Leave out everyone in Berlin')
    expect(calls).toEqual([])
    expect(text).toMatch(/^I do not remove anything from an audience, and have not\..* contacts\*\* fit: in Berlin\./)
  })
})

describe('how a message begins [CAM-CHAT-03]', () => {
  it.each([
    'Start it with "Good morning"',
    'Start the email with "Good morning"',
    'Begin the email with "Good morning {{first_name}},"',
  ])('is its greeting: “%s”', async (words) => {
    const talk = await openTalk()
    await talk.say('write an email about our groupage service')
    const { text } = await talk.say(words)
    expect(text).toMatch(/^Changed: it greets with “Good morning”\./)
    expect(text).toContain('> Good morning {{first_name}},')
    expect(text).not.toContain('Hello')
  })
})

describe('what a message is about that is told of nothing [CAM-CHAT-03]', () => {
  it.each([
    'Write an email to them',
    'Write five emails',
    'Write a LinkedIn message',
    'Write three emails based on that',
  ])('is what the sender does, and not the work of whoever gets it: “%s”', async (words) => {
    const talk = await openTalk()
    await talk.say('find 2 heads of operations at food companies in Hamburg')
    const { text } = await talk.say(words)
    expect(text).toContain(' about what we do.')
    expect(text).toContain('Northwind Freight moves pallets and full loads across the North Sea overnight.')
    expect(text).not.toMatch(/operations in|\[fill in/)
  })

  it('is asked for where nothing can follow', async () => {
    const { calls, text } = await (await openTalk()).say('Write a follow-up email')
    expect(calls).toEqual([])
    expect(text).toMatch(/^I have not written any message here that another could follow\./)
  })
})

describe('what customers save [CAM-CHAT-03]', () => {
  it.each([
    'Write a LinkedIn message that explains how our customers save 15% of their freight costs',
    'Write an email about how we save our customers time',
    'Write an email that shows how to save on freight costs',
  ])('saves no message: “%s”', async (words) => {
    const talk = await openTalk()
    const { calls, text } = await talk.say(words)
    expect(calls[0]?.args['save']).toBeUndefined()
    expect(text).toContain('Nothing is saved yet')
    expect((await talk.say('what messages are saved?')).text).toContain('No messages are saved in this campaign yet.')
  })

  it.each([
    'Write an email about our ferry and save it',
    'Write and save an email about our ferry',
    'Write an email about our ferry, then save it as the message of the campaign',
  ])('is saved where that is asked for: “%s”', async (words) => {
    expect((await (await openTalk()).say(words)).text).toContain('It is saved as the message of this campaign.')
  })
})

it.each(['make it less pushy', 'too salesy', 'make it softer'])(
  'asks less of the reader, and nothing else changes: “%s” [CAM-CHAT-03]',
  async (words) => {
    const talk = await openTalk()
    await talk.say('write an email about our weekend delivery service')
    const { text } = await talk.say(words)
    expect(text).toMatch(/^Changed: it asks whether it is of interest, and for no call\./)
    expect(text).toContain('Would that be of interest to you?')
    expect(text).not.toContain('talk about it next week')
    expect((await talk.say(words)).text).toMatch(/^It asks for no call and no meeting already: tell me which words/)
  },
)
