import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'
import { writtenInFull } from './request/written-in-full'

describe('short forms that people type [CAM-CHAT-03]', () => {
  it.each([
    ['can u find ppl abt 40', 'can you find people about 40'],
    ['whos missing an email', 'who is missing an email'],
    ['hm, only Graz pls', 'only Graz please'],
    ['im a recruiter', "I'm a recruiter"],
    ['r u sure', 'are you sure'],
    ["mention that we're in the U-Bahn of Ur", "mention that we're in the U-Bahn of Ur"],
    ['change it to "u r great"', 'change it to "u r great"'],
  ])('are read in full: “%s”', (typed, meant) => {
    expect(writtenInFull(typed)).toBe(meant)
  })
})

describe('orders with half of the words left out [CAM-CHAT-03]', () => {
  it('look where somebody has just said that they work', async () => {
    const { calls } = await (
      await openTalk()
    ).say('we do office cleaning in cologne. can u find me facility managers at law firms there? maybe 6')
    expect(calls[0]).toMatchObject({
      name: 'find_accounts',
      args: { industry: 'law firms', location: 'cologne', with_title: 'facility managers', people: 6 },
    })
  })

  it('look for who somebody needs, and only or also in another place', async () => {
    const talk = await openTalk()
    const first = await talk.say('im a recruiter, need HR ppl at hospitals in graz and linz')
    expect(first.calls[0]).toMatchObject({ args: { industry: 'hospitals', location: 'graz, linz', with_title: 'HR' } })
    const only = await talk.say('hm only graz pls')
    expect(only.calls[0]).toMatchObject({ name: 'find_accounts', args: { location: 'graz', with_title: 'HR' } })
    const also = await talk.say('not enough, also vienna')
    expect(also.calls[0]).toMatchObject({ name: 'find_accounts', args: { location: 'vienna', with_title: 'HR' } })
  })

  it('write the first of some messages in short, and tell nobody so', async () => {
    const { calls, text } = await (await openTalk()).say('write 3 emails abt our linen service, first one short')
    expect(calls[0]).toMatchObject({
      name: 'draft_content',
      args: { steps: 3, about: 'our linen service', changes: { step: 1 } },
    })
    expect(text).not.toContain('first one short')
  })

  it.each([
    ["linkedin message to them, 2 steps, mention we're certified", 'linkedin', 2, 'We are certified.'],
    ['email to them, ask if they need nurses', 'email', 1, 'Do you need nurses?'],
    ['linkedin to them, invite them to our fair in Graz', 'linkedin', 1, 'invite you to our fair in Graz'],
  ])('write to those who were found: “%s”', async (words, channel, steps, said) => {
    const { calls, text } = await (await openTalk()).say(words)
    expect(calls[0]).toMatchObject({ name: 'draft_content', args: { channel, steps } })
    expect(text).toContain(said)
  })

  it('look in the documents for what “it” says', async () => {
    const { text } = await (await openTalk()).say('does it say anything about ferries?')
    expect(text).toContain('This is what the documents say that has most to do with “ferries”')
  })
})

describe('searches that are put right in few words [CAM-CHAT-03]', () => {
  it('take other sizes and one place, and ask who “still” has none', async () => {
    const talk = await openTalk()
    await talk.say('find 8 marketing managers at insurance companies in Munich with over 500 employees')
    const smaller = await talk.say('nah smaller ones, under 200')
    expect(smaller.calls[0]).toMatchObject({
      name: 'find_accounts',
      args: { company_size: 'under 200 employees', location: 'Munich', with_title: 'marketing managers' },
    })
    const there = await talk.say('and the ones in Munich only please')
    expect(there.text).not.toContain('I do not know how to do this')
    expect((await talk.say('who still has no phone number?')).text).toMatch(
      /^\*\*1 contact\*\* of 1 has no phone number/,
    )
  })

  it('look for those whom somebody sells to, and keep what they make', async () => {
    const { calls, text } = await (
      await openTalk()
    ).say('Hi! We make wooden toys and want to sell them to kindergartens in the Netherlands. Who should we talk to?')
    expect(calls[0]).toMatchObject({ args: { industry: 'kindergartens', location: 'the Netherlands' } })
    expect(text).toContain('“We make wooden toys.”')
  })

  it.each([
    ['ok do that, but max 5', 5],
    ['yes, but only 2 please', 2],
  ])('take so many of what was offered: “%s”', async (words, people) => {
    const talk = await openTalk()
    expect((await talk.say('find 3 owners of breweries in Munich')).text).toContain('Shall I look without it?')
    const { calls } = await talk.say(words)
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { with_title: 'owners', people } })
    expect(calls[0]?.args).not.toHaveProperty('location')
  })

  it('change the subject of one of the emails', async () => {
    const talk = await openTalk()
    await talk.say('write 2 emails about our hop harvesters')
    const { text } = await talk.say('change the subject of the first to Harvest in half the time')
    expect(text).toContain('Changed: the subject is “Harvest in half the time”')
  })
})

