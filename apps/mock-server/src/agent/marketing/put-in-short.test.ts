import { describe, expect, it } from 'vitest'
import { drafted, draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('changes that are put in short [CAM-CHAT-03]', () => {
  const order = 'Write an email: we saved 12 hospitals 200 hours with our boiler check'

  it.each<readonly [string, string]>([
    ['Change the ending to ask whether they have a backup plan', 'Do you have a backup plan?'],
    ['end with asking whether we should reserve a stand for them', 'Should we reserve a stand for you?'],
    ['the place is Hotel Adlon, 8:30 am, mention that', 'The place is Hotel Adlon, 8:30 am.'],
    ["don't say saved, say spared", 'we spared 12 hospitals'],
    ['Instead of boiler check say heating check', 'our heating check'],
    ['sounds a bit stiff, loosen it up', 'Hi {{first_name}}'],
  ])('are made: “%s”', async (words, said) => {
    const talk = await openTalk()
    await talk.say(order)
    const told = await talk.say(words)
    expect(draftIn(told).templates[0]?.toLowerCase()).toContain(said.toLowerCase())
    expect(told.text).not.toContain('do not know how to do')
  })

  it('says of nobody who reads it what is said of others', async () => {
    const talk = await openTalk()
    await talk.say('Write an email: we have 12 nurses who can start in January')
    const { text } = await talk.say('add that all of them speak German')
    expect(text).not.toContain('All of you')
    expect(text).toContain('say who “they” are')
  })

  it('puts the first name in a subject that is to be more personal', async () => {
    const talk = await openTalk()
    await talk.say(order)
    expect(draftIn(await talk.say('make the subject more personal')).subjectLine).toContain('{{first_name}}')
  })
})

describe('orders that are put in short [CAM-CHAT-03]', () => {
  it.each<readonly [string, string]>([
    ['Draft a short email: we collect used cooking oil for free, every week.', 'We collect used cooking oil for free'],
    ['Email them. We help family firms with succession planning.', 'We help family firms with succession planning.'],
    ['Write an email about our wood coatings, they dry in 20 minutes.', 'Our wood coatings dry in 20 minutes.'],
  ])('are written: “%s”', async (words, said) => {
    const { templates, text } = await drafted(words)
    expect(templates[0]).toContain(said)
    expect(templates[0]).not.toContain('fill in')
    expect(text).not.toContain('do not know how to do')
  })

  it.each<readonly [string, string]>([
    [
      'Our event: Packaging Day, 3 October in Cologne. Write an invitation.',
      'our Packaging Day on 3 October in Cologne',
    ],
    ['cold email, 3 steps: bottling line rental, no investment, first month free', 'our bottling line rental'],
  ])('take what is named for the matter: “%s”', async (words, said) => {
    const { templates, text } = await drafted(words)
    expect(templates[0]).toContain(said)
    expect(text).not.toContain('do not know how to do')
  })

  it('says no limit of words in the message', async () => {
    const { templates } = await drafted(
      'Email: we translate contracts in 24 hours. 20 law firms trust us. Shorter than 60 words',
    )
    expect(templates[0]).toContain('20 law firms trust us.')
    expect(templates[0]).not.toContain('60')
  })

  it.each<readonly [string, string]>([
    ['They get 10% off until Christmas, mention that', 'You get 10% off until Christmas.'],
    ['Tuesday is bad, Thursday please', 'on Thursday'],
  ])('are changed by what is said in passing: “%s”', async (words, said) => {
    const talk = await openTalk()
    await talk.say('Write to them. We buy used cars in bulk. Ask for a call on Tuesday')
    expect(draftIn(await talk.say(words)).templates[0]).toContain(said)
  })

  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    [
      'Find 3 heads of R&D at medical device companies in Switzerland',
      { industry: 'medical device', location: 'Switzerland', with_title: 'heads of research' },
    ],
    ['Find 3 directors of R&D in Zurich', { location: 'Zurich', with_title: 'directors of research' }],
  ])('look for one area, and not for two: “%s”', async (words, args) => {
    expect((await (await openTalk()).say(words)).calls[0]?.args).toMatchObject(args)
  })

  it('finds more of them elsewhere', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 CEOs at SaaS companies in Belgium with at most 50 employees')
    const { calls } = await talk.say('more, 5 in the Netherlands')
    expect(calls[0]?.args).toMatchObject({ location: 'the Netherlands', people: 5 })
    expect(calls[0]?.args['company_size']).not.toContain('more')
  })

  it('finds whom it invites where that is said to come first', async () => {
    const talk = await openTalk()
    const { calls, text } = await talk.say(
      'Invite CMOs of German SaaS companies to our breakfast in Berlin on 14 May, find 10 first',
    )
    expect(calls[0]).toMatchObject({
      name: 'find_accounts',
      args: { industry: 'SaaS', with_title: 'CMOs', people: 10 },
    })
    expect(draftIn({ calls }).templates[0]).toContain('our breakfast in Berlin on 14 May')
    expect(text).not.toMatch(/Not in these texts|cannot search by/)
  })

  it('takes a list of steps within a sentence', async () => {
    const { templates } = await drafted(
      'Write three emails: 1) introduce our reporting service 2) share how Lindgaard saved 200 hours 3) ask for a call',
    )
    expect(templates[0]).toContain('our reporting service')
    expect(templates[1]).toContain('Lindgaard saved 200 hours')
    expect(templates[2]).toContain('call')
    expect(templates.join('\n')).not.toMatch(/fill in|\d\)/)
  })

  it('takes what is done on which day for no plan of the messages', async () => {
    const { templates } = await drafted(
      'Write a two-step email about our linen service: pick up on Monday, back on Tuesday.',
    )
    expect(templates[0]).toContain('our linen service')
    expect(templates[0]).toMatch(/pick up on Monday, back on Tuesday/i)
  })
})
