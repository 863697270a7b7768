import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

const search = 'Find 4 CEOs at breweries in Belgium with more than 50 people'

it.each([
  'No, I asked for people in factories, not offices.',
  'I asked for people in factories',
  'No, I meant people working at factories',
])('changes the trade alone where only that is put right: “%s” [CAM-CHAT-03]', async (words) => {
  const talk = await openTalk()
  await talk.say(search)
  const { calls } = await talk.say(words)
  expect(calls[0]?.args).toMatchObject({
    industry: 'factories',
    location: 'Belgium',
    company_size: 'more than 50 people',
    with_title: 'CEOs',
  })
})

it.each(['why did you choose these?', 'And why these people?', 'How did you pick those contacts?'])(
  'says what it looked for where somebody asks why: “%s” [CAM-CHAT-03]',
  async (words) => {
    const talk = await openTalk()
    expect((await talk.say(words)).text).toBe('Nobody was looked for here yet.')
    await talk.say(search)
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toContain('I looked for CEOs at breweries in Belgium with more than 50 people')
  },
)
