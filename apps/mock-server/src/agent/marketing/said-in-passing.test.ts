import { getCampaign } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'
import { lastOf, writtenBy } from './talked-in-test'

const trial = 'Write three emails offering a free trial day in March'

describe('what is said beside an order [CAM-CHAT-03]', () => {
  it('is no fact of the sender where it is said to whoever answers', async () => {
    const { text, calls } = await lastOf(
      'find 2 HR managers in Leeds',
      'I see, I will delete them by hand later. Please find 3 office managers in Hamburg.',
    )
    expect(text).not.toContain('keep that in mind')
    expect(calls[0]?.args).toMatchObject({ location: 'Hamburg', with_title: 'office managers' })
  })

  it('is no “no” where something is not needed', async () => {
    const { text, templates } = await writtenBy(
      'find 2 CFOs in Zurich',
      'we are taxwise, we do vat refunds for companies with travel costs. no refund no fee. write 2 mails',
    )
    expect(text).not.toContain('leave it as it is')
    expect(templates[0]).toContain('no refund no fee')
  })

  it('is no search where leads are needed of whom more is said', async () => {
    const { calls } = await lastOf('need leads. 20 facility managers in Vienna and Linz, firms over 200 people.')
    expect(calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args)).toMatchObject([
      { location: 'Vienna, Linz', with_title: 'facility managers' },
    ])
  })

  it('is searched for where others are to go for it', async () => {
    const { text, calls } = await lastOf(
      'find 3 HR managers in Leeds',
      'Could you please remove them all and instead find 2 office managers at hospitals in Germany?',
    )
    expect(text).toContain('I do not remove anything')
    expect(calls.find(({ name }) => name === 'find_accounts')?.args).toMatchObject({
      industry: 'hospitals',
      with_title: 'office managers',
    })
  })

  it('goes to those in a place as what they are told', async () => {
    const { templates } = await writtenBy(
      'Find me 5 marketing managers in Cork and Galway',
      'write to the ones in Galway that we open a shop in May',
    )
    expect(templates[0]).toContain('We open a shop in May.')
    expect(templates[0]).not.toContain('Northwind')
  })
})

describe('a change in passing [CAM-CHAT-03]', () => {
  it('puts a bare figure right, and says nothing of it', async () => {
    const { text, all } = await writtenBy('write 3 emails: we repair bikes, 35 euro per bike', 'price is 39 not 35')
    expect(text).toContain('“35” is now “39”')
    expect(all).toContain('39 euro per bike')
    expect(all).not.toContain('not 35')
  })

  it('spells a name as it is told, and says nothing of it', async () => {
    const { all } = await writtenBy(
      'write 2 emails: our firm haller schliff sharpens kitchen knives',
      'Our name is spelled Haller Schliff.',
    )
    expect(all).toContain('Haller Schliff')
    expect(all).not.toMatch(/haller schliff|spelled/)
  })

  it.each([
    ['mention our site lumen-branding.de in the last', 2, 'lumen-branding.de'],
    ['In the first follow-up, please mention that 40 companies use it.', 1, '40 companies use it.'],
    ['mention in 1 that we saw they are hiring', 0, 'We saw you are hiring.'],
    ['I would like the second email to mention that we deliver to 30 hotels.', 1, 'We deliver to 30 hotels.'],
    ['add to first: we installed 120 chargers last year', 0, 'We installed 120 chargers last year.'],
  ])('goes where it is to go: “%s”', async (order, place, said) => {
    const { templates } = await writtenBy(trial, order)
    expect(templates.map((each) => each.includes(said))).toEqual([0, 1, 2].map((step) => step === place))
  })

  it('makes one message friendlier where one is meant', async () => {
    const { templates } = await writtenBy(trial, 'the last one sounds rude, make it nicer')
    expect(templates.map((each) => each.startsWith('Hi '))).toEqual([false, false, true])
  })

  it('asks for an answer by a day', async () => {
    const { all } = await writtenBy(trial, 'Please add that people should kindly reply by 18 December.')
    expect(all).toContain('Please reply by 18 December.')
    expect(all).not.toContain('People should')
  })

  it('keeps the hours of an invitation with a year', async () => {
    const { templates } = await writtenBy(
      'Write an email inviting them to our clearing day on 14 January 2027 from 9 am to 1 pm in Leipzig',
    )
    expect(templates[0]).toContain('on 14 January 2027 from 9 am to 1 pm in Leipzig.')
  })
})

