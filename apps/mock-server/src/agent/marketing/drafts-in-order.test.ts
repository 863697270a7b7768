import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it('says what it left out to be shorter, and takes a message out [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const said = await talk.say(
    'draft three emails that invite customers to our open day on 3 June. Say that parking is free.',
  )
  expect(said.text).toContain('Parking is free. Will you come?')
  expect((await talk.say('drop the second email')).text).toContain('Changed: message 2 is out.')
  const last = await talk.say('remove the last email')
  expect(last.text).toMatch(/^Changed: message 2 is out\.[^]*We would like to invite you to our open day on 3 June\./)
  expect((await talk.say('take out step 1')).text).toBe('It is the only message. I have left it as it is.')
  await talk.say('write an email about our parking app')
  expect((await talk.say('make it shorter')).text).toMatch(/^Changed: it is shorter \(left out: “.+”\)\./)
})

it('says what is stated behind an order for a message, and what is to be said in it [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls, text } = await talk.say(
    'Write an email to invite customers to our open day on 3 June. Parking is free. Lunch is served at noon.',
  )
  expect(calls.map(({ name }) => name)).toEqual(['draft_content'])
  expect(text).toContain('Parking is free. Lunch is served at noon. Will you come?')
  const other = await talk.say('Write an email about our parking app. Our customers are in Hamburg.')
  expect(other.text).toContain('I have left it out: “Our customers are in Hamburg”')
})
