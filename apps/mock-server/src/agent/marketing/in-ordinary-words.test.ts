import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('whom somebody wants, in the words that first come to mind [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    [
      "I'm looking for purchasing managers at electronics companies in the Netherlands",
      { industry: 'electronics', location: 'the Netherlands', with_title: 'purchasing managers' },
    ],
    ['Hi, we are currently looking for CFOs at retailers in Austria', { industry: 'retailers', with_title: 'CFOs' }],
    [
      'We want more customers in the automotive industry in Poland, what do you suggest?',
      { industry: 'automotive', location: 'Poland' },
    ],
  ])('is looked for: “%s”', async (words, args) => {
    const { calls } = await (await openTalk()).say(words)
    expect(calls.find(({ name }) => name === 'find_accounts')?.args).toMatchObject(args)
  })

  it('is planned for where a campaign is asked for', async () => {
    const { calls, text } = await (
      await openTalk()
    ).say('Can you help me plan a campaign for CFOs at retailers in Austria?')
    expect(calls.map(({ name, args }) => [name, args['goal']])).toEqual([
      ['write_overview', 'Reach CFOs at retailers in Austria.'],
    ])
    expect(text).toContain('Shall I find CFOs at retailers in Austria?')
  })

  it.each(['and their CEOs', 'and the CEOs there', 'and their CEOs too please'])(
    'is looked for at those that were found: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say('Find hotels in Austria')
      const { calls } = await talk.say(words)
      expect(calls.map(({ name, args }) => [name, args['title']])).toEqual([['find_contacts', 'CEOs']])
    },
  )
})

describe('what is said of a message that is there [CAM-CHAT-03]', () => {
  it.each<readonly [string, string, string]>([
    ['move it to 11 am', '“10 am” is now “11 am”', 'on 12 February at 11 am'],
    ['change the webinar to 14:30 please', '“10 am” is now “14:30”', 'on 12 February at 14:30'],
    ['move the webinar to 14 February', '“12 February” is now “14 February”', 'on 14 February at 10 am'],
    ['use the subject Better pictures', 'the subject is “Better pictures”', '**Subject:** Better pictures'],
    ['mention that it costs nothing', 'it says “It costs nothing.”', 'It costs nothing.'],
  ])('changes only that: “%s”', async (words, said, sentence) => {
    const talk = await openTalk()
    await talk.say('write an invitation to our webinar on 12 February at 10 am about product photography')
    const { text } = await talk.say(words)
    expect(text).toMatch(new RegExp(`^Changed: ${said}\\.\\n`))
    expect(text).toContain(sentence)
    expect((await talk.say('what does it look like now?')).text).toContain(sentence)
  })

  it('takes another length of a call', async () => {
    const talk = await openTalk()
    await talk.say('draft an email asking for a 20 minute call next week about returns handling')
    const { text } = await talk.say('change the call to 15 minutes')
    expect(text).toMatch(/^Changed: “20 minutes” is now “15 minutes”\./)
    expect(text).toContain('Would you have 15 minutes for a call next week?')
  })

  it('changes nothing, and writes nothing, where there is no message yet', async () => {
    const { calls, text } = await (await openTalk()).say('make the subject Fresh linen')
    expect(calls).toEqual([])
    expect(text).toMatch(/^I have not written any messages here that I could change/)
  })

  it('asks what stands behind a comma', async () => {
    const { text } = await (
      await openTalk()
    ).say('write a short and friendly email, ask if they are happy with their current linen supplier')
    expect(text).toContain('> Hi {{first_name}},')
    expect(text).toContain('Are you happy with your current linen supplier?')
  })
})

describe('a sequence in an order [CAM-CHAT-03]', () => {
  it.each([
    'write 2 emails about our shift planner. the first one introduces it, the second one offers a free trial',
    'write 2 emails about our shift planner, the first one introduces it, the second one offers a free trial',
  ])('is about the same where it says “it”: “%s”', async (words) => {
    const talk = await openTalk()
    const { text } = await talk.say(words)
    expect(text).not.toContain('[fill in')
    const [, first = '', second = ''] = text.split(/\*\*Step \d\*\*/)
    expect(first).toContain('our shift planner')
    expect(second).toContain('a free trial')
    const moved = await talk.say('put the second one first')
    expect(moved.text).toMatch(/^Changed: messages 1 and 2 have changed places\./)
    expect(moved.text.split(/\*\*Step \d\*\*/)[1]).toContain('a free trial')
  })

  it('is reminded of by one more', async () => {
    const talk = await openTalk()
    await talk.say('write an invitation to our open day on 3 May')
    const { text } = await talk.say('Also write a reminder')
    expect(text).toMatch(/^Changed: message 2 is new\./)
    expect(text).toContain('A short reminder of our open day on 3 May.')
  })
})

