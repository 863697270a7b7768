import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

const found = 'find 15 HR directors at hotels in Spain'

describe('those that somebody narrows the audience down to [CAM-CHAT-03]', () => {
  it.each([
    ['narrow it down to companies with fewer than 200 people', '**2 of 8 accounts** fit: companies with'],
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

describe('an audience that is narrowed down to a place [CAM-CHAT-03]', () => {
  it.each([
    ['narrow it down to Barcelona', 'Barcelona'],
    ['narrow this to the ones in Barcelona please', 'Barcelona'],
    ['limit it to Barcelona', 'Barcelona'],
    ['just keep those in Barcelona', 'Barcelona'],
    ['restrict the list to Barcelona and Madrid please', 'Barcelona or Madrid'],
  ])('is shown as far as it is there, and nobody is added: “%s”', async (words, place) => {
    const talk = await openTalk()
    await talk.say(found)
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toMatch(/^I do not remove anything from an audience, and have not\. /)
    expect(text).toMatch(new RegExp(`\\*\\*2 of 8 contacts\\*\\* fit: in ${place}\\.[^]*\\| Jordi Rovira \\|`))
    expect(text).toMatch(new RegExp(`Shall I look for HR directors at hotels in ${place}\\?$`))
    expect((await talk.say('who of them has no email?')).text).toMatch(/\bof (?:the )?2\b/)
  })

  it('is looked for there on agreement', async () => {
    const talk = await openTalk()
    await talk.say(found)
    expect((await talk.say('narrow it down to Lisbon')).text).toContain('None of the 8 contacts is in Lisbon.')
    expect((await talk.say('yes')).calls[0]?.args).toMatchObject({ industry: 'hotels', location: 'Lisbon' })
  })

  it('is looked for at once where nobody was found yet', async () => {
    const talk = await openTalk()
    await talk.say('find 3 HR directors at hotels in Iceland')
    const { calls } = await talk.say('narrow it down to Bavaria')
    expect(calls[0]?.args).toMatchObject({ industry: 'hotels', location: 'Bavaria', with_title: 'HR directors' })
    expect((await (await openTalk()).say('narrow it down to Bavaria')).text).toBe(
      'Shall I look for companies in Bavaria?',
    )
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
