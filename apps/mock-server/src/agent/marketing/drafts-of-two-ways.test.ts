import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it.each([
  ['in the second LinkedIn message, say that we load at noon', [1]],
  ['in the LinkedIn messages, mention that we load at noon', [0]],
  ['add to the first LinkedIn note that we load at noon', [0]],
])('changes the LinkedIn messages that are named: %s [CAM-CHAT-03]', async (words, places) => {
  const talk = await openTalk()
  await talk.say('write two LinkedIn messages about our night ferry')
  const { text } = await talk.say(words)
  const said = text.split('**Step').slice(1)
  expect(said.flatMap((each, place) => (each.includes('We load at noon.') ? [place] : []))).toEqual(places)
})

it('changes a message that somebody has it “write” more friendly, and writes no other [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write three emails about our night ferry')
  const { calls } = await talk.say('write the third email more friendly')
  expect(calls[0]?.args).toMatchObject({ of_last: true, changes: { step: 3, tone: 'friendly' } })
})

it('writes about “the same” what the messages before were about [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our cold storage')
  const { text } = await talk.say('write two LinkedIn messages about the same')
  expect(text).toContain('our cold storage')
  expect(text).not.toContain('the same')
})

it('shows the messages to whoever asks what the subject is [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our cold storage')
  expect((await talk.say('what is the subject of the email?')).text).toContain('**Subject:**')
})

it.each([
  ['write an email about our night ferry', 'in the second LinkedIn message, say that pets are welcome'],
  ['write two LinkedIn messages about our night ferry', 'in the first email, say that pets are welcome'],
  ['write two LinkedIn messages about our night ferry', 'make email 2 shorter'],
])('changes nothing by the one way where the other is named: %s, %s [CAM-CHAT-03]', async (order, words) => {
  const talk = await openTalk()
  await talk.say(order)
  const { calls, text } = await talk.say(words)
  expect(calls).toEqual([])
  expect(text).toMatch(/^I have not written an? \w+/)
})

it.each([
  'write an email and a LinkedIn note on chilled trailers',
  'write an email about chilled trailers and a LinkedIn note too',
])('knows a LinkedIn note for a message, and what both are on: %s [CAM-CHAT-03]', async (words) => {
  const talk = await openTalk()
  const { calls } = await talk.say(words)
  expect(calls.map(({ args }) => [args['channel'], args['about']])).toEqual([
    ['email', 'chilled trailers'],
    ['linkedin', 'chilled trailers'],
  ])
})

it('writes by both ways where the other is named in the end [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls } = await talk.say('write two LinkedIn messages about our night ferry and an email')
  expect(calls.map(({ args }) => [args['channel'], args['steps'], args['about']])).toEqual(
    expect.arrayContaining([
      ['email', 1, 'our night ferry'],
      ['linkedin', 2, 'our night ferry'],
    ]),
  )
})
