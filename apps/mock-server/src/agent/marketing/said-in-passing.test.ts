import { expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

it.each(['ok good', 'looks good, thanks!', 'perfect'])('takes praise for praise: %s [CAM-CHAT-03]', async (words) => {
  const talk = await openTalk()
  await talk.say('write an email about our parking app')
  const { calls, text } = await talk.say(words)
  expect(calls).toEqual([])
  expect(text).toBe('You are welcome.')
})

it('does what is asked for behind thanks [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls } = await talk.say('thanks! now an email about our ferry line')
  expect(calls[0]?.args).toMatchObject({ channel: 'email', about: 'our ferry line' })
})

it('finds people and writes to them as one is used to say it [CAM-CHAT-03]', async () => {
  for (const [order, about] of [
    ['write them one email about our new depot', 'our new depot'],
    ['write each of them an email that introduces our night ferry', 'introduce our night ferry'],
  ] as const) {
    const talk = await openTalk()
    const { calls } = await talk.say(`Find 3 CFOs at logistics companies in Hamburg and ${order}`)
    expect(calls.at(-1)).toMatchObject({ name: 'draft_content', args: { channel: 'email', steps: 1, about } })
  }
})

it('tells where the overview is, and does not write it anew [CAM-CHAT-03]', async () => {
  const { calls, text } = await (await openTalk()).say('what did you write in the overview?')
  expect(calls).toEqual([])
  expect(text).toMatch(/^The overview is in the Overview tab/)
})

it('says what can be done next [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  expect((await talk.say('what now?')).text).toContain('Next: say whom to find')
  await talk.say('find 3 CFOs at logistics companies in Hamburg')
  expect((await talk.say('what happens next?')).text).toContain('Next: say what to write to them')
  await talk.say('write an email about our parking app and save it')
  expect((await talk.say('what do I do next?')).text).toContain('Next: “Go to audience”')
})

it('offers whom the workspace sells to, to whoever asks for that [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls, text } = await talk.say('who should I target?')
  expect(calls).toEqual([])
  expect(text).toMatch(/^Shall I find .*companies/)
})

it('goes on from the question that is open, and takes a number for how many [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at logistics companies in Hamburg')
  await talk.say('logistics managers')
  expect((await talk.say('in Sweden')).text).toBe(
    'Shall I look for logistics managers at logistics companies in Sweden?',
  )
  const { calls } = await talk.say('20')
  expect(calls[0]?.args).toMatchObject({ location: 'Sweden', with_title: 'logistics managers', people: 20 })
})

it('writes to everybody where one of them is named, and says so [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { calls, text } = await talk.say('write an email to the most senior one about our audit')
  expect(calls[0]?.args).toMatchObject({ about: 'our audit' })
  expect(text).toContain('You named “the most senior one”.')
})

it('introduces the company by what is known of it [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { templates, subjectLine } = draftIn(await talk.say('introduce our company by email'))
  expect(subjectLine).toBe('Who we are')
  expect(templates[0]).toContain('We would like to introduce our company. Northwind Freight moves pallets')
})

it('adds a number that is given, and looks none up [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our parking app')
  const run = await talk.say('add our phone number +49 40 1234')
  expect(run.calls.map(({ name }) => name)).toEqual(['draft_content'])
  expect(draftIn(run).templates[0]).toContain('You can reach me at +49 40 1234.')
})

it('fills what is open with a sentence that is said of it [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write 3 emails: intro, discount, goodbye')
  const { templates } = draftIn(await talk.say('the discount is 15% until the end of March'))
  expect(templates[1]).toContain('The discount is 15% until the end of March.')
  expect(templates.join()).not.toContain('[fill in')
})

it('says that the guidance forbids what somebody has given word for word [CAM-MSG-12]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our parking app')
  const { text } = await talk.say('change the subject to Parking that is free — guaranteed')
  expect(text).toContain('It has an em dash now, which the guidance for these messages forbids.')
})
