import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { lastOf, writtenBy } from './talked-in-test'

const moves = 'Write three emails: we move offices over a weekend for 89 euros per desk. Ask for a call.'
const noted = 'Write a LinkedIn message: we move offices over a weekend for 89 euros per desk. Ask for a call.'

async function draftsOf(...said: readonly string[]) {
  const { calls } = await lastOf(...said)
  return calls.filter(({ name }) => name === 'draft_content').map((call) => draftIn({ calls: [call] }))
}

describe('whoever has emails and a LinkedIn message [CAM-CHAT-03]', () => {
  it('means the emails by a mail, and by a second message where only they have one', async () => {
    const [mail] = await draftsOf(moves, noted, 'in the first mail say that we bring boxes')
    expect(mail?.channel).toBe('email')
    const [second] = await draftsOf(moves, noted, 'in step 2 say that we bring boxes')
    expect(second?.channel).toBe('email')
    expect(second?.templates[1]).toContain('We bring boxes.')
  })

  it.each(['in the linkedin msg no price pls, and max 40 words', 'linkedin message: take out the price'])(
    'takes the price out of that alone: “%s”',
    async (said) => {
      const drafts = await draftsOf(moves, noted, said)
      expect(drafts.map(({ channel }) => channel)).toEqual(['linkedin'])
      expect(drafts[0]?.templates[0]).not.toContain('89')
    },
  )

  it('is told openly that there is none to change', async () => {
    const { calls, text } = await lastOf(moves, 'linkedin message: take out the price')
    expect(calls).toEqual([])
    expect(text).toContain('I have not written a LinkedIn message')
  })

  it('has the second one say what the first ones do, also where more was told', async () => {
    const [note] = await draftsOf(
      'We are Kranich Catering Equipment. We rent out dishes for events.',
      'Please write three emails in which we offer a set for 100 guests at 450 francs, and ask whether they have an event planned in spring.',
      'Could you now also write one LinkedIn message, and keep it below 300 characters?',
    )
    expect(note?.channel).toBe('linkedin')
    expect(note?.templates[0]).toContain('a set for 100 guests at 450 francs')
    expect(note?.templates[0]).toContain('Do you have an event planned in spring?')
  })
})

describe('what is said in a few words [CAM-CHAT-03]', () => {
  it('offers one of what is named without an article, from whoever says who they are', async () => {
    const { templates } = await writtenBy(
      'hey, mia here from Blattwerk in Hannover, we do green walls for offices',
      '3 mails pls: free sketch of a green wall for their lobby, takes 2 weeks. ask for a 15 min call',
    )
    expect(templates[0]).toContain('I am Mia from Blattwerk in Hannover.')
    expect(templates[0]).toContain('offer you a free sketch of a green wall for your lobby')
  })

  it('says where prices start', async () => {
    const { templates } = await writtenBy(moves, 'in the first mail say from 190 euro per sqm')
    expect(templates[0]).toContain('Prices start at 190 euro per sqm.')
  })

  it('shows what was said of something, before it looks into documents', async () => {
    const { text, calls } = await lastOf(moves, 'what did we say about the price?')
    expect(calls).toEqual([])
    expect(text).toContain('Written and not saved: 3 emails.')
  })

  it('corrects once, and knows nothing else that is to be corrected', async () => {
    const { text, calls } = await lastOf(
      'Write an email: we offer a set for 100 guests.',
      'The set is for 120 guests, not 100. Please correct that.',
    )
    expect(draftIn({ calls }).templates[0]).toContain('120 guests')
    expect(text).not.toContain('do not know')
  })

  it('says that days between messages cannot be chosen', async () => {
    const { text } = await lastOf(moves, 'send mail 2 after 4 days and mail 3 after 9 days')
    expect(text).toContain('Other days between them cannot be chosen.')
  })

  it('counts those without an address where they have no mail', async () => {
    const { text } = await lastOf('find 3 heads of growth in Berlin', 'who has no mail?')
    expect(text).toMatch(/email address/)
    expect(text).not.toContain('do not know')
  })
})

describe('two wishes in one sentence [CAM-CHAT-03]', () => {
  it.each([
    [
      'Could you please mention in the second email that we repair it for free, and make the tone a bit warmer?',
      'We repair it for free.',
    ],
    [
      'Could you please mention that the training takes one day, and use a more formal tone?',
      'The training takes one day.',
    ],
  ])('are both done, and none stands in the text: “%s”', async (said, fact) => {
    const { all, text } = await writtenBy(moves, said)
    expect(all).toContain(fact)
    expect(all).not.toMatch(/tone/)
    expect(text).toMatch(/it sounds (?:friendlier|more formal)/)
  })

  it('are both done where one is of saving, and the other of the overview', async () => {
    const { calls } = await lastOf(moves, noted, 'Wonderful. Could you please save both, and update the overview?')
    expect(calls.map(({ name }) => name)).toEqual(['save_content', 'save_content', 'write_overview'])
  })

  it('look something up, and tell of whom it is missing', async () => {
    const { calls, text } = await lastOf(
      'find 14 heads of operations in Germany',
      'Could you please look up their email addresses and phone numbers, and tell me whose address is missing?',
    )
    expect(calls.map(({ name }) => name)).toContain('enrich_contacts')
    expect(text).toMatch(/of 14 have no email address/)
  })
})

