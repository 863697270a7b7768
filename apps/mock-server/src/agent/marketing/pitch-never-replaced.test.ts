import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('a pitch behind an order for messages [CAM-CHAT-03]', () => {
  it.each([
    'Draft a three-step email sequence for them. Our pitch: Rampdesk trains new SDRs with recorded practice calls, so they book their first meeting in two weeks instead of six.',
    'Draft a three-step email sequence for them. We train new SDRs with recorded practice calls.',
  ])('never gives way to what the workspace sells: “%s”', async (words) => {
    const { text } = await (await openTalk()).say(words)
    expect(text).toContain('new SDRs with recorded practice calls')
    expect(text).not.toContain('Northwind')
    expect(text).not.toContain('left it out')
    expect(text).not.toContain('“y:')
  })

  it('introduces who somebody says that they are, and nobody else, in every message', async () => {
    const talk = await openTalk()
    await talk.say('Our agency does SEO for dentists.')
    const { text } = await talk.say(
      'Write a 3-step email sequence about that. First step introduces us, second one shares a case study, third asks for a call',
    )
    expect(text).toContain('Our agency does SEO for dentists.')
    expect(text).not.toMatch(/Northwind|logistics|Not in these texts/)
  })

  it('is what messages are about where it was told before', async () => {
    const talk = await openTalk()
    const pitch = 'We coach sales teams so they book their first meeting within three weeks'
    await talk.say(pitch)
    const { text } = await talk.say('Write an email about it')
    expect(text).toContain(`> ${pitch}.`)
    expect(text).not.toMatch(/Northwind|\[fill in/)
  })

  it('answers two questions that are asked in one', async () => {
    const talk = await openTalk()
    await talk.say('find 5 heads of growth at SaaS companies in Germany')
    const { text } = await talk.say('Which of these people have an email address, and which company is the biggest?')
    expect(text).toContain('with an email address')
    expect(text).toMatch(/the largest is \*\*.+\*\* \([\d,]+ employees\)/)
  })

  it.each([
    [
      'We run a conference. Find me 12 possible speakers, chief sustainability officers at manufacturers in Denmark or Sweden',
      'chief sustainability officers',
    ],
    [
      'Who should I talk to at restaurant chains in London? Get me 8 owners or finance managers',
      'owners, finance managers',
    ],
  ])('looks for whom is named: “%s”', async (words, titles) => {
    const { calls } = await (await openTalk()).say(words)
    expect(calls[0]?.name).toBe('find_accounts')
    expect(calls[0]?.args['with_title']).toBe(titles)
  })
})
