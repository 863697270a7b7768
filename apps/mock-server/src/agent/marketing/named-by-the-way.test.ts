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