describe('more orders in few words [CAM-CHAT-03]', () => {
  it('write to those who have an address, where the others are to be left out', async () => {
    const talk = await openTalk()
    await talk.say('find 3 CFOs at hospitals in Cologne')
    const { calls, text } = await talk.say('leave out the ones without an email and write to the rest')
    expect(calls[0]).toMatchObject({ name: 'draft_content', args: { channel: 'email' } })
    expect(text).not.toContain('the rest')
    expect((await talk.say('put my name under it, Karl Lund')).text).toContain('it is signed “Karl Lund”')
  })

  it('look nearby for a trade, and say by what they cannot', async () => {
    const { calls, text } = await (
      await openTalk()
    ).say("we're a solar installer in valencia, looking for hotels around there with more than 50 rooms")
    expect(calls).toEqual([])
    expect(text).toMatch(/I cannot search by “.*rooms”\. Shall I find hotels in Valencia/)
  })

  it.each([
    ['find 5 hotels in Berlin with more than 50 rooms', '50 rooms'],
    ['find 5 CEOs at logistics companies in Hamburg with over 100 trucks', 'over 100 trucks'],
  ])('take a number of other things for no size: “%s”', async (words, unknown) => {
    const { calls, text } = await (await openTalk()).say(words)
    expect(calls).toEqual([])
    expect(text).toContain(`I cannot search by “${unknown}”. Shall I find`)
    expect(text).not.toContain('employees')
  })

  it('ask by which signals can be searched', async () => {
    const { calls, text } = await (await openTalk()).say('what signals can you use?')
    expect(calls).toEqual([])
    expect(text).toMatch(/^I can search by whom companies are \*\*hiring\*\*/)
  })

  it('ask who the others are, of which nothing is known', async () => {
    const { text } = await (await openTalk()).say('Who is our competition?')
    expect(text).toContain('I find nothing about “competitors” in the documents')
  })

  it('narrow a search by what was raised, and take the number for no money', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 manufacturing companies in Hamburg')
    const { text } = await talk.say('and 5 that raised money this year')
    expect(text).toBe('Shall I look for manufacturing companies in Hamburg that raised this year?')
  })

  it('ask the documents what is known of a matter of ours', async () => {
    const { text } = await (await openTalk()).say('what do you know about our prices')
    expect(text).toContain('This is what the documents say that has most to do with “our prices”')
  })
})

describe('people of a department [CAM-CHAT-03]', () => {
  it('are as asked whatever their titles are', async () => {
    const { text } = await (await openTalk()).say('find 3 procurement leads at hospitals in Bavaria')
    expect(text).toContain('Head of Sourcing')
    expect(text).not.toContain('title as asked')
  })
})

describe('doubts about what was found [CAM-CHAT-03]', () => {
  it('are answered by what was looked for', async () => {
    const talk = await openTalk()
    expect((await talk.say('why so few?')).text).toBe('Nobody was looked for here yet.')
    await talk.say('find 3 CFOs at fintech companies in Berlin')
    for (const words of ['why so few?', 'why only 2?', 'is that all?', 'Why not more?']) {
      const { calls, text } = await talk.say(words)
      expect(calls).toEqual([])
      expect(text).toMatch(/^I looked for CFOs at fintech companies in Berlin, and add only those who fit all of that/)
    }
  })

  it.each(['are you sure?', 'r u sure', 'is that true?', 'how do you know?'])(
    'are answered by what is known: “%s”',
    async (words) => {
      const { calls, text } = await (await openTalk()).say(words)
      expect(calls).toEqual([])
      expect(text).toMatch(/^I go by what stands in the audience/)
    },
  )
})

