import { beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../handlers/campaigns/processing/work-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'

const rowsOf = async (talk: TestTalk) => ({
  accounts: await readRows(talk, talk.campaignId, 'account'),
  contacts: await readRows(talk, talk.campaignId, 'contact'),
})

describe('a question about the rows that are there', () => {
  let talk: TestTalk
  let rows: Awaited<ReturnType<typeof rowsOf>>

  beforeAll(async () => {
    talk = await openTalk()
    await talk.say('Find 4 CFOs at retail companies in Munich')
    await talk.say('Find 3 SaaS companies in Berlin')
    rows = await rowsOf(talk)
  })

  const asked = async (phrase: string) => {
    const { calls, text } = await talk.say(phrase)
    expect(calls).toEqual([])
    const after = await rowsOf(talk)
    expect([after.accounts.length, after.contacts.length]).toEqual([rows.accounts.length, rows.contacts.length])
    expect(text).not.toMatch(/I cannot tell|do not know how to do/)
    return text
  }

  it.each([
    ['list all contacts in the audience', 'contact'],
    ['show me all companies', 'account'],
    ['show me the companies', 'account'],
    ['list the contacts', 'contact'],
    ['list all contacts', 'contact'],
    ['list the accounts', 'account'],
    ['show me the contacts', 'contact'],
    ['which companies are in the audience?', 'account'],
    ['show companies', 'account'],
    ['display all accounts', 'account'],
    ['what companies do we have?', 'account'],
    ['who is in there?', 'contact'],
    ['who do we have?', 'contact'],
    ['I want to see all contacts', 'contact'],
    ['let me see the companies', 'account'],
    ['can you list the people?', 'contact'],
    ['please show all leads', 'contact'],
    ['give me a list of all contacts', 'contact'],
    ['view the contacts', 'contact'],
    ['show me everyone', 'contact'],
    ['show me what we have', 'contact'],
    ['show me more', 'contact'],
    ['list everything', 'contact'],
    ["what's in the audience?", 'contact'],
    ['what are the names of the companies?', 'account'],
    ['how big are the companies?', 'account'],
    ['how many employees do the companies have?', 'account'],
    ['show me the first 3 contacts', 'contact'],
  ] as const)('lists them and searches nobody: “%s” [CAM-CHAT-03]', async (phrase, noun) => {
    const text = await asked(phrase)
    const own = noun === 'contact' ? rows.contacts : rows.accounts
    expect(text).toContain(`**${own.length} ${noun}s**`)
    for (const row of own) expect(text).toContain(`| ${String(row['name'])} |`)
  })

  it.each([
    ['show me the CFOs in Munich', /\*\*[1-4] of 4 contacts\*\* fit/],
    ['show me who you found in Munich', /\*\*[1-4] of 4 contacts\*\* fit/],
    ['who did you find in Munich?', /\*\*[1-4] of 4 contacts\*\* fit/],
    ['show me the companies you found in Berlin', /\*\*3 of 7 accounts\*\* fit/],
    ['list CFOs in Munich', /\*\*[1-4] of 4 contacts\*\* fit/],
    ['show me SaaS companies in Berlin', /\*\*3 of 7 accounts\*\* fit/],
    ['list all retail companies', /\*\*4 of 7 accounts\*\* fit/],
    ['which companies are in Berlin?', /\*\*3 of 7 accounts\*\* fit/],
    ['which companies have no contacts?', /\*\*3 of 7 accounts\*\* fit/],
    ['how many SaaS companies are there?', /\*\*3 of 7 accounts\*\* fit/],
    ['which companies are larger than 1 employee?', /\*\*7 of 7 accounts\*\* fit/],
    ['show me CTOs in Hamburg', /^None of the 4 contacts fits.*Shall I find CTOs .*Hamburg\?$/s],
    ['list fintech companies in London', /^None of the 7 accounts fits.*Shall I find fintech companies in London\?$/s],
  ])('filters them: “%s” [CAM-CHAT-03]', async (phrase, answer) => {
    expect(await asked(phrase)).toMatch(answer)
  })

  it.each([
    ['what is the biggest company?', /the largest is \*\*/],
    ['which is the smallest?', /the smallest is \*\*/],
    ['which company has the most employees?', /the largest is \*\*/],
    ['what are the 3 largest companies?', /the largest are \*\*.*\*\*.*\*\*/],
    ['which cities are the companies in?', /\*\*2 cities\*\* of 7 accounts: München \(4\) and Berlin \(3\)\./],
    ['which industries?', /\*\*\d+ industr(?:y|ies)\*\* of 7 accounts/],
    ['what kind of companies do we have?', /\*\*\d+ industr(?:y|ies)\*\* of 7 accounts/],
    ['which sectors do we cover?', /\*\*\d+ industr(?:y|ies)\*\* of 7 accounts/],
    ['count the companies by industry', /\*\*\d+ industr(?:y|ies)\*\* of 7 accounts/],
    ['how many contacts do we have now and from which cities?', /\*\*1 city\*\* of 4 contacts: München \(4\)/],
    ['where are the companies based?', /München \(4\) and Berlin \(3\)/],
    ['which countries are the companies from?', /\*\*1 country\*\* of 7 accounts: Germany \(7\)/],
    ['list the titles', /\*\*\d+ titles?\*\* of 4 contacts: .*Chief Financial Officer/],
    ['what job titles do the contacts have?', /\*\*\d+ titles?\*\* of 4 contacts/],
    ['how many contacts per company?', /\*\*4 companies\*\* of 4 contacts/],
    ['which companies do the contacts work for?', /\*\*4 companies\*\* of 4 contacts/],
    ['which is the smallest company and which cities are the accounts in?', /the smallest is \*\*.*\*\*2 cities\*\*/s],
    ['which country is most common?', /\*\*1 country\*\*/],
    ['who is the CFO of the biggest company in Munich?', /the largest is \*\*/],
    ['what is the biggest company in Berlin?', /Of 3 accounts, the largest is/],
  ])('is counted and compared: “%s” [CAM-CHAT-03]', async (phrase, answer) => {
    expect(await asked(phrase)).toMatch(answer)
  })

  it('names the largest truly', async () => {
    const [largest] = rows.accounts.toSorted(
      (one, other) => Number(other['employee_count']) - Number(one['employee_count']),
    )
    expect(await asked('what is the largest company?')).toContain(`the largest is **${String(largest?.['name'])}** (`)
  })

  it('says plainly what it cannot tell', async () => {
    const revenue = await talk.say('which company has the highest revenue?')
    expect(revenue.calls).toEqual([])
    expect(revenue.text).toContain('the accounts do not say what they turn over')
    const { calls, text } = await talk.say('which companies are profitable?')
    expect(calls).toEqual([])
    expect(text).toContain('I do not know how to look for “profitable” in its rows')
  })
})

describe('those who were found or listed last', () => {
  it.each([
    'find the CFOs of these companies',
    'find CFOs at those accounts',
    'find CFOs at these companies',
    'get me the CFOs at each of these companies',
    'search for CFOs at these 2 companies',
    'find the CFOs there',
    'look for CFOs in these firms',
    'add the CFOs of those companies',
  ])('are searched, and no others: “%s” [CAM-CHAT-03]', async (phrase) => {
    const talk = await openTalk()
    await talk.say('Find 4 retail companies in Munich')
    await talk.say('Find 2 logistics companies in Hamburg')
    const { accounts } = await rowsOf(talk)
    const last = accounts.filter((row) => row['company_city'] === 'Hamburg').map((row) => row['name'])
    expect(last).toHaveLength(2)
    const { calls, text } = await talk.say(phrase)
    expect(calls.map(({ name }) => name)).toEqual(['find_contacts'])
    expect(new Set(calls[0]?.args['accounts'] as string[])).toEqual(new Set(last))
    expect(text).toContain('I looked at Jäger Spedition GmbH and Kelvitic Spedition SE.')
  })

  it.each([
    ['how many of them are in Munich?', /None of the 2 accounts is in Munich\./],
    ['which of these are in Hamburg?', /\*\*2 of 2 accounts\*\* fit/],
    ['who are they?', /\*\*2 accounts\*\*/],
    ['where are they?', /Hamburg \(2\)/],
    ['list them', /\*\*2 accounts\*\*/],
    ['which of them is the biggest?', /Of 2 accounts, the largest is/],
    ['what kind of companies are these?', /of 2 accounts/],
  ])('are meant by a question: “%s”', async (phrase, answer) => {
    const talk = await openTalk()
    await talk.say('Find 4 retail companies in Munich')
    await talk.say('Find 2 logistics companies in Hamburg')
    const { calls, text } = await talk.say(phrase)
    expect(calls).toEqual([])
    expect(text).toMatch(answer)
    expect(text).toContain('I looked only at those whom I found or listed last.')
  })

  it('are those of an answer as well, and all of the audience where nobody was named', async () => {
    const talk = await openTalk()
    await talk.say('Find 4 retail companies in Munich')
    await talk.say('Find 2 logistics companies in Hamburg')
    await talk.say('which companies are in Munich?')
    const { calls, text } = await talk.say('find the CFOs of these companies')
    expect(calls[0]?.args['accounts']).toHaveLength(4)
    expect(text).toContain('I looked at the 4 companies that I found or listed last.')
  })
})

describe('“these people” [CAM-CHAT-03]', () => {
  it('are all that are there, where one alone was spoken of', async () => {
    const talk = await openTalk()
    await talk.say('Find 5 CEOs at machinery companies in Germany')
    const { contacts, accounts } = await rowsOf(talk)
    const those = new RegExp(`of ${contacts.length} contacts\\*\\*|of the ${contacts.length} contacts`)
    await talk.say(`Who works at ${String(accounts[0]?.['name'])}?`)
    expect((await talk.say('Which of these people have an email address?')).text).toMatch(those)
    await talk.say('Which is the largest company?')
    expect((await talk.say('How many of these people have a phone number?')).text).toMatch(those)
  })

  it('are those at one company, where several of them were listed', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 SaaS companies in Berlin')
    await talk.say('Find 2 decision makers at each of them')
    const { contacts, accounts } = await rowsOf(talk)
    const several = accounts
      .map((row) => String(row['name']))
      .find((name) => contacts.filter((row) => row['organization_name'] === name).length === 2)
    await talk.say(`Who works at ${several}?`)
    const { text } = await talk.say('Which of these people have an email address?')
    expect(text).toContain(`2 contacts at ${several}`)
  })
})