describe('a search that names no companies [CAM-CHAT-03]', () => {
  it('says whose it takes', async () => {
    const { text } = await (await openTalk()).say('find 3 owners')
    expect(text).toMatch(/You named no companies, so I looked at .*companies.*, as the campaign or the settings say\./)
  })

  it.each(['wholesalers', 'pharmacies', 'recruitment agencies', 'nursing homes'])(
    'says in which wider trade it looks: %s',
    async (trade) => {
      const { text } = await (await openTalk()).say(`Find 3 ${trade} in Germany`)
      expect(text).toMatch(new RegExp(`By “${trade}” I looked in .+, the nearest trade that I know\\.`))
    },
  )
})

describe('a question beside an offer [CAM-CHAT-03]', () => {
  it.each([
    [
      'Draft a LinkedIn message that asks if they plan deliveries by hand and offers a demo',
      ['a demo', 'Do you plan deliveries by hand?'],
    ],
    [
      'Write an email asking whether they still use spreadsheets and offering a demo',
      ['a demo', 'Do you still use spreadsheets?'],
    ],
    [
      'Write an email that offers a two week trial and asks who decides about carriers',
      ['a two week trial', 'Who decides about carriers?'],
    ],
  ])('is asked, and the offer is made: “%s”', async (words, parts) => {
    const { text } = await (await openTalk()).say(words)
    for (const part of parts) expect(text.slice(text.indexOf('> Hello'))).toContain(part)
    expect(text).not.toMatch(/do not know|\[fill in/)
  })

  it('is told of where another takes its place, and stays where one is asked as well', async () => {
    const talk = await openTalk()
    await talk.say('Write an email about our dinner on 3 May')
    await talk.say('Ask if they eat fish')
    expect((await talk.say('Ask how they come to us')).text).toMatch(
      /^Changed: it asks “May I ask how you come to us\?” in place of “Do you eat fish\?”\./,
    )
    const { text } = await talk.say('Also ask if they bring somebody')
    expect(text).toContain('May I ask how you come to us?')
    expect(text).toContain('Do you bring somebody?')
  })

  it('is one of two things that are said in two sentences', async () => {
    const talk = await openTalk()
    await talk.say('Write an email about our dinner on 3 May')
    const { text } = await talk.say('Say that dinner is on us and that seats are limited to 12')
    expect(text).toContain('Dinner is on us. Seats are limited to 12.')
  })

  it('keeps in mind what is to be offered', async () => {
    const talk = await openTalk()
    const { text } = await talk.say('Find 5 COOs at retailers in Spain. We want to offer them our dock scheduling.')
    expect(text).toContain('I keep that in mind for the messages: “offer them our dock scheduling”')
    expect((await talk.say('write an email')).text).toContain('I would like to offer you our dock scheduling.')
  })
})

it.each<readonly [string, number]>([
  ['Write an email asking if they would test our track and trace app for a month for free. Two follow-ups.', 3],
  ['Send them an email about our yard tool, which cuts dwell time by 20 percent. Two follow-ups.', 3],
  ['Write an email about our pallet tracker that saves 15 percent. Three follow-ups.', 4],
])('counts the follow-ups that a sentence of its own asks for: “%s” [CAM-CHAT-03]', async (words, steps) => {
  const { calls, text } = await (await openTalk()).say(words)
  expect(calls[0]?.args['steps']).toBe(steps)
  expect(text).not.toMatch(/do not know|You asked for \d+ steps/)
})

it.each(['Yes please, look for the other 5', 'yes please, look for the rest', 'Yes, please look for the others'])(
  'takes a yes in fuller words for one: “%s” [CAM-CHAT-03]',
  async (words) => {
    const talk = await openTalk()
    const { text } = await talk.say('find 10 CEOs of logistics startups in France')
    expect(text).toContain('Shall I look for the other 5 without it?')
    const said = await talk.say(words)
    expect(said.text).toContain('I added **5 contacts**')
    expect(said.text).not.toContain('do not know')
  },
)

it.each([
  'our nurse scheduling tool, which saves 5 hours a week per ward',
  'our pallet tracker, which saves 4 hours a week',
])('tells about something and what it does in a whole sentence: “%s” [CAM-CHAT-03]', async (thing) => {
  const { text } = await (await openTalk()).say(`Write to them about ${thing}`)
  expect(text).toContain(`I am writing to tell you about ${thing}.`)
  expect(text).toMatch(/\*\*Subject:\*\* Our (?:nurse scheduling tool|pallet tracker)\n/)
})

it.each([
  ['Write an email. We offer payroll software for small companies.', 'payroll software for small companies'],
  ['Write a 3 step email sequence. We sell a CRM for small teams.', 'our CRM for small teams'],
])('looks for nobody whom an offer is for: “%s” [CAM-CHAT-03]', async (words, offer) => {
  const { calls, text } = await (await openTalk()).say(words)
  expect(calls.map(({ name }) => name)).toEqual(['draft_content'])
  expect(text.slice(text.indexOf('> Hello'))).toContain(offer)
})
