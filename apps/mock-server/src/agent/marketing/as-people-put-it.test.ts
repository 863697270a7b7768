import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('whom somebody wants, beside what is offered to them [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>, string]>([
    ['I need leads for our cleaning service in Munich', { location: 'Munich' }, 'our cleaning service'],
    [
      'we are looking for customers for our payroll software in Austria',
      { location: 'Austria' },
      'our payroll software',
    ],
    ['Find 5 companies for our wine club in Lyon', { location: 'Lyon', limit: 5 }, 'our wine club'],
  ])('is looked for, and the offer is kept: “%s”', async (words, args, offer) => {
    const talk = await openTalk()
    const { calls, text } = await talk.say(words)
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args })
    expect(text).toContain(`I keep that in mind for the messages: “${offer}”.`)
    expect(draftIn(await talk.say('draft an email')).templates[0]).toContain(offer)
  })

  it('is planned for without it', async () => {
    const talk = await openTalk()
    const { text } = await talk.say(
      'plan a campaign to reach heads of IT at hospitals in Switzerland about our backup solution',
    )
    expect(text).toContain('Shall I find heads of IT at hospitals in Switzerland?')
    expect(text).toContain('I keep that in mind for the messages: “our backup solution”.')
    expect(draftIn(await talk.say('write 4 emails')).templates[0]).toContain('our backup solution')
  })

  it('stays in the place of the search before where only their size is named', async () => {
    const talk = await openTalk()
    await talk.say('I need leads for our cleaning service in Munich')
    const { calls } = await talk.say('offices with 50 to 200 people')
    expect(calls[0]?.args).toMatchObject({ location: 'Munich' })
    expect(calls[0]?.args['industry']).toBeUndefined()
  })

  it.each(['Build me a list of 10 dentists in Lyon', 'give me a list of 10 dentists in Lyon'])(
    'is a list: “%s”',
    async (words) => {
      const { calls } = await (await openTalk()).say(words)
      expect(calls[0]?.args).toMatchObject({ industry: 'dentists', location: 'Lyon', limit: 10 })
    },
  )

  it('is added elsewhere, and offered once more where there are others', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 dentists in Lyon')
    expect((await talk.say('ok take Paris too')).calls[0]?.args).toMatchObject({
      industry: 'dentists',
      location: 'Paris',
    })
    const { text, calls } = await talk.say('are there more?')
    expect(calls).toEqual([])
    expect(text).toMatch(/^Shall I look for dentists in Lyon or Paris\?/)
  })

  it('leads the companies that were found', async () => {
    const talk = await openTalk()
    await talk.say('find 3 logistics companies in Berlin')
    const { calls } = await talk.say('who runs them?')
    expect(calls[0]).toMatchObject({ name: 'find_contacts', args: { title: 'owners, founders, CEOs' } })
  })

  it('decides about a department that is named', async () => {
    const { calls } = await (await openTalk()).say('Get me 2 people who decide about IT at hotels in Austria')
    expect(calls.find(({ name }) => name === 'find_contacts')?.args).toMatchObject({ title: 'IT' })
  })
})

describe('an order for messages with all that is said in one sentence [CAM-CHAT-03]', () => {
  it.each<readonly [string, readonly string[]]>([
    [
      'write an email to them, we are a security company, we test banking apps, ask for a 20 minute call',
      ['We are a security company. We test banking apps.', 'Would you have 20 minutes for a call next week?'],
    ],
    [
      'write them: we clean offices at night, first week free, ask if we may send a quote',
      ['We clean offices at night, first week free.', 'May we send you a quote?'],
    ],
    [
      'Write them an email. Goal: a 20 min call. We test banking apps.',
      ['We test banking apps.', 'Would you have 20 minutes for a call next week?'],
    ],
    [
      'draft a linkedin message, our goal is to get a meeting, we do penetration tests',
      ['penetration tests', 'Would you be open to a short meeting next week?'],
    ],
  ])('is taken apart: “%s”', async (words, sentences) => {
    const talk = await openTalk()
    const [message = ''] = draftIn(await talk.say(words)).templates
    for (const sentence of sentences) expect(message).toContain(sentence)
    expect(message).not.toMatch(/\[|goal|about a 20/i)
  })
})

describe('what else people ask in words of their own [CAM-CHAT-03]', () => {
  it('looks up whoever lacks something', async () => {
    const talk = await openTalk()
    await talk.say('find 2 marketing managers at fashion brands in Italy and France')
    const { calls } = await talk.say('look up the missing ones')
    expect(calls).toMatchObject([{ name: 'enrich_contacts', result: { looked_up: 1 } }])
  })

  it('tells their names, and what was done', async () => {
    const talk = await openTalk()
    await talk.say('Find 2 CMOs at SaaS companies in the Nordics')
    expect((await talk.say('what are their names?')).text).toContain('| Name | Title |')
    expect((await talk.say('what did you do so far?')).text).toContain('**2 contacts**')
  })

  it('turns to another matter, without the word that says so', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our payroll software')
    const [email] = draftIn(await talk.say('make it about the free trial instead')).templates
    expect(email).toContain('the free trial')
    expect(email).not.toContain('instead')
  })

  it('sends nothing, where no message is named but when', async () => {
    expect((await (await openTalk()).say('send them an email tomorrow')).text).toContain('I do not send anything')
  })
})
