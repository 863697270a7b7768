import { describe, expect, it } from 'vitest'
import { lastOf, writtenBy } from './talked-in-test'

describe('what was taken out of messages [CAM-CHAT-03]', () => {
  const order = 'write an email: we run resilience workshops for teams, half a day, 900 euros per group'

  it.each(['now the same as a LinkedIn message', 'say it differently'])(
    'comes back in no other: “%s”',
    async (next) => {
      const { all, text } = await writtenBy(order, 'take out the price', 'sign it Anke Vogel', next)
      expect(all).toContain('We run resilience workshops for teams, half a day.')
      expect(all).toContain('Anke Vogel')
      expect(all).not.toContain('900')
      expect(text).not.toContain('add what is missing')
    },
  )
})

describe('changes in everyday words [CAM-CHAT-03]', () => {
  const cakes = 'write an email offering our cakes'

  it.each([
    ['our name is Green Corner by the way', 'Our name is Green Corner.'],
    ['I forgot to say we deliver before 8am, please mention it', 'We deliver before 8am.'],
    ['I forgot: groups can have up to 12 people', 'Groups can have up to 12 people.'],
    ['oh and we have a ten year guarantee', 'We have a ten year guarantee.'],
    ['by the way we also assemble the chairs', 'We also assemble the chairs.'],
    ['Instead of the call ask them whether I may send a sample', 'May I send you a sample?'],
    ['instead of asking for a call, ask if I can send a catalogue', 'May I send you a catalogue?'],
    ['Change the ending to: Would you like to see the programme?', 'Would you like to see the programme?'],
    ['change the ending to "Shall I send you our catalogue?"', 'Shall I send you our catalogue?'],
    ['put my name under it: Javier Ruiz, SolLimpio', 'Kind regards,\nJavier Ruiz, SolLimpio'],
    ['use the subject Still hungry?', 'Still hungry?'],
    ['The email sounds stiff. Can you make it more polite?', 'Dear {{first_name}}'],
  ])('are made: “%s”', async (said, words) => {
    const { all } = await writtenBy(cakes, said)
    expect(all).toContain(words)
    expect(all).not.toMatch(/by the way|instead of the call/i)
  })

  it('put a number in words in the place of one in figures', async () => {
    const { all } = await writtenBy(
      'write an email offering our translation service. The first 2 pages are free.',
      "Actually it's the first three pages, not two",
    )
    expect(all).toContain('The first three pages are free.')
  })

  it('ask for a shorter one by the other way', async () => {
    const { text, all } = await writtenBy(cakes, 'Now a shorter linkedin version')
    expect(text).toContain('Here is the LinkedIn message')
    expect(all).not.toContain('a short no is fine')
  })

  it('may be polite', async () => {
    expect((await lastOf('find 2 CFOs in Berlin', 'write an email to them please')).calls[0]?.name).toBe(
      'draft_content',
    )
  })
})

it('lists everybody with their titles [CAM-CHAT-03]', async () => {
  expect((await lastOf('find 2 CFOs in Berlin', 'list everyone with their job title')).text).toContain(
    'Chief Financial Officer',
  )
})

it('looks where it is told beside a yes [CAM-CHAT-03]', async () => {
  const { text } = await lastOf(
    "We sell payroll software for restaurants and hotels. It's called TipTop and it costs 49 dollars a month",
    'yes, in Hamburg',
  )
  expect(text).toContain('restaurants or hotels in Hamburg?')
})