describe('how many, said behind a search [CAM-CHAT-03]', () => {
  it.each([
    ['hospitals in Bavaria, 6 companies is fine', { industry: 'hospitals', location: 'Bavaria', limit: 6 }],
    ['CFOs at software companies in Ireland, 5 is enough', { location: 'Ireland', with_title: 'CFOs', people: 5 }],
  ])('is the number that is looked for: “%s”', async (words, args) => {
    const { calls } = await (await openTalk()).say(words)
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args })
  })

  it.each([
    'find 12 CFOs at software companies in Ireland and the UK, 6 in each country',
    'find CFOs at software companies in Ireland and the UK, 12 of them, 6 in each country',
  ])('is so many in each place, whatever they are together: “%s”', async (words) => {
    const { calls } = await (await openTalk()).say(words)
    expect(calls.filter(({ name }) => name === 'find_accounts')).toMatchObject([
      { args: { location: 'Ireland', people: 6 } },
      { args: { location: 'UK', people: 6 } },
    ])
  })

  it('is asked of nobody where the audience is empty and somebody is to go', async () => {
    const { calls, text } = await (await openTalk()).say('leave out the ones in Hamburg')
    expect(calls).toEqual([])
    expect(text).toContain('Nobody is in the audience of this campaign yet, so there is nobody to leave out.')
  })

  it('keeps in mind who we are, and proposes whom to look for', async () => {
    const { text } = await (await openTalk()).say('we run a bike courier service in Vienna, who should I target?')
    expect(text).toContain('I keep that in mind for the messages: “We run a bike courier service in Vienna.”')
    expect(text).toMatch(/Shall I find .+\?/)
  })
})

describe('what was found, narrowed and looked into [CAM-CHAT-03]', () => {
  it.each([
    ['what about the smaller companies, under 50 people?', { company_size: 'under 50 people' }],
    ['and what about bigger ones, over 500 employees', { company_size: 'over 500 employees' }],
  ])('is looked for so: “%s”', async (words, args) => {
    const talk = await openTalk()
    await talk.say('find 5 CTOs at fintech companies in the US')
    const { calls } = await talk.say(words)
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { industry: 'fintech', ...args } })
  })

  it('takes at most so many', async () => {
    const { calls } = await (
      await openTalk()
    ).say('find logistics managers at furniture companies in Poland that are hiring warehouse staff, 10 max')
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { hiring: 'warehouse', people: 10 } })
  })

  it.each([
    ['give me 2 people each from procurement or operations', { title: 'procurement, operations', per_account: 2 }],
    ['find people in operations or procurement there', { title: 'operations, procurement' }],
  ])('finds there whoever works in one of two departments: “%s”', async (words, args) => {
    const talk = await openTalk()
    await talk.say('find 3 automotive companies in Bavaria that use SAP')
    const { calls } = await talk.say(words)
    expect(calls).toMatchObject([{ name: 'find_contacts', args }])
  })

  it('weighs nobody against another', async () => {
    const talk = await openTalk()
    expect((await talk.say('who should I contact first?')).text).toContain('so there is nobody to choose from')
    await talk.say('find 3 automotive companies in Bavaria that use SAP')
    expect((await talk.say('which of them should I contact first?')).text).toContain('that is yours to judge')
  })

  it.each(['what is our ideal customer profile?', 'who are our ideal customers?', 'what is our tone of voice?'])(
    'says what the settings say: “%s”',
    async (words) => {
      const { text } = await (await openTalk()).say(words)
      expect(text).toContain('**Ideal customers:** Head of Logistics')
    },
  )

  it('looks into the documents', async () => {
    const { text } = await (await openTalk()).say('how do our documents describe delivery times?')
    expect(text).toContain('by 07:30 the next working day')
  })
})

describe('those who were found, and no others [CAM-CHAT-03]', () => {
  it.each(['just the ones in Rotterdam', 'only Rotterdam ones', 'the ones in Rotterdam only please'])(
    'are shown as far as they are there, and nobody is added: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say('find 10 companies in the Netherlands')
      const { calls, text } = await talk.say(words)
      expect(calls).toEqual([])
      expect(text).toMatch(/\*\*\d+ of 10 accounts\*\* fits?: in Rotterdam/)
      expect(text).toMatch(/Shall I look for companies in Rotterdam\?$/)
    },
  )

  it('stay as narrow as they were asked for where more of them are wanted', async () => {
    const talk = await openTalk()
    await talk.say('Find 10 SaaS companies in Boston')
    await talk.say('only those with more than 100 employees')
    const { calls } = await talk.say('5 more')
    expect(calls[0]).toMatchObject({ args: { location: 'Boston', company_size: 'more than 100 employees', limit: 5 } })
  })

  it.each(['how many from each country?', 'how many of them are in each country?'])(
    'are counted by country: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say('Find 5 HR directors at hospitals in Poland')
      expect((await talk.say(words)).text).toContain('**1 country** of 5 contacts: Poland (5).')
    },
  )

  it('use what they were looked for by', async () => {
    const talk = await openTalk()
    await talk.say('find 5 marketing directors at e-commerce companies in the US using Shopify')
    expect((await talk.say('which of these companies uses Shopify?')).text).toContain(
      'I looked for at companies that use Shopify.',
    )
    expect((await talk.say('which of these companies uses SAP?')).text).not.toContain('I looked for at companies')
  })
})

