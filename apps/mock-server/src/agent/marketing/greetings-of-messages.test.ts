import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'

const sequence = 'Draft 3 emails inviting them to our webinar about energy'

async function asked(talk: TestTalk, words: string) {
  const told = await talk.say(words)
  return { greetings: draftIn(told).templates.map((text) => text.split('\n')[0]), text: told.text }
}

async function greeted(words: string, order = sequence) {
  const talk = await openTalk()
  await talk.say(order)
  return asked(talk, words)
}

describe('greetings that are changed [CAM-CHAT-03]', () => {
  it.each([
    ['Change the greeting to Hi {{firstName}}', 'Hi {{first_name}},'],
    ["change the greeting to 'Hi {{firstName}},'", 'Hi {{first_name}},'],
    ['change the greeting from Hello to Hi [first name]', 'Hi {{first_name}},'],
    ['start with Hi instead of Hello', 'Hi {{first_name}},'],
    ['Use Hi instead of Hello please', 'Hi {{first_name}},'],
    ['Replace Hello with Hi', 'Hi {{first_name}},'],
    ['greet them with Hi there', 'Hi there,'],
    ['The greeting should be Dear Mr {{last_name}}', 'Dear Mr {{last_name}},'],
    ['Can you begin with Good morning?', 'Good morning {{first_name}},'],
    ['make it shorter and say Hi instead of Hello', 'Hi {{first_name}},'],
    ['change the greeting to ahoy', 'Ahoy {{first_name}},'],
  ])('“%s”', async (words, greeting) => {
    const { greetings, text } = await greeted(words)
    expect(greetings).toEqual([greeting, greeting, greeting])
    expect(text).toContain(`it greets with “${greeting.replace(/(?: \{\{first_name\}\})?,$/, '')}”`)
    expect(text).not.toMatch(/know how to do|firstName/)
  })

  it.each(['in the second email, start with Hey', 'Change the greeting in the second email to Hey {{first_name}}'])(
    'are those of one message: “%s”',
    async (words) => {
      const { greetings, text } = await greeted(words)
      expect(greetings).toEqual(['Hello {{first_name}},', 'Hey {{first_name}},', 'Hello {{first_name}},'])
      expect(text).not.toContain('know how to do')
    },
  )

  it('begin a LinkedIn message', async () => {
    const { greetings } = await greeted(
      'Change the greeting to Hi {{firstName}}',
      'Write a LinkedIn message about our audits',
    )
    expect(greetings[0]).toMatch(/^Hi \{\{first_name\}\}, may I tell you about our audits\?/)
  })

  it.each(['put the greeting back', 'actually put the greeting back', 'Bring back the old greeting'])(
    'are as they were, other changes stay: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say(sequence)
      await talk.say('start with Hi instead of Hello')
      await talk.say('sign it as Anna')
      const { greetings, text } = await asked(talk, words)
      expect(greetings).toEqual(['Hello {{first_name}},', 'Hello {{first_name}},', 'Hello {{first_name}},'])
      expect(text).toContain('Anna')
    },
  )

  it('come back where they were left out', async () => {
    const talk = await openTalk()
    await talk.say(sequence)
    await talk.say('remove the greeting')
    const { greetings, text } = await asked(talk, 'put the greeting back')
    expect(greetings).toEqual(['Hello {{first_name}},', 'Hello {{first_name}},', 'Hello {{first_name}},'])
    expect(text).toContain('> I do not want to fill your inbox, so this is the last')
  })
})
