import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('what messages are said to do [CAM-CHAT-03]', () => {
  it.each([
    [
      'Write a short LinkedIn message that compliments them on their growth and offers our sales onboarding course',
      'compliment them on their growth. Offer our sales onboarding course',
    ],
    [
      'write an email which lauds their website and offers our audit to them',
      'laud their website. Offer our audit to them',
    ],
    [
      'an email that presents our new robot, pitches our service plan and reminds them of our open day on 3 May',
      'present our new robot. Pitch our service plan. Remind them of our open day on 3 May',
    ],
    [
      'write a note that promotes our spring sale and shows how much they save',
      'promote our spring sale. Tell them how much they save',
    ],
    [
      'write 3 emails that compliment them on their growth and offer our course',
      'compliment them on their growth and offer our course',
    ],
    ['write 2 emails that praise their work, thank them', 'praise their work. Thank them'],
    ['write an email that points out our new price and then gets them to book a demo', 'point out our new price'],
    ['write an email that sounds friendly and offers our course', 'offer our course'],
  ])('is what the writer is to do: “%s”', async (words, about) => {
    const run = await (await openTalk()).say(words)
    expect(run.calls[0]?.args).toMatchObject({ about })
    expect(run.text).not.toContain('do not know how to do')
    for (const text of draftIn(run).templates)
      expect(text).not.toMatch(/\b(?:compliments|lauds|offers|pitches|shows)\b/i)
  })

  it('asks for what it is said to ask for', async () => {
    const run = await (
      await openTalk()
    ).say(
      'write an email that congratulates them on their new office, pitches our cleaning service and asks for a call',
    )
    expect(run.calls[0]?.args).toMatchObject({
      about: 'congratulate them on their new office. Pitch our cleaning service',
      ask: expect.stringMatching(/call/),
    })
  })

  it('is nothing where the clause is what they tell', async () => {
    const run = await (await openTalk()).say('write an email that prices for pallets go up')
    expect(draftIn(run).templates[0]).toContain('Prices for pallets go up.')
  })
})