describe('who writes, as it is said in an order [CAM-CHAT-03]', () => {
  const order =
    'write 2 emails: we are haller schliff from Hamburg, we sharpen kitchen knives for restaurants. 4 euro per knife'

  it('is known from then on', async () => {
    const talk = await openTalk()
    await talk.say(order)
    const { calls } = await talk.say('write the overview')
    expect(JSON.stringify(calls)).not.toContain('Northwind')
    const { text } = await talk.say('write a linkedin message about our free sample sharpening')
    expect(text).toContain('We are Haller Schliff from Hamburg')
  })

  it('signs what is written anew from the saved messages [CAM-MSG-08]', async () => {
    const talk = await openTalk()
    await talk.say(order)
    await talk.say('sign with Tom Haller, Haller Schliff')
    await talk.say('save')
    const params = { campaignId: talk.campaignId }
    const { messagesMetadata } = await (await talk.call(getCampaign, { params })).json()
    expect(messagesMetadata[0].instructions).toMatch(
      /^We are Haller Schliff.*\. Sign with Tom Haller, Haller Schliff\.$/,
    )
  })

  it('stands in the saved goal with all that was added, asked and signed [CAM-MSG-08]', async () => {
    const talk = await openTalk()
    await talk.say(
      'fine. now write 3 emails. im Jutta Kessel from Kessel Workwear in augsburg. we rent out work clothes for building sites with your logo, we pick them up every monday, wash and mend them. 9 euros per person a week. first 2 weeks are free. they should call me, 0821 555 0143',
    )
    const { calls } = await talk.say(
      'sign it Jutta Kessel, Kessel Workwear. ask for a quick call on 0821 555 0143 instead',
    )
    const { templates } = draftIn({ calls })
    expect(templates[0]).toMatch(
      /in Augsburg\. We rent out work clothes for building sites with your logo\. We pick the clothes up/,
    )
    expect(templates[0]).toContain('Would you give me a call on 0821 555 0143?')
    expect(templates[1]).toContain('We rent out work clothes')
    await talk.say('good. write Augsburg with a capital A and save it')
    const params = { campaignId: talk.campaignId }
    const { messagesMetadata } = await (await talk.call(getCampaign, { params })).json()
    expect(messagesMetadata[0].instructions).toMatch(
      /^I am Jutta Kessel .*9 euros per person a week\. First 2 weeks are free\. .*Would you give me a call on 0821 555 0143\? Sign with Jutta Kessel, Kessel Workwear\.$/,
    )
  })
})

describe('a search that wants addresses [CAM-CHAT-03]', () => {
  it.each(['with email addresses', 'who have an email address'])('looks them up then: “… %s”', async (wish) => {
    const { text, calls } = await lastOf(`Find 3 office managers in Hamburg ${wish}.`)
    expect(text).not.toContain('I cannot search by')
    expect(calls.map(({ name }) => name)).toContain('enrich_contacts')
  })
})

describe('a message of which the words are told [CAM-CHAT-03]', () => {
  it('says them', async () => {
    const { templates } = await writtenBy(
      'Write one email that says: the yearly service of a cold room costs 290 euros and of a fridge 90 euros. Sign it with Jonas Hartmann.',
    )
    expect(templates[0]).toContain('The yearly service of a cold room costs 290 euros and of a fridge 90 euros.')
    expect(templates[0]).not.toMatch(/says:/i)
  })
})