it('finds what nobody is there for yet, and takes what it offered [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const shown = await talk.say('show me 3 SaaS companies in Berlin')
  expect(shown.calls[0]).toMatchObject({ name: 'find_accounts', args: { location: 'Berlin', limit: 3 } })
  const both = await (await openTalk()).say('Find 2 retail companies in Munich. Show me fintech companies in London.')
  expect(both.calls.map(({ name }) => name).filter((name) => name === 'find_accounts')).toHaveLength(1)
  const none = await talk.say('show me fintech companies in London')
  expect(none.calls).toEqual([])
  const { calls } = await talk.say('yes')
  expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { industry: 'fintech', location: 'London' } })
})

it.each([
  'find a friendlier tone for the companies',
  'find a warmer tone for these contacts',
  'find a better subject line',
  'look for a catchier subject',
  'find another opening',
  'find better words',
  'come up with a new subject line for the CFOs',
  'find me a more formal tone',
  'search for a shorter version',
  'please find a different wording',
  'think of a better question',
  'find a less pushy closing',
  'find nicer words for these companies',
  'look for a more personal greeting',
  'find a softer tone',
])('changes what was written, or says that it cannot, and never searches: “%s” [CAM-CHAT-03]', async (phrase) => {
  const talk = await openTalk()
  await talk.say('write an email about cold storage')
  const { calls } = await talk.say(phrase)
  expect(calls.filter(({ name }) => name !== 'draft_content')).toEqual([])
  expect((await rowsOf(talk)).accounts).toEqual([])
})