describe('messages as people speak of them [CAM-CHAT-03]', () => {
  const toys = 'write an email offering our wooden animals. we ship within 5 days'

  it('put a fact right that was told with “actually” in it', async () => {
    const { all } = await writtenBy(toys, 'we actually ship within 3 days')
    expect(all).toContain('We ship within 3 days.')
    expect(all).not.toContain('5 days')
    expect(all).not.toContain('Northwind')
  })

  it.each([
    ['write an email: we clean offices, 14 pounds an hour', 'its 15 pounds an hour sorry', '15 pounds'],
    [
      'write an email: a shoot costs 600 euros, including 20 edited photos',
      "It's 25 photos, not 20",
      '25 edited photos',
    ],
    [toys, 'say that Fairfield Bakery cut their admin by half with it', 'Fairfield Bakery cut their admin by half'],
    [toys, 'and tell them the wood comes from the Black Forest', 'The wood comes from the Black Forest.'],
    [toys, 'can you end it with a question about how they choose toys today', 'May I ask how you choose toys today?'],
    [toys, 'start with a question: Do you still sell plastic?', '\n\nDo you still sell plastic?\n\n'],
    [toys, 'can you change the subject line to something with wooden animals in it', 'About wooden animals'],
    ['write an email inviting them to our dinner on 3 May at 6pm', 'change 6pm to 5pm', 'on 3 May at 5 pm'],
    [toys, 'sign off with Best wishes, Tom de Vries, VATback', 'Best wishes,\nTom de Vries, VATback'],
    [
      'write an email inviting them to our dinner on 3 May at 6pm',
      'shall we say 5pm instead of 6pm?',
      'on 3 May at 5 pm',
    ],
    [
      'write two emails inviting them to a free coffee tasting at their office',
      'beans cost 17 euros a kilo',
      'a free coffee tasting at your office',
    ],
  ])('are as they want them: “%s”, “%s”', async (order, said, words) => {
    expect((await writtenBy(order, said)).all).toContain(words)
  })

  it('are one short message of the same offer, as it is to sound', async () => {
    const { all, templates, text } = await writtenBy(
      'write two emails offering a free trial of our espresso machine',
      'now write a short LinkedIn message, friendly, same offer',
    )
    expect(templates).toHaveLength(1)
    expect(all).toMatch(/^\s*Hi [^]*espresso machine/)
    expect(text).not.toContain('fill in')
    const again = await lastOf(
      'write a linkedin message offering our cakes',
      'write a linkedin message with the same offer',
    )
    expect(again.calls).toEqual([])
    expect(again.text).toContain('What I wrote last is a LinkedIn message already')
  })

  it.each([
    [['We rent espresso machines to offices'], 'We rent espresso machines to offices.'],
    [[], 'Northwind Freight moves pallets'],
  ])('introduce whoever sends them: %j', async (before, who) => {
    const order = 'write two emails offering a free trial of our espresso machine'
    const { templates } = await writtenBy(...before, order, 'introduce us in the first email')
    expect(templates[0]).toContain(`Hello {{first_name}},\n\n${who}`)
    expect(templates[1]).not.toContain(who)
  })

  it('are the same offer by the other way', async () => {
    const { all, templates } = await writtenBy(
      'write a linkedin message offering our tool DayOff. setup takes one day',
      'now write an email with the same offer, 3 steps',
    )
    expect(templates).toHaveLength(3)
    expect(all).toContain('DayOff')
    expect(all).not.toContain('the same offer')
  })
})

it.each([
  ['find 3 CFOs in the netherlands', 'only Amsterdam and Rotterdam actually', 'Amsterdam, Rotterdam'],
  ['find 3 CFOs in Hamburg', 'hmm make that buyers, and all of bavaria is fine', 'bavaria'],
])('looks where people say in passing: “%s”, “%s” [CAM-CHAT-02]', async (first, said, location) => {
  const { calls } = await lastOf(first, said)
  expect(calls.find(({ name }) => name === 'find_accounts')?.args).toMatchObject({ location })
})

it('tells who lacks an email address, however that is asked [CAM-CHAT-02]', async () => {
  expect((await lastOf('find 5 CFOs in Berlin', 'anyone without an email address?')).text).toMatch(
    /\b1 contact\b.*no email address/,
  )
})

it.each([
  'whats the daily limit if i launch this?',
  'hows the reply rate if we send this?',
  'whats the price if they sign this',
])('says no question to those who get the messages: “%s” [CAM-CHAT-03]', async (asked) => {
  const { calls, text } = await lastOf('write an email offering our route planner', asked)
  expect(calls.filter(({ name }) => name === 'draft_content')).toEqual([])
  expect(text).not.toMatch(/^Changed/)
})

it('writes as many as are told behind the order [CAM-CHAT-03]', async () => {
  expect(
    (await writtenBy('Write LinkedIn messages to them, two of them. We place nurses within 4 weeks')).templates,
  ).toHaveLength(2)
})
