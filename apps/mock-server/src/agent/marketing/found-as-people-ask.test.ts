import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

async function firstSearch(...said: readonly string[]) {
  const talk = await openTalk()
  let told = await talk.say(said[0] ?? '')
  for (const words of said.slice(1)) told = await talk.say(words)
  return { args: told.calls[0]?.args, text: told.text, names: told.calls.map(({ name }) => name) }
}

describe('a search', () => {
  it.each([
    ['need ctos fintech london asap, 10', { industry: 'fintech', location: 'london', with_title: 'ctos', people: 10 }],
    ['find some good CFOs at retailers in Berlin, urgently please', { industry: 'retailers', with_title: 'CFOs' }],
    ['please give me the list of talent acquisition managers at SaaS companies in Berlin', { industry: 'SaaS' }],
    ['please give me the list of sustainability managers', { with_title: 'sustainability managers' }],
    ['talent partners in London', { with_title: 'talent partners', location: 'London' }],
    ['find export managers at food producers in Italy', { with_title: 'export managers', location: 'Italy' }],
    ['who are the CTOs at SaaS startups in Berlin that raised a series A recently?', { with_title: 'CTOs' }],
    ['find clinic owners in London', { with_title: 'owners', industry: 'clinic' }],
    ['get me heads of people at SaaS companies in Berlin', { with_title: 'heads of people' }],
    ['Show me software companies in Germany that recently raised money', { funding: 'recently raised' }],
    ['Could I see fintech companies in London that are hiring?', { industry: 'fintech', hiring: 'anyone' }],
    ['who are the CFOs at retailers in Berlin?', { with_title: 'CFOs', industry: 'retailers' }],
    [
      'Can I have the 10 biggest insurance companies in Switzerland and their chief information officers?',
      { industry: 'insurance', order: 'largest', among_first: 10, with_title: 'chief information officers' },
    ],
    [
      "I'd like to re-engage some old leads: CEOs of construction companies in Belgium. Can you find 15?",
      { industry: 'construction', location: 'Belgium', with_title: 'CEOs', people: 15 },
    ],
    [
      'search event managers at pharma companies in Germany, we want invite to our booth 4C at CPHI Frankfurt 27-29 October',
      { industry: 'pharma', location: 'Germany', with_title: 'event managers' },
    ],
  ])('is made of “%s” [CAM-CHAT-03]', async (request, expected) => {
    const { args, text } = await firstSearch(request)
    expect(args).toMatchObject(expected)
    expect(args).not.toHaveProperty('company_size', expect.stringContaining('27'))
    expect(text).not.toContain('I cannot search by')
  })

  it('says that only the place itself was looked in [CAM-CHAT-03]', async () => {
    const { args, text } = await firstSearch('Find 5 CFOs at retail companies in Chicago or nearby')
    expect(args).toMatchObject({ location: 'Chicago' })
    expect(text).toContain('I looked only in Chicago')
  })

  it('takes the largest companies first [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    const { calls, text } = await talk.say('find the 5 largest retail companies in Germany')
    const sizes = ((calls[0]?.result ?? { accounts: [] }) as { accounts: { employees: number }[] }).accounts.map(
      ({ employees }) => employees,
    )
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(text).toContain('By “largest” I took the largest by employees first.')
  })

  it('tells of a date that it is no number of employees [CAM-CHAT-03]', async () => {
    const { text } = await firstSearch('find CFOs at pharma companies in Germany for CPHI Frankfurt 27-29 October')
    expect(text).toBe(
      'I cannot search by “CPHI Frankfurt 27-29 October”. Shall I find CFOs at pharma companies in Germany without it?',
    )
  })

  it('tells places where it knows nobody beside the rest [CAM-CHAT-03]', async () => {
    const { text } = await firstSearch(
      'procurement directors at automotive companies in Czech Republic and Slovakia that opened a new plant or are expanding',
    )
    expect(text).toContain('I know nobody in Slovakia. I cannot search by “opened a new plant or are expanding”.')
  })
})

describe('what is to be found too', () => {
  it('goes with what a question is open about [CAM-CHAT-03]', async () => {
    const { args } = await firstSearch(
      'Find 5 CFOs at family-run retail companies in Germany',
      'and heads of finance too',
      'leave out the family-run',
    )
    expect(args).toMatchObject({ with_title: 'CFOs, heads of finance' })
  })

  it('is looked for beside those who were found, and “more” means both [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('need ctos fintech germany asap, 4')
    const { text } = await talk.say('add vp engineering too')
    expect(text).toContain('I look for ctos and vps of engineering')
    expect((await talk.say('2 more')).calls[0]?.args).toMatchObject({ with_title: 'ctos, vp engineering' })
  })
})

it('greets nobody at length who asks for something [CAM-CHAT-03]', async () => {
  const { text } = await firstSearch('Hi! Can you get me 3 HR directors at manufacturing companies in Ohio?')
  expect(text).not.toContain('Whom do you want to reach?')
})
