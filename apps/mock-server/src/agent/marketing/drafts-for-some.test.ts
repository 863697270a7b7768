import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

const named = 'The messages of a campaign are for everybody in it'

describe('a message for somebody in particular', () => {
  it('is told to be for everybody, and how many those are, before it is saved [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('find 10 CTOs at SaaS companies in Germany')
    const { text, calls } = await talk.say('Write to the CTOs to thank them for their time')
    expect(calls[0]?.result).toMatchObject({ saved: false })
    expect(text).toContain('Thank you for your time.')
    expect(text).toMatch(
      new RegExp(`You named “the CTOs”\\. ${named}: \\d+ of its \\d+ contacts (?:has|have) that title\\.`),
    )
    const others = await talk.say('Write to the heads of brewing to apologise for the outage')
    expect(others.text).toMatch(new RegExp(`“the heads of brewing”\\. ${named}`))
  })

  it('is told nothing where it is for all', async () => {
    const talk = await openTalk()
    const { text } = await talk.say('Write to our customers to thank them for their time')
    expect(text).toContain('Thank you for your time.')
    expect(text).not.toContain(named)
  })
})

describe('how a message is to be', () => {
  it.each([
    'Write an email to apologise for the late delivery last week. Friendly, no call to action.',
    'Write an email apologising for the late delivery last week, friendly and with no call to action',
  ])('is obeyed wherever it stands: “%s”', async (request) => {
    const talk = await openTalk()
    const { text, reasoning, calls } = await talk.say(request)
    expect(calls[0]?.result).toMatchObject({
      templates: ['Hi {{first_name}},\n\nWe are sorry for the late delivery last week.\n\nBest'],
    })
    expect(text).not.toContain('I do not know')
    expect(reasoning).not.toContain('I do not understand')
  })
})

it('writes what is to be told where nothing is written that it could be added to', async () => {
  const talk = await openTalk()
  const { calls } = await talk.say('Tell them that our office is closed on Friday')
  expect(calls[0]).toMatchObject({ name: 'draft_content' })
  expect(JSON.stringify(calls[0]?.result)).toContain('Our office is closed on Friday.')
  const { text } = await talk.say('Tell them that we are back on Monday')
  expect(text).toContain('Changed: it says “We are back on Monday.”')
})
