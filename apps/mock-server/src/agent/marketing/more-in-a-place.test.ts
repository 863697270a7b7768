import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('another few of those who were looked for [CAM-CHAT-03]', () => {
  it.each([
    ['find another 5 in Porto', 'Porto', 5],
    ['Please get me another two in Lisbon', 'Lisbon', 2],
    ['another 4 from Braga', 'Braga', 4],
    ['find another 6', 'Lisbon', 6],
  ] as const)('are looked for at once, also where nobody was found: “%s”', async (words, location, people) => {
    const talk = await openTalk()
    const none = await talk.say('find 5 chief medical officers at software companies in Lisbon')
    expect(none.text).toContain('Shall I look for other decision makers there?')
    const { calls, text } = await talk.say(words)
    expect(calls[0]?.args).toMatchObject({ location, people, with_title: 'chief medical officers' })
    expect(text).toContain('chief medical officers')
  })

  it('asks whom where nobody was looked for yet', async () => {
    expect((await (await openTalk()).say('find another 5 in Lisbon')).text).toContain(
      'I do not know whom you want more of.',
    )
  })
})