it.each([
  ['Which of our documents talk about delivery times?', 'by 07:30 the next working day'],
  ['do we charge for waiting time?', 'There are no surcharges for ferries, tolls or waiting up to two hours.'],
  ['how long does a delivery from Rotterdam to Hull take?', 'by 07:30 the next working day'],
])('asks the documents while the audience is empty: “%s” [CAM-CHAT-03]', async (words, said) => {
  expect((await (await openTalk()).say(words)).text).toContain(said)
})

describe('whom somebody has in mind [CAM-CHAT-03]', () => {
  it.each([
    ['find mid-size retail companies in Sweden', 'By “mid-size” I took 100 to 1,000 employees.'],
    ['find 3 large retail companies in Sweden', 'By “large” I took 1,000 employees or more.'],
  ])('is told by how many people that is: “%s”', async (words, note) => {
    expect((await (await openTalk()).say(words)).text).toContain(note)
  })

  it('is proposed in the place that is named', async () => {
    const { text } = await (await openTalk()).say('Who should we target in the Netherlands?')
    expect(text).toBe('Shall I find manufacturing companies in the Netherlands with 51-200 employees?')
  })

  it('is looked for at once at companies that were found', async () => {
    const talk = await openTalk()
    await talk.say('find 4 transport companies in Vienna')
    const { calls } = await talk.say('who should I talk to there?')
    expect(calls).toMatchObject([{ name: 'find_contacts', args: { seniority: 'decision makers' } }])
  })

  it('is narrowed by what their companies did', async () => {
    const talk = await openTalk()
    await talk.say('find 5 CFOs at software companies in Germany')
    const { calls } = await talk.say('Only the ones whose companies raised funding recently')
    expect(calls[0]).toMatchObject({ args: { industry: 'software companies', funding: 'recently raised' } })
  })
})

describe('what a search asks for in a few words [CAM-CHAT-03]', () => {
  it.each([
    ['find 5 founders of companies in Berlin that raised seed or series A', { funding: 'seed, series A' }],
    ['find 5 SaaS companies in Germany that raised a series A or B', { funding: 'series A, series B' }],
    ['find 5 seed companies in Germany', { industry: 'seed' }],
  ])('is one round or the other: “%s”', async (words, args) => {
    const { calls, text } = await (await openTalk()).say(words)
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args })
    expect(text).toMatch(/I added \*\*[45] accounts\*\*/)
  })

  it('is told where nobody knows what somebody trades in', async () => {
    const { text } = await (await openTalk()).say('Find 10 seafood exporters in Norway')
    expect(text).toBe('I cannot search by “seafood exporter”. Shall I find companies in Norway without it?')
  })

  it('is found at those who were found', async () => {
    const talk = await openTalk()
    await talk.say('Find me 10 companies using Shopify in Sweden')
    const { calls } = await talk.say('now the marketing managers at these companies')
    expect(calls).toMatchObject([{ name: 'find_contacts', args: { title: 'marketing managers' } }])
  })
})

describe('a wish for messages in a few words [CAM-CHAT-03]', () => {
  it('takes one price for another', async () => {
    const talk = await openTalk()
    await talk.say('draft an email about our CRM training, 990 euros per person, next course on 4 February in Zurich')
    const { text } = await talk.say('the price is 890, not 990')
    expect(text).toContain('890 euros per person')
    expect(text).not.toMatch(/> .*990/)
    expect((await talk.say('yes save it')).text).toContain('Saved: the email')
  })

  it.each(['mention the free audit in the subject', 'the subject should mention the discount'])(
    'changes nothing where the words of a subject are not told: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say('Write an email offering a free freight audit, 10% savings on average')
      const { calls, text } = await talk.say(words)
      expect(calls).toEqual([])
      expect(text).toContain('I have changed nothing in what I wrote.')
    },
  )

  it('is an order without its verb', async () => {
    const { calls } = await (
      await openTalk()
    ).say('Email sequence with 4 steps, offering our same-day courier in Berlin')
    expect(calls).toMatchObject([{ name: 'draft_content', args: { channel: 'email', steps: 4 } }])
  })
})

it('adds no column, and says so [CAM-CHAT-03]', async () => {
  const { calls, text } = await (await openTalk()).say('Add a column with a one-sentence summary of each shop')
  expect(calls).toEqual([])
  expect(text).toContain('I do not add columns, and have changed nothing.')
})

it('writes of a trial with when it is [CAM-CHAT-03]', async () => {
  const { text } = await (await openTalk()).say('write an email offering a free two-week trial in January')
  expect(text).toContain('offer you a free two-week trial in January')
  expect(text).not.toContain('[fill in')
})
