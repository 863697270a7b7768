import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

const searchesOf = async (words: string) => {
  const talk = await openTalk()
  const { calls, text } = await talk.say(words)
  return { talk, text, found: calls.flatMap(({ name, args }) => (name === 'find_accounts' ? [args] : [])) }
}

describe('as many of each [CAM-CHAT-02]', () => {
  it.each([
    ['Find logistics managers in Poland and Czechia, 5 each', ['Poland', 'Czechia'], 5],
    ['find logistics managers in Poland and Czechia, with 4 people in each country', ['Poland', 'Czechia'], 4],
    ['Find 2 CFOs each in Norway, Sweden and Denmark', ['Norway', 'Sweden', 'Denmark'], 2],
    ['Find CFOs at retailers in Italy and Spain, 3 in each', ['Italy', 'Spain'], 3],
  ])('are looked for in every place that is named: “%s”', async (words, places, count) => {
    const { found } = await searchesOf(words)
    expect(found.map((args) => [args['location'], args['people']])).toEqual(places.map((place) => [place, count]))
  })

  it('are looked for in every place by the number that stands before it', async () => {
    const { found } = await searchesOf('Find 5 CMOs in fintech in London and 3 in Paris')
    expect(found.map((args) => [args['location'], args['people'], args['with_title']])).toEqual([
      ['London', 5, 'CMOs'],
      ['Paris', 3, 'CMOs'],
    ])
  })

  it('are looked for in every role that is named', async () => {
    const { found } = await searchesOf('Find CFOs and CEOs at SaaS companies in Berlin, 3 each')
    expect(found.map((args) => [args['with_title'], args['location'], args['people']])).toEqual([
      ['CFOs', 'Berlin', 3],
      ['CEOs', 'Berlin', 3],
    ])
  })

  it('are as many at each company where companies are what is named', async () => {
    const { found } = await searchesOf('Find 4 retailers in Paris and 2 CFOs at each')
    expect(found.map((args) => args['per_account'])).toEqual([2])
  })
})

describe('companies that hire for a role nobody is called by [CAM-CHAT-02]', () => {
  it.each([
    ['Find 10 HR generalists at companies hiring warehouse managers in Germany', 'warehouse managers', 'warehouse'],
    ['Find 5 CEOs at companies in Germany hiring warehouse operators', 'warehouse operators', 'warehouse'],
  ])('are looked for by what that role is in, and that is said: “%s”', async (words, said, by) => {
    const { found, text } = await searchesOf(words)
    expect(found[0]).toMatchObject({ hiring: by, location: 'Germany' })
    expect(text).toContain(`By “hiring ${said}” I took companies that hire anybody for “${by}”.`)
  })

  it('are looked for as they are named where somebody is called so', async () => {
    const { found, text } = await searchesOf('Find 5 HR managers at hospitals hiring nurses')
    expect(found[0]).toMatchObject({ hiring: 'nurses' })
    expect(text).not.toContain('By “hiring')
  })
})

describe('guests for an event [CAM-CHAT-02]', () => {
  it.each([
    [
      'I need speakers for our summit in Vienna on 3 June: 6 CTOs of fintechs',
      'invite you to speak at our summit in Vienna on 3 June',
    ],
    [
      'Find 6 CTOs at fintechs as speakers for our summit in Vienna on 3 June',
      'invite you to speak at our summit in Vienna on 3 June',
    ],
    [
      "We're looking for guests for our summit in Vienna on 3 June: 6 CTOs of fintechs",
      'invite you to our summit in Vienna on 3 June',
    ],
  ])('are looked for, and written to about it: “%s”', async (words, invited) => {
    const { talk, found } = await searchesOf(words)
    expect(found).toMatchObject([{ industry: 'fintechs', with_title: 'CTOs', people: 6 }])
    expect(found[0]).not.toHaveProperty('location')
    expect((await talk.say('Write them an email')).text).toContain(invited)
  })

  it('are written to at once where that is asked for', async () => {
    const { text } = await searchesOf(
      'Find 3 CTOs at fintechs as speakers for our summit in Vienna on 3 June and write them a LinkedIn note',
    )
    expect(text).toContain('We would like to invite you to speak at our summit in Vienna on 3 June.')
  })

  it('are looked for where the event is said to be', async () => {
    const { found } = await searchesOf(
      "I'm organising a wine tasting for architects in Zurich on 12 September. Find 4 architects there",
    )
    expect(found).toMatchObject([{ location: 'Zurich', with_title: 'architects', people: 4 }])
  })
})

it('takes “no more than” for the most that there may be [CAM-CHAT-02]', async () => {
  const { found } = await searchesOf('find 5 founders of marketing agencies in London, no more than 50 employees')
  expect(found).toMatchObject([{ company_size: 'at most 50 employees', people: 5 }])
})

it('finds fewer where those that came are too many [CAM-CHAT-02]', async () => {
  const { talk } = await searchesOf('find 5 CFOs at SaaS companies in Berlin')
  const { text } = await talk.say('too many, 3 is enough')
  expect(text).not.toContain('I do not know how to do this')
})

it.each(['only the ones using AWS', 'only those using AWS please'])(
  'looks for those who use something where only these are wanted: “%s” [CAM-CHAT-02]',
  async (words) => {
    const { talk } = await searchesOf('find 5 CISOs at banks in Switzerland')
    const { calls } = await talk.say(words)
    expect(calls[0]?.args).toMatchObject({ technologies: 'AWS', industry: 'banks', location: 'Switzerland' })
  },
)

it.each([
  'I want to hire 3 backend engineers in Lisbon, find candidates',
  'we need to recruit 3 backend engineers in Lisbon',
])('looks for those whom somebody wants to hire: “%s” [CAM-CHAT-02]', async (words) => {
  const { found } = await searchesOf(words)
  expect(found).toMatchObject([{ with_title: 'backend engineers', location: 'Lisbon', people: 3 }])
})

it('counts the countries of the audience, and not those that can be searched [CAM-CHAT-03]', async () => {
  const { talk } = await searchesOf('find 4 CFOs at retailers in Italy and Spain')
  expect((await talk.say('which countries do we have?')).text).toMatch(/of 4 (?:contacts|accounts)/)
})
