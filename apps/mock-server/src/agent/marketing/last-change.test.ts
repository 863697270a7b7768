import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it.each(['what did you change?', 'What has changed?', 'and what exactly did you change in the email?'])(
  'tells what was changed last: “%s” [CAM-CHAT-03]',
  async (words) => {
    const talk = await openTalk()
    await talk.say('Write an email about our audits')
    expect((await talk.say(words)).text).toContain('I have not changed any messages')
    await talk.say('make it shorter')
    await talk.say('sign it as Anna')
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toContain('In the last change: it is signed “Anna”.')
  },
)
