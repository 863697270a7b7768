import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('how long messages are [CAM-CHAT-03]', () => {
  it.each(['how long are they?', 'how many words has the second one?', 'word count?', 'how long is the second email?'])(
    'is told of each: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say('write two emails about overnight routes')
      const { calls, text } = await talk.say(words)
      expect(calls).toEqual([])
      expect(text).toMatch(
        /^Step 1 has \*\*\d+ words\*\*, of 125 that are advised\. Step 2 has \*\*\d+ words\*\*, of 100 that are advised\. The subject has \d+ words? and \d+ characters\.$/,
      )
    },
  )

  it.each([
    'how many characters is it?',
    'How many characters / words is it?',
    'how many characters does the invitation have?',
  ])('is told in characters where these are asked for: “%s”', async (words) => {
    const talk = await openTalk()
    const [text = ''] = draftIn(await talk.say('write an email about overnight routes')).templates
    expect((await talk.say(words)).text).toContain(`and **${text.length} characters**.`)
  })

  it('is told of saved ones where nothing else is open, and of none where there is none', async () => {
    const talk = await openTalk()
    expect((await talk.say('how long is the email?')).text).toMatch(/^There are no messages yet/)
    await talk.say('write an email about overnight routes')
    await talk.say('save it')
    expect((await talk.say('how long is it?')).text).toMatch(/^The text has \*\*\d+ words\*\*/)
  })

  it('is no question to the audience about people', async () => {
    const talk = await openTalk()
    await talk.say('find 4 heads of operations in Poland')
    expect((await talk.say('how many of them are in Warsaw?')).text).toContain('in Warsaw')
  })
})

describe('how people are reached [CAM-CHAT-03]', () => {
  it.each([
    ['what are their email addresses?', 'Email address'],
    ['give me their emails', 'Email address'],
    ['show me the phone numbers please', 'Phone number'],
    ['list their LinkedIn profiles', 'LinkedIn'],
    ['can I get the contact details of all contacts', 'Email address | Phone number | LinkedIn'],
  ])('is shown of each of them: “%s”', async (words, head) => {
    const talk = await openTalk()
    await talk.say('find 4 heads of operations in Poland')
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toContain(`| Name | Company | ${head} |`)
    expect(text.match(/^\| (?!Name|---)/gm)).toHaveLength(4)
  })

  it('is shown of whom is named, with what is not known', async () => {
    const talk = await openTalk()
    const found = await talk.say('find 4 heads of operations in Poland')
    const [, name = '', , company = ''] = /^\| (?!Name|---)([^|]+) \| ([^|]+) \| ([^|]+) \|$/m.exec(found.text) ?? []
    const { text } = await talk.say(`what is ${name}'s phone number?`)
    expect(text).toContain(`| ${name} | ${company} | Not known |`)
    expect(text).toContain('Say “enrich them”')
    expect(text.match(/^\| (?!Name|---)/gm)).toHaveLength(1)
  })

  it('leaves the messages to be shown, and addresses to be looked up, where that is asked for', async () => {
    const talk = await openTalk()
    await talk.say('find 4 heads of operations in Poland')
    await talk.say('write an email about overnight routes')
    expect((await talk.say('show me the email')).text).toContain('Written and not saved')
    expect((await talk.say('look up their email addresses')).calls.map(({ name }) => name)).toEqual(['enrich_contacts'])
  })

  it.each([
    'How many have an email address, and who is missing one?',
    'Which of them have an email? And who doesn’t have one?',
    'who has an email address and who has none?',
  ])('is told of those who lack it, too: “%s”', async (words) => {
    const talk = await openTalk()
    await talk.say('find 15 HR directors at hotels in Spain')
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toContain('**6 of 8 contacts**')
    expect(text).toContain('**2 contacts** of 8 have no email address.')
    expect(text).not.toContain('cannot tell')
  })

  it('is told to be lacked by nobody', async () => {
    const talk = await openTalk()
    await talk.say('find 1 CFO in Germany')
    expect((await talk.say('How many have an email address, and who is missing one?')).text).toContain(
      'There is none: 1 contact, each with an email address.',
    )
  })
})
