import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it.each([
  'the note is too long, and the email should be more formal',
  'this message is not what I had in mind at all',
  'it is still not friendly enough for these people',
])('takes what is said of a message with an open place for none of its words: “%s” [CAM-CHAT-03]', async (words) => {
  const talk = await openTalk()
  await talk.say('write an email about blimping the filters')
  const { text } = await talk.say(words)
  expect(text).not.toContain('it says')
  expect((await talk.say('show me the email')).text).toContain(
    '[fill in what you would like to say: blimping the filters]',
  )
})

it('still puts a fact in place of it [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about blimping the filters')
  const { text } = await talk.say('The discount is 15% until the end of March')
  expect(text).toContain('> The discount is 15% until the end of March.')
})
