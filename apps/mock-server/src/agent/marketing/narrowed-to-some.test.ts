import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

const found = 'find 15 HR directors at hotels in Spain'

describe('those that somebody narrows the audience down to [CAM-CHAT-03]', () => {
  it.each([
    ['narrow it down to companies with fewer than 200 people', '**2 of 8 accounts** fit: companies with'],
    ['narrow this to the ones in Barcelona please', '**2 of 8 contacts** fit: in Barcelona.'],
    ['limit the list to people with an email', '**6 of 8 contacts** fit: with an email address.'],
    ['restrict them to CFOs', 'None of the 8 contacts fits: CFOs.'],
    ['limit it to hotels', 'I cannot tell from the audience which are hotels'],
  ])('stay with the others, and are counted: “%s”', async (words, count) => {
    const talk = await openTalk()
    await talk.say(found)
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toMatch(/^I do not remove anything from an audience, and have not\. /)
    expect(text).toContain(count)
    expect(text).not.toContain('Shall I')
  })

  it('are looked for where the search is to be narrower', async () => {
    const talk = await openTalk()
    await talk.say(found)
    const { calls } = await talk.say('narrow the search down to companies with more than 500 people')
    expect(calls[0]?.args).toMatchObject({ industry: 'hotels', company_size: 'more than 500 people' })
  })
})

describe('what is said where nobody fits [CAM-CHAT-03]', () => {
  it.each([
    ['who is in Hamburg?', 'None of the 8 contacts is in Hamburg.'],
    ['who has a phone number?', 'None of the 8 contacts has a phone number.'],
    ['who works at companies with more than 100000 staff?', 'None of the 8 contacts works at companies with more'],
    ['which titles are in Hamburg?', 'No contact of the audience is in Hamburg.'],
    ['enrich the ones in Hamburg', 'None of the 8 contacts is in Hamburg. I have looked up nobody.'],
    ['find CFOs at those in Hamburg', 'None of the 8 accounts is in Hamburg. So I have looked nowhere.'],
  ])('is a sentence: “%s”', async (words, sentence) => {
    const talk = await openTalk()
    await talk.say(found)
    expect((await talk.say(words)).text).toContain(sentence)
  })
})
