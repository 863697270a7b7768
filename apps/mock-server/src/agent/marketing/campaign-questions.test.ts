import { beforeAll, describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'

let talk: TestTalk

beforeAll(async () => {
  talk = await openTalk()
  await talk.say('Find 10 CFOs at retailers in Italy, Spain and Germany')
})

describe('a question about the campaign [CAM-CHAT-03]', () => {
  it.each([
    ['Only keep those in Italy and Spain', /I do not remove anything.*\d+ of 10 contacts\*\* fit/],
    ['exclude the ones in Munich', /I do not remove anything/],
    ['remove everyone without email', /I do not remove anything/],
    ['the first 5 are enough', /^I do not remove anything/],
    ["what's the average company size?", /^Of 10 accounts, the average is \*\*[\d,]+ employees\*\* and the median/],
    ['how big are they on average?', /^Of 10 accounts, the average is/],
    ['median size', /^Of 10 accounts, the average is/],
    ['Who is at the largest company?', /the largest is[^]*Chief Financial Officer/],
    ['How many contacts will get it?', /of 10 contacts\*\* have an email address.*Nothing is saved yet/],
    ['how many people will get the emails?', /of 10 contacts\*\* have an email address/],
    [
      'What is in the campaign now?',
      /^The campaign has \*\*10 accounts\*\* and \*\*10 contacts\*\*.*No messages are saved/,
    ],
    ['tell me what I have now', /^The campaign has/],
    ['where are we?', /^The campaign has/],
    [
      "what's the goal of this campaign?",
      /^The objective of “Talked about” is .*CFOs at retailers in Italy, Spain or Germany/,
    ],
    ['who runs finance there?', /contacts\*\* fit: heads? of finance|^None of the 10 contacts/],
    ['is it saved?', /^No: no messages are saved/],
  ])('is answered: “%s”', async (question, expected) => {
    const { text, calls } = await talk.say(question)
    expect(calls).toEqual([])
    expect(text).toMatch(expected)
  })

  it('tells what is saved and what is not', async () => {
    const own = await openTalk()
    await own.say('write two emails about faster invoicing')
    expect((await own.say('is it saved?')).text).toMatch(/^No: what I wrote last \(2 emails\) is not saved/)
    await own.say('save it')
    expect((await own.say('is it saved?')).text).toMatch(/^Yes: 2 emails/)
  })

  it('tells of phone numbers where those were asked for', async () => {
    expect((await talk.say('look up their emails and phone numbers')).text).toMatch(
      /phone numbers?(?:\*\* came| was found)/,
    )
  })
})

describe('an open question [CAM-CHAT-03]', () => {
  it.each(['who is there?', 'find the founders or CEOs there', 'how many contacts have we got?'])(
    'is told of where nobody is there yet: “%s”',
    async (said) => {
      const own = await openTalk()
      await own.say('find 5 CFOs at family-run retail companies in Germany')
      const { calls, text } = await own.say(said)
      expect(calls.filter(({ name }) => name !== 'summarise_audience')).toEqual([])
      expect(text).toContain(
        'I have asked whether to find CFOs at retail companies in Germany without “family-run”: say “yes”, and I do.',
      )
      expect((await own.say('yes')).calls[0]?.name).toBe('find_accounts')
    },
  )
})
