import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

const managers = 'Find 3 sales managers at software companies in Spain'

async function searchAfter(first: string, words: string) {
  const talk = await openTalk()
  await talk.say(first)
  const { calls, text } = await talk.say(words)
  return { args: calls.find(({ name }) => name === 'find_accounts')?.args, text }
}

describe('a search that is changed in passing [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    ['try Portugal instead', { location: 'Portugal', with_title: 'sales managers' }],
    ['different city: Madrid', { location: 'Madrid', with_title: 'sales managers' }],
    ['do that for Portugal', { location: 'Portugal', with_title: 'sales managers' }],
    ['try account managers', { location: 'Spain', with_title: 'account managers' }],
    ['instead of sales managers I want CIOs', { location: 'Spain', with_title: 'CIOs' }],
    ['they should work at banks', { industry: 'banks', location: 'Spain', with_title: 'sales managers' }],
    ['not in Spain, Portugal', { location: 'Portugal', with_title: 'sales managers' }],
    ['ok, then account managers at banks in Lisbon', { with_title: 'account managers', location: 'Lisbon' }],
  ])('looks for what is meant: “%s”', async (words, wanted) => {
    expect((await searchAfter(managers, words)).args).toMatchObject(wanted)
  })

  it('puts one trade in place of another', async () => {
    const { args } = await searchAfter('Find 4 owners of restaurants in Milan', 'not restaurants, hotels')
    expect(args).toMatchObject({ industry: 'hotels', location: 'Milan', with_title: 'owners' })
    expect(args).not.toHaveProperty('other_than')
  })

  it('looks no longer for those who are hiring', async () => {
    const hiring = 'Find 3 HR directors at manufacturing companies in Austria that are hiring engineers'
    const { args } = await searchAfter(hiring, 'drop the hiring part')
    expect(args).toMatchObject({ industry: 'manufacturing', location: 'Austria' })
    expect(args).not.toHaveProperty('hiring')
  })

  it('looks for people at companies of which none was found', async () => {
    const { args } = await searchAfter(
      'find construction companies in Madrid that raised money recently',
      'get the founders',
    )
    expect(args).toMatchObject({ industry: 'construction', location: 'Madrid', with_title: 'founders' })
  })

  it.each(['fewer, just 2', 'max 2'])('looks for fewer from then on: “%s”', async (words) => {
    expect((await searchAfter(managers, words)).text).toContain('From now on I look for 2.')
  })

  it('finds those who are responsible for something, and takes “there” for a place', async () => {
    const { calls } = await (await openTalk()).say('find 3 people in charge of logistics at retailers in France')
    expect(calls[0]?.args).toMatchObject({ with_title: 'logistics', with_seniority: 'decision makers' })
    const cleaned = await (await openTalk()).say('We clean offices in Cologne. Find 5 office managers there')
    expect(cleaned.calls[0]?.args).toMatchObject({ location: 'Cologne', with_title: 'office managers' })
  })

  it.each([
    'Hi there! I want to promote our new CRM to agencies in Denmark',
    'Help me sell our CRM to agencies in Denmark',
  ])('finds those to whom something is to be sold: “%s”', async (words) => {
    const { calls } = await (await openTalk()).say(words)
    expect(calls[0]?.args).toMatchObject({ industry: 'agencies', location: 'Denmark' })
  })

  it('keeps what was offered for another place', async () => {
    const talk = await openTalk()
    await talk.say('who should I contact?')
    expect((await talk.say('ok do that for Ireland')).text).toBe(
      'Shall I look for manufacturing companies in Ireland with 51-200 employees?',
    )
  })

  it('answers who was found in a place, and by which addresses', async () => {
    const talk = await openTalk()
    await talk.say(managers)
    expect((await talk.say('did you find any in Bilbao?')).text).toMatch(/fits?: in Bilbao/)
    expect((await talk.say('their emails pls')).text).toContain('Email address')
  })
})
