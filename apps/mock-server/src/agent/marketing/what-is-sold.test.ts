import { expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

it.each([
  'Find 1 head of operations at online shops in Germany. We sell packaging made of paper to online shops.',
  'Find 1 head of operations at online shops in Germany. We sell packaging made of paper to them.',
  'We sell packaging made of paper to online shops. Find 1 head of operations in Germany.',
])('is what messages are about, wherever it is said: “%s” [CAM-CHAT-03]', async (request) => {
  const talk = await openTalk()
  const { text, calls } = await talk.say(request)
  expect(calls.filter(({ name }) => name === 'find_contacts')).toHaveLength(1)
  expect(text).toContain('I keep that in mind for the messages: “We sell packaging made of paper.”')
  const [email] = draftIn(await talk.say('write an email to them')).templates
  expect(email).toContain('packaging made of paper')
  expect(email).not.toContain('Northwind Freight')
})

it('means those too who were found first, where the rest was looked for elsewhere [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { text } = await talk.say('Find 12 finance directors at logistics companies in Leeds')
  expect(text).toMatch(/I added \*\*5 contacts\*\*/)
  await talk.say('yes')
  const { calls } = await talk.say('enrich them')
  expect(calls[0]).toMatchObject({ name: 'enrich_contacts', result: { looked_up: 12 } })
})