describe('a remark beside an order [CAM-CHAT-03]', () => {
  it('of the subject is none of the letter', async () => {
    const { all } = await writtenBy(moves, 'subjects are boring. mail 1: Office move due?')
    expect(all).toMatch(/^Office move due\?\n/)
    expect(all).not.toContain('boring')
  })

  it('of somebody else is no fact of whoever writes', async () => {
    const { text } = await lastOf(
      'find 4 heads of operations at logistics companies in Nuremberg',
      'without the 3 people firm too, rarax. they have no forklifts',
    )
    expect(text).not.toContain('keep that in mind')
  })

  it('of the sender goes into the message that is named, and looks for nobody', async () => {
    const { calls } = await lastOf(moves, 'we are 4 people, in business since 2009. put that in mail 2')
    expect(calls.map(({ name }) => name)).toEqual(['draft_content'])
    expect(draftIn({ calls }).templates[1]).toContain('We are 4 people, in business since 2009.')
  })

  it.each([
    'one more email pls, for people who didnt answer. say we do moves the same day',
    'Add an email, say that we do moves the same day',
  ])('is a message of its own where one is added: “%s”', async (said) => {
    const { templates } = await writtenBy(moves, said)
    expect(templates).toHaveLength(4)
    expect(templates.map((text) => text.includes('We do moves the same day.'))).toEqual([false, false, true, false])
  })

  it('begins each sentence with a capital, and its town', async () => {
    const { templates } = await writtenBy(
      'im jonas brandt, own a small repair shop in nuremberg, we fix forklifts for warehouses',
      moves,
      'mail 2 should say: we are 4 people since 2009. if a truck breaks down we are there the same day.',
    )
    expect(templates[0]).toMatch(/I am Jonas Brandt(?: and|\.) I own a small repair shop in Nuremberg\./)
    expect(templates[1]).toContain('If a truck breaks down')
  })
})

describe('limits, numbers and towns [CAM-CHAT-03]', () => {
  it('keeps to the words that are wanted, and says that nobody is named then', async () => {
    const { templates, text } = await writtenBy(
      'I am Judith Harms from Harms Stapler. We offer the yearly safety inspection of forklifts, and we repair them on site within 24 hours.',
      'Could you please write a LinkedIn message about our forklift training for warehouse staff with at most 40 words?',
    )
    expect(templates[0]?.split(/\s+/).length).toBeLessThanOrEqual(40)
    expect(text).toContain('Who writes is not said in it')
  })

  it('counts the numbers of people, and not those of their companies', async () => {
    const { text } = await lastOf('find 14 heads of operations in Germany', 'enrich', 'Who has a phone number?')
    expect(text).toMatch(/8 of 14 contacts\*\* fit/)
  })

  it('knows towns without their letters, and says where it knows nobody', async () => {
    const { calls } = await lastOf('find 2 heads of growth in Muenchen', 'also koeln')
    expect(calls[0]?.args).toMatchObject({ location: 'koeln' })
    expect((await lastOf('find 2 heads of growth in Berlin', 'also in Bonn')).text).toContain('I know nobody in Bonn,')
    expect((await lastOf('find 2 heads of growth in Dortmund', 'not enough, whole NRW')).calls[0]?.args).toMatchObject({
      location: 'NRW',
    })
  })

  it('asks for a call in place of an invitation to ask', async () => {
    const { templates } = await writtenBy(
      'Write an email: we do moves. The price is 9 euros.',
      'add "We bring the papers too."',
      'mail 1 ask for a short call instead of questions',
    )
    expect(templates[0]).not.toContain('If you have any questions')
    expect(templates[0]).toMatch(/call/)
  })
})

describe('in few words, of one message or of all [CAM-CHAT-03]', () => {
  it('is said in the one that is meant', async () => {
    const third = await writtenBy(moves, 'mail 3: say offer ends 30 june')
    expect(third.templates.map((text) => text.includes('The offer ends 30 June.'))).toEqual([false, false, true])
    const both = await writtenBy(
      moves,
      'Thank you. Could you make the second one friendlier, and say in the third that the plan is ready within a week?',
    )
    expect(both.templates[2]).toContain('The plan is ready within a week.')
    const shorter = await lastOf(moves, 'make em shorter')
    expect(shorter.text).not.toContain('do not know')
  })

  it('says by the other way together what each message was for, with what was put right since', async () => {
    const [note] = await draftsOf(
      'Hello, I am Anna Lang of Lang Gartenbau in Freiburg. We look after the gardens and lawns of companies.',
      'Could you write three emails? The first one introduces us, the second one says that a visit every two weeks costs 180 euros, and the third one asks whether they would like a free plan of their garden.',
      'The price is 190 euros, not 180.',
      'Could you write one LinkedIn message for it too, with no more than 50 words?',
    )
    expect(note?.templates[0]).toContain('We look after the gardens and lawns of companies.')
    expect(note?.templates[0]).toContain('costs 190 euros')
    expect(note?.templates[0]).toContain('Would you like a free plan of your garden?')
  })

  it('offers what stands behind the order', async () => {
    const drafts = await draftsOf(
      'we clean solar panels on company roofs.',
      'write 3 mails + 1 linkedin msg. free test cleaning of 20 sqm, done in a day. they should reply with roof size',
    )
    expect(drafts.map(({ templates }) => templates.length)).toEqual([3, 1])
    for (const { templates } of drafts) expect(templates[0]).toContain('free test cleaning of 20 sqm')
  })
})
