import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('what a card proposes to write', () => {
  it.each([
    'Write a three-step email sequence to our contacts.',
    'Write a three-step email sequence to our contacts, such as owners.',
    'Write a three-step email sequence to our contacts, such as heads of sales and CEOs.',
  ])('is written about what the workspace does: “%s” [CAM-SMART-02] [CAM-CHAT-03]', async (words) => {
    const talk = await openTalk()
    const { text } = await talk.say(words)
    expect(text).toContain('Here are 3 emails about what we do.')
    expect(text).not.toContain('[fill in')
  })

  it('is about what was told before [CAM-SMART-02] [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('We sell wedding insurance.')
    const { text } = await talk.say('Write a three-step email sequence to our contacts, such as owners.')
    expect(text).toContain('Here are 3 emails about our wedding insurance.')
  })
})

it.each([
  ['Write a two-step email sequence about our tire ageing monitor for these contacts.', 'our tire ageing monitor'],
  ['write an email to our contacts, mostly owners, about our new ferry line', 'our new ferry line'],
])('says nothing in a message of whom it goes to: “%s” [CAM-CHAT-03]', async (words, about) => {
  const talk = await openTalk()
  const { calls } = await talk.say(words)
  expect(calls.find(({ name }) => name === 'draft_content')?.args).toMatchObject({ about })
})

it.each(['health and safety managers', 'health & safety managers'])(
  'takes one post for one, and no word of it for a trade: “%s” [CAM-CHAT-03]',
  async (post) => {
    const talk = await openTalk()
    const { calls } = await talk.say(`Find 5 ${post} at food manufacturers in the Netherlands`)
    expect(calls[0]?.args).toMatchObject({ industry: 'food', with_title: 'HSE managers' })
  },
)
