import { describe, expect, it } from 'vitest'
import { draftIn, drafted } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('what is pitched beside an order for messages [CAM-CHAT-03]', () => {
  it.each<readonly [string, readonly string[]]>([
    [
      "Write a 3-step email sequence. Our pitch: we cut empty miles by 18%. We work with 40 hauliers. I'd like to offer a free 20-minute route audit.",
      ['We cut empty miles by 18%. We work with 40 hauliers.', 'a free 20-minute route audit'],
    ],
    [
      "Write an email. Here's the pitch: our racks are folded flat in ten seconds.",
      ['Our racks are folded flat in ten seconds.'],
    ],
    ['Write an email to introduce our bike leasing. My offer is a free month.', ['our bike leasing', 'a free month']],
    ['Write two emails about our dock audits. My offer: a free audit of one dock.', ['a free audit of one dock']],
  ])('is said in them: “%s”', async (words, said) => {
    const { templates, text } = await drafted(words)
    for (const each of said) expect(templates[0]).toContain(each)
    expect(templates.join('\n')).not.toMatch(/day-to-day|\[fill in|Northwind|pitch/)
    expect(text).not.toContain('do not know how to do')
  })

  it.each<readonly [string, string, RegExp]>([
    [
      'Write one short cold email from me, Lena, founder of Parcelbeam. Customers of ours print no label. Shops save two euros per return.',
      'Lena, founder of Parcelbeam',
      /Lena|Parcelbeam|Northwind/,
    ],
    [
      'Write an email from Jonas Weber at Routewise about our route audits',
      'Jonas Weber at Routewise',
      /Jonas|Routewise|Northwind/,
    ],
  ])('has its sender under it, and not in it: “%s”', async (words, name, unsaid) => {
    const { templates, subjectLine } = await drafted(words)
    const [body = '', end] = templates[0]?.split('Kind regards,\n') ?? []
    expect(end).toBe(name)
    expect(`${subjectLine ?? ''}${body}`).not.toMatch(unsaid)
  })

  it('quotes what was typed, and takes a wish for a call as the question alone', async () => {
    const { templates, text } = await drafted(
      'I help hospitals reduce waiting times with a scheduling tool. Three clinics in Valencia cut them by a fifth. Write an email to them. Want a call of 15 minutes.',
    )
    expect(text).toContain('“Three clinics in Valencia cut them by a fifth.”')
    expect(text).not.toMatch(/cut you|do not know how to do/)
    expect(templates[0]).toContain('Three clinics in Valencia cut them by a fifth.')
    expect(templates[0]).toContain('Would you have 15 minutes for a call next week?')
    expect(templates[0]).not.toContain('offer you 15 minutes')
  })
})

describe('how messages begin and end, as people put it [CAM-CHAT-03]', () => {
  const changedBy = async (words: string) => {
    const talk = await openTalk()
    await talk.say('Write a 3-step email sequence about our route audits. Our audits take 20 minutes.')
    return draftIn(await talk.say(words)).templates
  }

  it.each<readonly [string, number, string]>([
    [
      "the CTA should be: reply with yes and I'll put you on the list",
      0,
      "Reply with yes and I'll put you on the list.\n\nKind regards",
    ],
    ['Change the call to action to: book a slot on our website', 0, 'Book a slot on our website.\n\nKind regards'],
    ['Make the second one start with "Did my note get lost?"', 1, 'Hello {{first_name}},\n\nDid my note get lost?'],
    ['Use Best regards, Jonas Weber', 0, '\n\nBest regards,\nJonas Weber'],
    ['End with Cheers, Jonas', 2, '\n\nCheers,\nJonas'],
  ])('is done: “%s”', async (words, place, said) => {
    expect((await changedBy(words))[place]).toContain(said)
  })

  it('asks every message that asks for a call for something else', async () => {
    const talk = await openTalk()
    await talk.say('Write a 3-step email sequence about our route audits')
    await talk.say('End the second email with "Could we have a call on Friday?"')
    const { templates } = draftIn(await talk.say('Ask for a quick reply instead of a call'))
    expect(templates.join('\n')).not.toMatch(/\bcall\b/)
  })
})

describe('what is to be left out and is not there [CAM-CHAT-03]', () => {
  it('says so, and shows which words there are', async () => {
    const talk = await openTalk()
    await talk.say('Write an email about our senior backend role, 95-120k')
    const { text } = await talk.say("don't mention the salary")
    expect(text).toContain('I find no sentence with “salary”')
    expect(text).toContain('leave out "95-120k"')
    expect(draftIn(await talk.say('leave out "95-120k"')).templates[0]).not.toContain('95')
  })

  it.each<readonly [string, boolean, boolean]>([
    ['Leave out the number 18% in the follow ups', true, false],
    ['Take out the number 18%', false, false],
  ])('leaves a figure out where that was said: “%s”', async (words, isInFirst, isInSecond) => {
    const talk = await openTalk()
    await talk.say('Write a 2-step email sequence. We work with 40 hauliers. Our pitch: we cut empty miles by 18%.')
    await talk.say('In the second email, mention that a haulier from Ghent saved 18% of its fuel')
    const { templates } = draftIn(await talk.say(words))
    expect(templates.map((text) => text.includes('18%'))).toEqual([isInFirst, isInSecond])
  })

  it('says that a figure is in none of the follow-ups', async () => {
    const talk = await openTalk()
    await talk.say('Write a 2-step email sequence about our route audits')
    expect((await talk.say('Leave out the number 18% in the follow ups')).text).toContain('no sentence with “18%”')
  })
})

describe('a message that is asked for by its place [CAM-CHAT-03]', () => {
  it.each(['What did we say in the second email?', 'what does step 2 say', 'Show me the second email'])(
    'is shown alone: “%s”',
    async (words) => {
      const talk = await openTalk()
      const { templates } = draftIn(await talk.say('Write a 3-step email sequence about our route audits'))
      const { text } = await talk.say(words)
      expect(text).toContain((templates[1] ?? '').split('\n')[2])
      expect(text).not.toContain((templates[0] ?? '').split('\n')[2])
    },
  )

  it.each(['Who can you help me find?', 'What kind of companies can you find?'])(
    'is no other question: “%s”',
    async (words) => {
      const { text } = await (await openTalk()).say(words)
      expect(text).toContain('In this campaign I can')
    },
  )
})
