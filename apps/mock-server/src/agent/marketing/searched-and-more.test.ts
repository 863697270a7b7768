import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('a search that is put with more [CAM-CHAT-03]', () => {
  it('looks for two groups of people at the same companies', async () => {
    const { calls } = await (await openTalk()).say('find 10 marketing managers and 5 sales directors at banks in Italy')
    expect(calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args)).toMatchObject([
      { industry: 'banks', location: 'Italy', with_title: 'marketing managers', people: 10 },
      { industry: 'banks', location: 'Italy', with_title: 'sales directors', people: 5 },
    ])
  })

  it('finds people who are to be looked up, and writes to them', async () => {
    const { calls } = await (
      await openTalk()
    ).say('look up 5 event managers at hotels in Ireland and write them an email about our booking tool in one go')
    expect(calls[0]).toMatchObject({
      name: 'find_accounts',
      args: { with_title: 'event managers', location: 'Ireland' },
    })
    expect(calls.at(-1)).toMatchObject({ name: 'draft_content', args: { about: 'our booking tool' } })
  })

  it('looks up the phone numbers of those who are found', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 logistics firms in Poland')
    const { calls, text } = await talk.say('get the head of operations at each, and their phone numbers')
    expect(calls.map(({ name }) => name)).toEqual(['find_contacts', 'enrich_contacts'])
    expect(text).not.toContain('cannot search')
  })

  it('finds whom something can be sold to', async () => {
    const { calls } = await (await openTalk()).say('Who can I sell a payroll tool to in Belgium?')
    expect(calls[0]?.args).toMatchObject({ location: 'Belgium', with_seniority: 'decision makers' })
  })

  it('finds as many as are named with a trade and a place', async () => {
    const { calls } = await (await openTalk()).say('3 restaurants in Barcelona please')
    expect(calls[0]?.args).toMatchObject({ industry: 'restaurants', location: 'Barcelona', limit: 3 })
  })

  it('takes a number for that of what it has offered, and leaves nothing out unasked', async () => {
    const talk = await openTalk()
    await talk.say('Find 6 CFOs at banks in Spain who like golf')
    const { calls, text } = await talk.say("that's too many, just 4")
    expect(calls).toEqual([])
    expect(text).toBe('Shall I find 4 CFOs at banks in Spain, without “golf”?')
    expect((await talk.say('yes')).calls[0]?.args).toMatchObject({ with_title: 'CFOs', people: 4 })
  })

  it('finds as many of those that it has offered', async () => {
    const talk = await openTalk()
    await talk.say('restaurants in Barcelona')
    expect((await talk.say('yes, 2 of them')).calls[0]?.args).toMatchObject({ industry: 'restaurants', limit: 2 })
  })

  it('calls fintechs what they are', async () => {
    const { text } = await (await openTalk()).say('Find 6 developers at fintechs in London who like golf')
    expect(text).toContain('at fintechs in London')
  })
})

describe('a question about the audience [CAM-CHAT-03]', () => {
  it('looks for nobody where it asks who stands highest', async () => {
    const { calls, text } = await (await openTalk()).say('who is the most senior?')
    expect(calls).toEqual([])
    expect(text).toContain('The audience has no contacts')
  })

  it('tells who works at the largest company', async () => {
    const talk = await openTalk()
    await talk.say('Find 4 CEOs at machinery companies in Germany')
    const { text } = await talk.say('Which company is the biggest and who works there?')
    const [, largest = ''] = /the largest is \*\*(.+?)\*\*/.exec(text) ?? []
    expect(text.match(/^\| (?!Name|---)/gm)).toHaveLength(1)
    expect(text).toMatch(new RegExp(`\\| ${largest} \\|`))
  })

  it('tells who has no address where it asks what is missing', async () => {
    const talk = await openTalk()
    await talk.say('Find 4 CEOs at machinery companies in Germany')
    const { text } = await talk.say("what's missing?")
    expect(text).toMatch(/email address/)
  })
})
