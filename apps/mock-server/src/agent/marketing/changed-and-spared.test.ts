import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

const both = async () => {
  const talk = await openTalk()
  await talk.say('Write an email and a LinkedIn note about our new analytics tool')
  return talk
}

describe('a change beside a message that is to stay as it is [CAM-CHAT-03]', () => {
  it.each([
    ['make the mail more formal but not the note', 'email', 'formal'],
    ['make the note friendlier but not the email', 'linkedin', 'friendly'],
    ['make the email more formal, leave the LinkedIn note as it is', 'email', 'formal'],
    ["make the note friendlier and don't touch the email", 'linkedin', 'friendly'],
  ])('is made to the other alone: “%s”', async (words, channel, tone) => {
    const talk = await both()
    const { calls, text } = await talk.say(words)
    expect(calls.map(({ args }) => [args['channel'], args['changes']])).toEqual([
      [channel, expect.objectContaining({ tone })],
    ])
    expect(text).not.toContain('I do not know how to do')
  })
})

describe('a message that is to be written anew [CAM-CHAT-03]', () => {
  it.each([
    ['Change the second message completely', 1],
    ['rewrite the second one', 1],
    ['completely rework email 2', 1],
    ['make the last one completely different', 2],
    ['rewrite the last one', 2],
  ])('is said in other words, and the others stay: “%s”', async (words, place) => {
    const talk = await openTalk()
    const before = await talk.say('Write a 3-step email sequence about our new analytics tool')
    const after = await talk.say(words)
    const [old, texts] = [draftIn(before).templates, draftIn(after).templates]
    const changed = texts.flatMap((text, index) => (text === old[index] ? [] : [index]))
    expect(changed).toEqual([place])
    expect(after.text).toContain('it is in other words')
  })

  it('is said to be missing where there is none by that number, and nothing is said to be changed', async () => {
    const talk = await both()
    const { text } = await talk.say('rewrite the second one')
    expect(text).toContain('Message 2: there is only 1 message.')
    expect(text).not.toContain('Changed')
  })
})

it.each([
  'Write a message to the CFOs on LinkedIn and an email to the CEOs',
  'Send a LinkedIn note to the CFOs and an email to the CEOs about our billing tool',
  'write an email to the CEOs and a LinkedIn message to the CFOs about our billing tool',
])('tells of each message how many of those are there whom it was asked for: “%s” [CAM-CHAT-03]', async (words) => {
  const talk = await openTalk()
  await talk.say('Find 12 CFOs and CEOs at SaaS companies in Berlin')
  const { calls, text } = await talk.say(words)
  expect(calls.map(({ args }) => args['channel'])).toEqual(['email', 'linkedin'])
  const [email = '', note = ''] = text.split('Here is the LinkedIn message')
  expect(email).toMatch(/You named “the CEOs”\. .*: [1-9]\d* of its 12 contacts have that title\./)
  expect(note).toMatch(/You named “the CFOs”\. .*: [1-9]\d* of its 12 contacts have that title\./)
  expect(JSON.stringify(calls[0]?.args)).not.toContain('CFOs')
})

describe('what is said in haste of messages at hand [CAM-CHAT-03]', () => {
  it.each([
    ['perfect save it', 'Saved: '],
    ['looks nice make it shorter', 'it is shorter'],
    ['bit shorter, and sign it Marta', 'it is signed “Marta”'],
    ['now a linkedin version, max 300 characters', 'it has at most 300 characters'],
    ['remind them in a second message', 'message 2 is new'],
  ])('is done: “%s”', async (words, done) => {
    const talk = await openTalk()
    await talk.say('Write an email about our rapeseed oil')
    expect((await talk.say(words)).text).toContain(done)
  })

  it('swaps the two that there are', async () => {
    const talk = await openTalk()
    await talk.say('write two emails about our rapeseed oil')
    expect((await talk.say('swap the two')).text).toContain('messages 1 and 2 have changed places')
  })

  it('asks in the end for what the goal is said to be', async () => {
    const talk = await openTalk()
    const { text } = await talk.say('write them a cold email abt our organic olive oil, goal is a tasting call')
    expect(text).toContain('Here is the email about our organic olive oil.')
    expect(text).toContain('tasting next week?')
  })
})

describe('two changes in one sentence [CAM-CHAT-03]', () => {
  it('are each made to the message that they are for', async () => {
    const talk = await openTalk()
    await talk.say('write three emails about our rapeseed oil')
    const { calls } = await talk.say('make step 2 more formal and step 3 friendlier')
    expect(calls.map(({ args }) => args['changes'])).toEqual([
      { step: 2, tone: 'formal' },
      { step: 3, tone: 'friendly' },
    ])
  })

  it('are two words in place of two others', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our brand study and ask for 20 minutes next Tuesday')
    const { text } = await talk.say('change Tuesday to Wednesday and 20 to 15 minutes')
    expect(text).toContain('Would you have 15 minutes for a call next Wednesday?')
  })
})

it.each([
  ['could you also add our address: Domstr. 5', 'Our address: Domstr. 5.'],
  ['P.S. should say parking is free', 'P.S. Parking is free.'],
  ['copy it for linkedin', 'Here is the LinkedIn message'],
])('says in the message what is to be in it: “%s” [CAM-CHAT-03]', async (words, said) => {
  const talk = await openTalk()
  await talk.say('write an invitation to our open house on 9 October')
  expect((await talk.say(words)).text).toContain(said)
})
