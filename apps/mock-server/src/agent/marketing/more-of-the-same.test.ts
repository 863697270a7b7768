import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it('means all of them by “these companies” after more were found [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 3 Dutch software companies')
  await talk.say('2 more')
  const { calls, text } = await talk.say('find the CFOs of these companies')
  expect(calls[0]?.args['accounts']).toHaveLength(5)
  expect(text).toContain('I looked at the 5 companies that I found or listed last.')
  await talk.say('Find 2 logistics companies in Hamburg')
  const other = await talk.say('find the CFOs of these companies')
  expect(other.calls[0]?.args['accounts']).toHaveLength(2)
})

it('means all of them as well where people were looked for in between [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 8 software companies in Germany')
  await talk.say('find the CTOs of these companies')
  await talk.say('3 more accounts')
  const { calls, text } = await talk.say('find the CFOs of these companies')
  expect(calls[0]?.args['accounts']).toHaveLength(11)
  expect(text).toContain('I looked at the 11 companies that I found or listed last.')
})

it('adds accounts alone where more accounts are asked for, whoever was looked for last [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 3 CFOs of breweries in Germany')
  const more = await talk.say('3 more accounts')
  expect(more.calls.map(({ name }) => name)).toEqual(['find_accounts'])
  expect(more.calls[0]?.args).toMatchObject({ industry: 'breweries', location: 'Germany', limit: 3 })
  expect(more.calls[0]?.args).not.toHaveProperty('with_title')
  expect(more.text).toContain('I added **3 accounts** to the audience; 3 that fit were there before.')
  await talk.say('find the CFOs of these companies')
  const then = await talk.say('find 2 more companies')
  expect(then.calls.map(({ name }) => name)).toEqual(['find_accounts'])
  expect(then.text).toContain('I added **2 accounts** to the audience; 6 that fit were there before.')
  const elsewhere = await talk.say('2 more accounts in Austria')
  expect(elsewhere.calls[0]?.args).toMatchObject({ industry: 'breweries', location: 'Austria', limit: 2 })
  const contacts = await talk.say('1 more contact')
  expect(contacts.text).not.toContain('I took over')
})

it('names no number that nobody has named [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls, text } = await talk.say('find CFOs of bootstrapped airlines in Portugal')
  expect(calls[0]?.args).toMatchObject({ people: 10 })
  expect(text).not.toContain('You asked for')
})

it('reads when companies have raised beside which round it was [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const ever = await talk.say('find 200 fintech companies that raised a Series B')
  const here = await (await openTalk()).say('find 200 fintech companies that raised a Series B this year')
  expect(here.calls[0]?.args).toMatchObject({ funding: 'Series B, raised this year' })
  const added = (run: typeof ever) => Number(/I added \*\*(\d+) accounts\*\*/.exec(run.text)?.[1])
  expect(added(here)).toBeGreaterThan(0)
  expect(added(here)).toBeLessThan(added(ever))
})

it('takes people of a nationality for people there, and asks where they are to be elsewhere [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls } = await talk.say('find 3 German CFOs at retailers')
  expect(calls[0]?.args).toMatchObject({ industry: 'retailers', location: 'German', with_title: 'CFOs' })
  const { text } = await (await openTalk()).say('find Indian founders in Toronto')
  expect(text).toBe('I cannot search by “Indian”. Shall I find founders at companies in Toronto without it?')
})

it('says that nobody is there who could be looked up [CAM-CHAT-03]', async () => {
  const { text } = await (await openTalk()).say('enrich them')
  expect(text).toBe('There are no contacts in the audience yet. There are no accounts in the audience yet.')
})

it('takes “fewer than 10” to be nine at most, and “more than 500” to be more [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls } = await talk.say('find 200 law firms in Germany with fewer than 30 employees')
  const result = calls[0]?.result as { readonly accounts: readonly { readonly employees: number }[] }
  const sizes = result.accounts.map(({ employees }) => employees)
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.max(...sizes)).toBeLessThan(30)
})

it('adds nobody in the place of whom it cannot search by, also where a place is named then [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  for (const words of ['find the CTOs of Spotify, Klarna and Zalando', 'find 20 head gardeners']) {
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toMatch(/^(?:I cannot search by “|I do not know)/)
  }
  const other = await openTalk()
  await other.say('find women engineers in Italy')
  const { calls, text } = await other.say('only in Milan')
  expect(calls).toEqual([])
  expect(text).toBe('Shall I look for companies in Milan?')
})

it('goes back to the search before, where one that it cannot do is declined [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 2 retail companies in Munich')
  const { text } = await talk.say('find retail companies in Rome that sing')
  expect(text).toMatch(/^I cannot search by “sing/)
  await talk.say('no')
  const { calls } = await talk.say('2 more')
  expect(calls[0]?.args).toMatchObject({ location: 'Munich', limit: 2 })
})
