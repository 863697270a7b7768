import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('changes of messages as they are said across a table [CAM-CHAT-02]', () => {
  it.each([
    ['put in the second one that we work with two hospitals', { step: 2, says: 'We work with two hospitals.' }],
    ['change step 2 so it says we can start next week', { step: 2, says: 'We can start next week.' }],
    ['the trial is free in march', { step: 1, says: 'The trial is free in March.' }],
  ])('“%s”', async (change, { step, says }) => {
    const talk = await openTalk()
    await talk.say('Write two emails about our cleaning')
    const parts = (await talk.say(change)).text.split(/\*\*Step \d\*\*/)
    expect(parts[step]).toContain(says)
    expect(parts[3 - step]).not.toContain(says)
  })

  it('puts the day or the month right that a sentence said before', async () => {
    const talk = await openTalk()
    await talk.say('Write an email about our gym. The offer ends in march.')
    const { text } = await talk.say('the offer ends in april')
    expect(text).toContain('> The offer ends in April.')
    expect(text).not.toContain('> The offer ends in march')
    expect((await talk.say('the workshop is on friday')).text).toContain('The workshop is on Friday.')
    const later = (await talk.say('the workshop is on thursday')).text
    expect(later).toContain('The workshop is on Thursday.')
    expect(later.split('\n\n').slice(1).join('\n')).not.toContain('Friday')
  })

  it.each([
    ['offer them a free tasting', 'We can offer you a free tasting.'],
    ['replace "coffee" with "tea" in the first email', 'offer you a free bag of tea.'],
  ])('does “%s”, and says nothing of a part of it that it could not', async (change, says) => {
    const talk = await openTalk()
    await talk.say('Write an email offering a free bag of coffee')
    const { text } = await talk.say(change)
    expect(text).toContain(says)
    expect(text).not.toContain('I do not know how to do this')
  })

  it('names the message in which a day is another, and shows both', async () => {
    const talk = await openTalk()
    await talk.say('Write an email inviting them to a tasting on 15 December')
    await talk.say('the same for linkedin')
    expect((await talk.say('in the LinkedIn message it is 17 December, not 15 December')).text).toContain(
      'Changed: “15 December” is now “17 December”.',
    )
    const { text } = await talk.say('show me the emails and the LinkedIn message')
    expect(text).toContain('on 15 December')
    expect(text).toContain('on 17 December')
  })

  it('offers what an order calls an offer, with the whole of its day', async () => {
    const talk = await openTalk()
    await talk.say('We roast coffee in Hamburg.')
    const { text } = await talk.say(
      'write a three-step email sequence to them: an offer of a free bag of coffee and a tasting in their office on Tuesday 15 December',
    )
    expect(text).toContain('a free bag of coffee and a tasting in your office on Tuesday 15 December.')
    expect(text).not.toContain('[')
  })

  it('takes out a word, and says where there is no exclamation mark', async () => {
    const talk = await openTalk()
    await talk.say('Write an email offering free fruit baskets')
    expect((await talk.say('dont use the word free')).text).toContain('offer you fruit baskets.')
    expect((await talk.say('no exclamation marks please')).text).toContain('I do not find “!” in it.')
  })

  it('writes so many by the other way, with what they say', async () => {
    const talk = await openTalk()
    await talk.say('Write an email offering free fruit baskets')
    const { text } = await talk.say('two linkedin messages too please')
    expect(text).toContain('Here are 2 LinkedIn messages')
    expect(text).toContain('free fruit baskets')
  })

  it('looks for another trade that is fine, too', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 heads of sales at software companies in Berlin')
    const run = await talk.say('I said software, but logistics companies are fine too')
    expect(run.calls[0]).toMatchObject({ name: 'find_accounts', args: { industry: 'logistics', location: 'Berlin' } })
  })
})

describe('orders for several messages, as they are said across a table [CAM-CHAT-02]', () => {
  it.each([
    [
      'Draft three emails: first introduce our cleaning service, then a short reminder, then a polite goodbye.',
      'our cleaning service',
    ],
    ['Write three emails, first introduce our app, then ask for a call', 'our app'],
    ['Draft three emails for them: first introduce us, then remind them, then say goodbye.', 'our company'],
  ])('“%s”', async (order, matter) => {
    const { text } = await (await openTalk()).say(order)
    expect(text).toContain('Here are 3 emails')
    expect(text).toContain(matter)
    expect(text).not.toMatch(/about first|\[|I do not know/)
  })

  it('say what is offered as well', async () => {
    const talk = await openTalk()
    const { text } = await talk.say(
      'Please write a three-step email sequence that introduces our espresso machines and offers a free two-week trial.',
    )
    expect(text).toContain(
      'I would like to tell you about our espresso machines. We can offer you a free two-week trial.',
    )
  })
})
