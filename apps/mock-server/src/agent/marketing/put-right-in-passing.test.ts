import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

async function searched(...said: readonly string[]) {
  const talk = await openTalk()
  let run = await talk.say(said[0] ?? '')
  for (const each of said.slice(1)) run = await talk.say(each)
  return { text: run.text, searches: run.calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args) }
}

const inTwoCities = 'find CFOs at software companies in Berlin and Munich'

describe('one place in place of another leaves the others [CAM-CHAT-03]', () => {
  it.each([
    'no not Munich, Hamburg instead',
    'not Munich, but Hamburg',
    'sorry, I meant Hamburg, not Munich',
    'swap Munich for Hamburg',
  ])('“%s”', async (said) => {
    const { searches } = await searched(inTwoCities, said)
    expect(searches).toMatchObject([{ location: 'Berlin, Hamburg', with_title: 'CFOs' }])
  })
})

describe('whoever is meant instead is looked for [CAM-CHAT-03]', () => {
  it.each<readonly [string, string]>([
    ['I meant the marketing managers', 'marketing managers'],
    ['not the directors, the marketing managers', 'marketing managers'],
    ['sorry, not the CMOs but the heads of marketing', 'heads of marketing'],
    ["I'd rather have marketing managers", 'marketing managers'],
    ['actually make that people with HR director as title, not marketing', 'HR director'],
  ])('“%s”', async (said, title) => {
    const { searches } = await searched('Find 5 marketing directors at logistics companies in France', said)
    expect(searches).toMatchObject([{ industry: 'logistics', location: 'France', with_title: title }])
  })

  it('takes both where somebody else is meant, and somewhere else as well', async () => {
    const { searches } = await searched(
      'Find 12 operations managers at food manufacturers in the UK',
      'sorry, I meant quality managers not operations managers, and Germany as well please',
    )
    expect(searches).toMatchObject([
      { location: 'UK', with_title: 'quality managers' },
      { location: 'Germany', with_title: 'quality managers' },
    ])
  })

  it('asks no more of a part of a place where another is meant', async () => {
    const { searches, text } = await searched(
      'Find 10 general managers of hotels in Scotland or the north of England',
      'actually make that London, and head housekeepers too',
    )
    expect(searches).toMatchObject([{ location: 'London', with_title: 'general managers' }])
    expect(text).not.toContain('“north”')
    expect(text).toContain('“Also head housekeepers”')
  })
})

describe('what is put right in two parts is looked for once [CAM-CHAT-03]', () => {
  it.each<readonly [string, object]>([
    [
      'no, not sales managers, marketing managers please. and only firms with less than 200 people',
      { with_title: 'marketing managers', company_size: 'less than 200 people', people: 10 },
    ],
    [
      'make it marketing managers instead, and only at companies over 1000 people',
      { with_title: 'marketing managers', company_size: 'over 1000 people', people: 10 },
    ],
    [
      "actually I'd rather have marketing managers, and drop it to 8",
      { with_title: 'marketing managers', location: 'London', people: 8 },
    ],
    ['sorry, meant Manchester not London', { with_title: 'sales managers', location: 'Manchester' }],
  ])('“%s”', async (said, search) => {
    const { searches } = await searched('find 10 sales managers at software companies in London', said)
    expect(searches).toMatchObject([search])
  })
})

describe('whom to look for is read [CAM-CHAT-03]', () => {
  it.each<readonly [string, object]>([
    [
      'I need leads: HR managers at law firms in Vienna',
      { industry: 'law firms', location: 'Vienna', with_title: 'HR managers' },
    ],
    [
      'find 20 hotels in Spain and the person who handles purchasing',
      { industry: 'hotels', location: 'Spain', with_title: 'purchasing', with_seniority: 'decision makers' },
    ],
    [
      'Find 20 retail chains in Germany and whoever is responsible for marketing',
      { industry: 'retail', location: 'Germany', with_title: 'marketing', with_seniority: 'decision makers' },
    ],
    [
      'Find 20 retail chains in Germany and who looks after store design',
      { industry: 'retail', with_title: 'heads of store design' },
    ],
    [
      'who would be the right person to talk to at law firms in Vienna?',
      { industry: 'law firms', location: 'Vienna', with_seniority: 'decision makers' },
    ],
    [
      'need CFOs in software companies in Berlin, 7 max, companies over 100 people',
      { location: 'Berlin', company_size: 'over 100 people', people: 7 },
    ],
    [
      'find 10 senior engineers at software companies in Berlin',
      { industry: 'software companies', with_title: 'senior engineers' },
    ],
    [
      "I own a small tutoring business. We help apprentices with maths. I'm looking for HR managers at construction companies in Bristol",
      { industry: 'construction', location: 'Bristol', with_title: 'HR managers' },
    ],
    [
      'looking for the people who buy packaging at cosmetics brands in France, 12 of them',
      { industry: 'cosmetics', location: 'France', with_title: 'packaging buyers', people: 12 },
    ],
  ])('“%s”', async (said, search) => {
    expect((await searched(said)).searches).toMatchObject([search])
  })

  it('looks where somebody is who said so before', async () => {
    const { searches } = await searched(
      "Hey, we're Fennel & Rye, we cater vegan lunches for offices in Copenhagen",
      'find 10 office managers at tech companies there with 50 to 300 people',
    )
    expect(searches).toMatchObject([{ location: 'Copenhagen', company_size: '50 to 300 people' }])
  })

  it('finds those whom somebody would like to write to', async () => {
    const { searches } = await searched(
      "We build websites for law firms. I'd like to write to managing partners at law firms in Munich",
    )
    expect(searches).toMatchObject([{ industry: 'law firms', location: 'Munich', with_title: 'managing partners' }])
  })

  it('knows England for a part of the United Kingdom', async () => {
    const talk = await openTalk()
    await talk.say('Find 20 HR managers at manufacturing companies in England')
    expect((await talk.say('how many of the companies are in Scotland?')).text).toMatch(/^None/)
    expect((await talk.say('how many of the companies are in England?')).text).not.toMatch(/^None/)
  })

  it('asks which place is meant by a part of a country', async () => {
    const { text, searches } = await searched('find HR managers at construction companies in the South West')
    expect(text).toContain('I know no place called “South West”')
    expect(searches).toEqual([])
  })

  it('takes another place to one that was named before', async () => {
    const { searches } = await searched(inTwoCities, 'include Hamburg')
    expect(searches).toMatchObject([{ location: 'Hamburg', with_title: 'CFOs' }])
  })

  it.each(['chefs', 'head chefs'])('asks about %s alone, and keeps where they are', async (whom) => {
    const { text } = await searched(`find 10 ${whom} at hotels in Scotland`)
    expect(text).toContain(`I cannot search by “${whom}”. Shall I find hotels in Scotland without it?`)
  })
})
