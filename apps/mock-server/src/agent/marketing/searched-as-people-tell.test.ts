import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk, type ToldRun } from './marketing-in-test'

const searched = ({ calls }: ToldRun) => calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args)

describe('a search as people tell of it [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    [
      'I sell route planning software to fleet operators. Who should I talk to? Start with about 8 fleet managers at transport companies in Poland.',
      { industry: 'transport', location: 'Poland', with_title: 'fleet managers', people: 8 },
    ],
    [
      'We sell scheduling software to hospitals. Begin with 5 CFOs of hospitals in the Netherlands',
      { industry: 'hospitals', location: 'the Netherlands', with_title: 'CFOs', people: 5 },
    ],
    [
      "I'm a recruiter looking for senior backend engineers at fintech startups in Berlin, around 10",
      { industry: 'fintech', location: 'Berlin', with_title: 'senior backend engineers', people: 10 },
    ],
    ['We are an agency searching for 12 HR managers in Leeds', { location: 'Leeds', with_title: 'HR managers' }],
    [
      'I am a consultant and look for CFOs of hospitals in Spain, 5 of them',
      { industry: 'hospitals', location: 'Spain', with_title: 'CFOs', people: 5 },
    ],
    [
      "We're hosting a breakfast on supply chains on 14 May in Hamburg. Invite heads of procurement from manufacturing firms nearby, 15 people max",
      { industry: 'manufacturing', location: 'Hamburg', with_title: 'heads of procurement', people: 15 },
    ],
    [
      'find me the founders of 6 small SaaS companies in London that raised a series A recently',
      { industry: 'SaaS', location: 'London', company_size: 'small', with_title: 'founders', limit: 6 },
    ],
    [
      'Hi there, I run a small cleaning company in Manchester and need office managers at law firms nearby, about 12',
      { industry: 'law firms', location: 'Manchester', with_title: 'office managers', people: 12 },
    ],
    [
      "Start with 5 hotel managers in Lisbon, then we'll see",
      { industry: 'hotels', location: 'Lisbon', with_seniority: 'managers' },
    ],
    ['CFOs of 5 hospitals in the Netherlands', { industry: 'hospitals', with_title: 'CFOs', limit: 5 }],
    [
      'Find 5 sales directors of SaaS companies in Germany based on recent job postings',
      { industry: 'SaaS', location: 'Germany', hiring: 'anyone', with_title: 'sales directors' },
    ],
    [
      'Find 5 HR managers at hospitals in Spain who are recruiting at the moment',
      { industry: 'hospitals', location: 'Spain', hiring: 'anyone', with_title: 'HR managers' },
    ],
  ])('looks for whom it names, and for nobody else: “%s”', async (words, wanted) => {
    const run = await (await openTalk()).say(words)
    const found = searched(run)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject(wanted)
    expect(JSON.stringify(found[0]?.['company_size'] ?? '')).not.toMatch(/\d/)
    expect(run.text).not.toContain('do not know how to do')
  })

  it.each([
    "We're a startup looking for feedback from product managers",
    'We run a bakery in Leeds and need a new website',
  ])('looks for nobody where none is wanted: “%s”', async (words) =>
    expect(searched(await (await openTalk()).say(words))).toEqual([]),
  )

  it('keeps what people are invited to for the messages', async () => {
    const talk = await openTalk()
    const { text } = await talk.say(
      "We're hosting a breakfast on supply chains on 14 May in Hamburg. Invite heads of procurement from manufacturing firms nearby",
    )
    expect(text).toContain('“We are hosting a breakfast on supply chains on 14 May in Hamburg.”')
    const { calls } = await talk.say('Draft one email to invite them. It is free, starts at 8:30 at the Hotel Atlantic')
    const { templates } = draftIn({ calls })
    expect(templates[0]).toContain('breakfast on supply chains on 14 May in Hamburg')
    expect(templates[0]).toContain('8:30')
    expect(templates[0]).not.toContain('fill in')
  })

  it.each<readonly [string, string]>([
    ['Actually include Belgium too', 'Belgium'],
    ['swap the Netherlands for Belgium', 'Belgium'],
    ['replace the Netherlands with Austria', 'Austria'],
  ])('looks elsewhere: “%s”', async (words, location) => {
    const talk = await openTalk()
    await talk.say('Find 5 CFOs of hospitals in the Netherlands')
    expect(searched(await talk.say(words))).toMatchObject([{ industry: 'hospitals', location, with_title: 'CFOs' }])
  })

  it('quotes whom it cannot leave out as it was said, and asks', async () => {
    const talk = await openTalk()
    await talk.say('Find 5 sales managers at software companies in Berlin')
    const { text, calls } = await talk.say('Not from N26 or Solaris, and nobody who is a team lead')
    expect(calls).toEqual([])
    expect(text).toContain('nobody who is a team lead')
    expect(text).not.toContain('not nobody')
    expect(text).toContain('N26')
  })

  it('looks in the country first where a city of it has too few', async () => {
    const talk = await openTalk()
    await talk.say('Find 5 marketing managers at breweries in the Netherlands')
    const { text } = await talk.say('Only the ones in Rotterdam')
    expect(text).toContain('in all of the Netherlands')
  })

  it('finds more of those before where a narrower search found nobody', async () => {
    const talk = await openTalk()
    await talk.say('Find 5 marketing managers at breweries in the Netherlands')
    const { text } = await talk.say('Only the ones with more than 100,000 employees')
    expect(text).toContain('no company')
    const [more] = searched(await talk.say('Give me 5 more'))
    expect(more).toMatchObject({ industry: 'breweries', location: 'the Netherlands', people: 5 })
    expect(more).not.toHaveProperty('company_size')
  })
})
