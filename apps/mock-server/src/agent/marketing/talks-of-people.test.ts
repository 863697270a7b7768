import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'
import { readRequest } from './request/read-request'

describe('a talk as people have them [CAM-CHAT-03]', () => {
  it('fills what is open in messages with what somebody would like to say', async () => {
    const talk = await openTalk()
    const first = draftIn(
      await talk.say(
        'Write an email. The aim is to offer them my engineers, no fee until the person has stayed 3 months.',
      ),
    )
    expect(first.templates[0]).not.toContain('The aim is')
    expect(first.templates[0]).toContain('[fill in what you would like to say')
    const { templates } = draftIn(
      await talk.say('I would like to say: I have four senior engineers who can start in January.'),
    )
    expect(templates[0]).toContain('I have four senior engineers who can start in January.')
    expect(templates[0]).not.toContain('[')
  })

  it('puts into every message what is to stand in every one, and a link in a paragraph of its own', async () => {
    const talk = await openTalk()
    await talk.say('Write 2 emails to introduce our audit tool')
    const { templates } = draftIn(
      await talk.say('Add "You can sign up at https://example.com/in" at the end of every email'),
    )
    for (const text of templates) expect(text).toContain('\n\nYou can sign up at https://example.com/in\n\n')
  })

  it('changes the subject, and looks for nobody who is called so', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 CFOs at fintech companies in London')
    await talk.say('Write 2 emails to introduce our audit tool')
    const { calls, ...run } = await talk.say('The second one is too long. And give it the subject "Half-price trial"')
    expect(calls.map(({ name }) => name)).toEqual(['draft_content'])
    expect(draftIn({ ...run, calls })).toMatchObject({ subjectLine: 'Half-price trial' })
  })

  it('saves, and tells who will get it', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 CFOs at fintech companies in London')
    await talk.say('Write an email about our audit tool')
    const { text } = await talk.say('save it and who is it going to?')
    expect(text).toMatch(/^Saved: /)
    expect(text).toMatch(/\*\*\d of 3 contacts\*\* (?:has|have) an email address/)
    expect((await talk.say('How many messages are saved?')).text).toMatch(/^Saved in this campaign: 1 email\./)
  })

  it('changes no email where a LinkedIn message is meant that is not there', async () => {
    const talk = await openTalk()
    await talk.say('Write an email about our audit tool')
    const { calls, text } = await talk.say('make the LinkedIn message friendlier')
    expect(calls).toEqual([])
    expect(text).toContain('I have not written a LinkedIn message that I could change')
  })

  it('finds people for what is to be said to them, and says that to them then', async () => {
    const talk = await openTalk()
    const { calls, text } = await talk.say(
      'I want to reach HR leaders at banks in London to ask them to become partners of our Christmas appeal. About 12 people',
    )
    expect(calls.find(({ name }) => name === 'find_contacts')?.args).toMatchObject({ limit: 12 })
    expect(text).toContain('I keep that in mind for the messages')
    const { templates } = draftIn(await talk.say('Draft the first email.'))
    expect(templates[0]).toContain('become partners of our Christmas appeal')
  })

  it('says of nobody who has named themselves what the workspace says of another', async () => {
    const talk = await openTalk()
    await talk.say('We are Harbor Shield, and we test networks of law firms.')
    const { templates } = draftIn(await talk.say('write an email about our free scan of their portal'))
    expect(templates[0]).not.toContain('Northwind')
  })

  it('tells what the workspace says of the sender, and by what can be searched', async () => {
    const talk = await openTalk()
    expect((await talk.say('what do we sell?')).text).toContain('Northwind Freight')
    expect((await talk.say('Which industries can you search?')).text).toMatch(/^I know these industries: .*Logistics/)
    expect((await talk.say('which countries do you know?')).text).toMatch(/^I know these countries: .*Poland/)
  })

  it('prints no words of an order that make no sentence', async () => {
    for (const order of [
      'Write a short thank-you email that reminds them of our stand and offers a call',
      'write 3 emails for the invite',
      'Write a three-step email sequence about hiring faster',
    ]) {
      const talk = await openTalk()
      const { calls, text } = await talk.say(order)
      const written = calls.flatMap(({ result }) => (result as { templates?: readonly string[] }).templates ?? [])
      expect(written.join('\n').replaceAll(/\[[^\]]*\]/g, '')).not.toMatch(/for reminds|about the invite|a faster/)
      expect(text).toMatch(/\[fill in|What are the messages to be about|about hiring faster/)
    }
  })

  it('tells that messages of a sequence go one way, where two are named', async () => {
    const { text } = await (
      await openTalk()
    ).say('write a 4 step sequence, emails at step 1, 2 and 4 and linkedin at step 3, to offer a partnership')
    expect(text).toContain('LinkedIn messages among the emails')
  })
})

describe('a search as people type it [CAM-CHAT-03]', () => {
  it.each([
    ['find CFOs at fintech companies in London, max 12', 12],
    ['find CFOs at fintech companies in London, around 12 contacts', 12],
    ['Find CFOs at fintech companies in London. Maybe 12 people.', 12],
    ['we want to invite CFOs at fintech companies in London. about 12 please', 12],
  ])('has its number wherever that stands: %s', (request, contacts) => {
    expect(readRequest(request)).toEqual([
      expect.objectContaining({ kind: 'find', leads: expect.objectContaining({ contacts }) }),
    ])
  })

  it('takes each of several titles whole', () => {
    const [intent] = readRequest('find facility managers and heads of sustainability at retailers in Austria')
    expect(intent).toMatchObject({
      kind: 'find',
      leads: { people: { title: 'facility managers, heads of sustainability' }, companies: { industry: 'retailers' } },
    })
  })

  it.each([
    'find retailers in Norway that are hiring, and get me the head of logistics there',
    'find retailers in Norway that are hiring and their head of logistics',
  ])('is one search for companies and for the people there: “%s”', (asked) => {
    expect(readRequest(asked)).toEqual([
      expect.objectContaining({
        kind: 'find',
        leads: expect.objectContaining({ scope: 'new', people: { title: 'head of logistics' } }),
      }),
    ])
  })

  it('needs a round and the time of it where both are named', async () => {
    const fitting = async (request: string) => {
      const { calls } = await (await openTalk()).say(request)
      return calls.find(({ name }) => name === 'find_accounts')?.result
    }
    const all = await fitting('find 200 software companies in France that raised a series B')
    const recent = await fitting('find 200 software companies in France that recently raised a series B')
    expect(all).toMatchObject({ fitting: expect.any(Number) })
    expect(recent).toMatchObject({ fitting: expect.toSatisfy((count) => count <= Number(Object(all).fitting)) })
  })
})
