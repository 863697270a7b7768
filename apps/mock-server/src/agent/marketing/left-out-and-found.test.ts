import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('who is to go and who is to come, in one sentence [CAM-CHAT-03]', () => {
  it.each<readonly [string, string, number, string, string]>([
    [
      'Leave out anybody without an email address, and add two people in Ghent',
      '**2 of 8 contacts** fit: without an email address.',
      2,
      'heads of logistics',
      'Ghent',
    ],
    [
      'Remove the ones in Hamburg and find three more in Berlin',
      'None of the 8 contacts is in Hamburg.',
      3,
      'heads of logistics',
      'Berlin',
    ],
    [
      'Drop the heads of logistics and add 5 heads of sales at SaaS companies in Berlin',
      '**8 of 8 contacts** fit: heads of logistics.',
      5,
      'heads of sales',
      'Berlin',
    ],
  ])('are both answered: “%s”', async (words, gone, people, title, location) => {
    const talk = await openTalk()
    await talk.say('Find 8 heads of logistics in Germany')
    const { calls, text } = await talk.say(words)
    expect(text).toContain('I do not remove anything from an audience, and have not.')
    expect(text).toContain(gone)
    expect(calls[0]?.args).toMatchObject({ with_title: title, location, people })
    expect(text).toContain(`I added **${people} contacts**`)
  })

  it('are counted where somebody says “anyone” or “whoever”', async () => {
    const talk = await openTalk()
    await talk.say('Find 8 heads of logistics in Germany')
    for (const words of ['take out whoever has no email', 'exclude anybody without an email address'])
      expect((await talk.say(words)).text).toContain('**2 of 8 contacts** fit: without an email address.')
  })

  it('are no parts of a message', async () => {
    const talk = await openTalk()
    await talk.say('Write 3 emails about our CRM')
    const { text } = await talk.say('drop the third email and add a line about our office')
    expect(text).toContain('Changed: message 3 is out.')
    expect(text).not.toContain('I do not remove')
  })
})
