import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('who is wanted, in a sentence before how many [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    [
      'We want to reach CFOs at retailers in Sweden. Can you find 10 people?',
      { industry: 'retailers', location: 'Sweden', with_title: 'CFOs', people: 10 },
    ],
    [
      'We want to sell our freight audit software to finance teams at mid-size manufacturers in the UK. Can you find 20 people?',
      { industry: 'manufacturers', location: 'UK', with_title: 'finance', people: 20 },
    ],
    [
      'I would like to sell pallets to furniture makers in Italy. Can you find 10 people?',
      { industry: 'furniture', location: 'Italy', with_seniority: 'decision makers', people: 10 },
    ],
  ])('is looked for, and nobody beside: “%s”', async (words, args) => {
    const { calls } = await (await openTalk()).say(words)
    const searches = calls.filter(({ name }) => name === 'find_accounts')
    expect(searches.map((call) => call.args)).toEqual([expect.objectContaining(args)])
    expect(calls.filter(({ name }) => name === 'find_contacts')).toHaveLength(1)
  })

  it('is nobody where that sentence is not understood', async () => {
    const { calls, text } = await (await openTalk()).say('We want to grow next year. Can you find 10 people?')
    expect(calls).toEqual([])
    expect(text).toContain('I do not know how to do this: “We want to grow next year. Can you find 10 people')
  })
})

describe('people of a department [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    [
      'Find 20 people in finance teams at manufacturers in the UK',
      { industry: 'manufacturers', with_title: 'finance' },
    ],
    ['10 people in purchasing at retailers in Sweden', { industry: 'retailers', with_title: 'purchasing' }],
    ['find 10 people who work in logistics at retailers in Sweden', { industry: 'retailers', with_title: 'logistics' }],
    ['find 10 people in logistics in Sweden', { industry: 'logistics' }],
  ])('are looked for by what they do: “%s”', async (words, args) => {
    const { calls } = await (await openTalk()).say(words)
    expect(calls[0]?.args).toMatchObject(args)
  })
})

describe('a trade that rows do not tell [CAM-CHAT-03]', () => {
  it.each([
    ['Find 4 furniture manufacturers in Spain', 'Are these all furniture makers?', 'furniture companies'],
    ['Find 5 breweries in Munich', 'Are these all breweries?', 'breweries'],
    ['Find 5 steel producers in Poland', 'Are these steel companies?', 'steel companies'],
  ])('is not claimed of them: “%s”', async (search, question, trade) => {
    const talk = await openTalk()
    await talk.say(search)
    const { text } = await talk.say(question)
    expect(text).toMatch(
      new RegExp(
        `^I cannot tell from the audience which are ${trade}: its rows say no more .*\\*\\*1 industry\\*\\* of`,
      ),
    )
  })

  it('is said to be looked for in the wider one', async () => {
    const { text } = await (await openTalk()).say('Find 4 furniture manufacturers in Spain')
    expect(text).toContain('By “furniture manufacturers” I looked in manufacturing, the nearest trade that I know.')
  })
})

describe('a search that is made narrower or wider [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    ['Narrow the search down to Bavaria', { location: 'Bavaria' }],
    ['Widen it to Austria and Switzerland', { location: 'Austria, Switzerland' }],
    ['Larger companies only, at least 1,000 employees', { company_size: 'at least 1000 employees' }],
  ])('is made so: “%s”', async (words, args) => {
    const talk = await openTalk()
    await talk.say('Find 4 heads of logistics at food companies in Germany')
    const { calls } = await talk.say(words)
    expect(calls.find(({ name }) => name === 'find_accounts')?.args).toMatchObject({ industry: 'food', ...args })
  })

  it.each([
    'Only keep companies with more than 200 employees',
    'Exclude companies with fewer than 50 employees',
    'Only keep those with an email',
  ])('takes nobody out, and says who fits: “%s”', async (words) => {
    const talk = await openTalk()
    await talk.say('Find 12 heads of logistics at food companies in Germany')
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toMatch(
      /^I do not remove anything from an audience, and have not\..* fits?: |^I do not remove.*None of /,
    )
  })
})

it.each(['Enrich them with emails and LinkedIn profiles', 'Enrich them with email addresses and phone numbers'])(
  'looks everybody up by what they are to get: “%s” [CAM-CHAT-03]',
  async (words) => {
    const talk = await openTalk()
    await talk.say('Find 3 heads of logistics at food companies in Germany')
    const { calls, text } = await talk.say(words)
    expect(calls.map(({ name }) => name)).toContain('enrich_contacts')
    expect(text).toContain('I looked up 3 contacts')
  },
)

it.each([
  ['tariffs', 'The price of a lane holds for a quarter.'],
  ['delivery times', 'by 07:30 the next working day'],
])('finds in the documents what they say in other words: %s [CAM-CHAT-03]', async (matter, said) => {
  const { text } = await (await openTalk()).say(`What do our documents say about ${matter}?`)
  expect(text).toMatch(new RegExp(`^No document says “${matter}” in these words\\.`))
  expect(text).toContain(said)
})

it('looks up only those who lack what is missing, and says who had it before [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 15 heads of growth at SaaS companies in Berlin hiring SDRs')
  const { calls, text } = await talk.say('Look up the missing email addresses')
  expect(calls.map(({ args }) => (args['names'] as readonly string[]).length)).toEqual([1])
  expect(text).toMatch(/^I looked up 1 contact /)
  expect((await talk.say('enrich everyone again')).text).toContain('No new email address was found. 1 still has none.')
  await talk.say('Find 2 heads of logistics at food companies in Cologne')
  expect((await talk.say('enrich the ones in Cologne')).text).toContain('All of them had an email address before.')
})

it('says where nothing but profiles is known whose address was not found, and once what is not connected [CAM-CHAT-03]', async () => {
  const talk = await openTalk({ scenario: 'empty' })
  await talk.say('Find 15 heads of growth at SaaS companies in Berlin hiring SDRs')
  const { text } = await talk.say('enrich them')
  expect(text).toMatch(/LinkedIn profiles\*\* came with it\. /)
  expect(text).toContain('No new email address was found. 1 still has none.')
  expect(text.match(/Nothing is connected that knows Firmographics\./g)).toHaveLength(1)
})
