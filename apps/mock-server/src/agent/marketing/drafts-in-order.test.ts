import { expect, it } from 'vitest'
import { openTalk, type ToldRun } from './marketing-in-test'

function textOf(calls: ToldRun['calls']): string {
  const result = calls.at(-1)?.result as { readonly templates: readonly string[] } | undefined
  return result?.templates[0] ?? ''
}

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

it('goes by the way that was named for reaching them [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls } = await talk.say(
    'Contact HR directors in Spain by LinkedIn and invite them to our breakfast on 14 May in Madrid',
  )
  expect(calls.at(-1)?.args).toMatchObject({
    channel: 'linkedin',
    about: 'invite them to our breakfast on 14 May in Madrid',
  })
})

it.each([
  'Write a subject line and two emails thanking donors for 48,000 euros; no pitch, sign it as Father Thomas',
  'write them a survey invitation, 5 minutes, anonymous, no pitch',
  'Write an email to Marta to congratulate her on her promotion',
])('pitches nothing in the place of another purpose: “%s” [CAM-CHAT-03]', async (request) => {
  const { calls } = await (await openTalk()).say(request)
  const text = textOf(calls)
  expect(text).toMatch(/\[fill in what you would like to say|Congratulations on your promotion/)
  expect(text).not.toMatch(/tell you (?:more )?about|call|pallets/)
})

it('says all that is to be told in one request, and tells nobody to tell it [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls } = await talk.say(
    'write an email to them to offer a free audit. Tell them the price is 49 euros per month. Ask for a call on Monday. Say that the trial is free.',
  )
  expect(textOf(calls)).toContain(
    'The price is 49 euros per month. The trial is free. Would you be open to a short call on Monday?',
  )
})

it('adds a sentence behind a greeting that is all there is [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write a LinkedIn message to them to offer a free security audit')
  await talk.say('make it shorter')
  const { calls } = await talk.say('say that parking is free')
  expect(textOf(calls)).toMatch(/^Hello \{\{first_name\}\}, .*\? Parking is free\.$/)
})

it('says to them what is to be said of them, and writes for both channels where both are asked for [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our parking app')
  const { calls } = await talk.say('add that they get 5% off if they pay early')
  expect(textOf(calls)).toContain('You get 5% off if you pay early.')
  const both = await talk.say('contact HR managers by LinkedIn and email to invite them to our open day on 14 May')
  expect(both.calls.map(({ args }) => args['channel'])).toEqual(['email', 'linkedin'])
  expect(both.text.match(/our open day on 14 May\./g)).toHaveLength(2)
  const saved = await talk.say('save both')
  expect(saved.text).toContain('the email is now the message')
  expect(saved.text).toContain('To have it written for each contact: “Go to audience”, “Add Messages”, “Email”.')
  expect(saved.text).toContain('“Add Messages”, “LinkedIn”.')
  expect(saved.text).toContain('the LinkedIn message is now the message')
})

it('says what of an order it leaves out, and whom else it named [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const lines = await talk.say('write three subject lines for an email about our fire safety course')
  expect(lines.text).toContain('This I do not know how to do: “three subject lines (a sequence has one)”.')
  const named = await talk.say('Contact dentists in Madrid by email to offer a free audit')
  expect(named.text).toContain('You named “dentists in Madrid”.')
  const speakers = await talk.say('a thank you email to the speakers of our conference on 14 May')
  expect(speakers.text).not.toContain('Thank you for our conference')
  expect((await (await openTalk()).say('remove the second one')).text).toContain('I do not remove anything')
})
