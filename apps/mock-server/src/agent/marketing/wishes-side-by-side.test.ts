import { describe, expect, it } from 'vitest'
import { lastOf, writtenBy } from './talked-in-test'

const tents = 'Write 3 emails: we rent tents for summer parties, 300 euros a day, delivery included. Sign Lea.'

describe('several wishes in one message [CAM-CHAT-03]', () => {
  it('are done as far as they are understood, and the others are told', async () => {
    const { text, calls } = await lastOf(tents, 'Make the first one friendlier and braid the second with gold')
    expect(calls.map(({ name }) => name)).toEqual(['draft_content'])
    expect(text).toContain('“braid the second with gold”')
  })

  it('are told where nothing came of one of them', async () => {
    const { text } = await lastOf(tents, 'the tone is too stiff, and it is 280 euros not 300')
    expect(text).toContain('“280 euros”')
    expect(text).toContain('I have not done this yet: “the tone is too stiff”')
  })

  it('change nothing at hand where what was to be written was not understood', async () => {
    const { calls } = await lastOf(
      tents,
      'Make a fax of the second email for LinkedIn, and ask whether they have a date',
    )
    expect(calls).toEqual([])
  })

  it('are no part of a name or of what is offered', async () => {
    const { templates } = await writtenBy(tents)
    expect(templates.every((text) => text.trimEnd().endsWith('Lea'))).toBe(true)
    expect(templates.join('\n')).not.toMatch(/sign lea/i)
  })
})

describe('a sentence that speaks of the messages [CAM-CHAT-03]', () => {
  it.each([
    'Say that the tone should be warmer.',
    'Mention that the second email is for Friday.',
    'Add that it is 280 euros and not 300.',
  ])('is not written into them: “%s”', async (said) => {
    const { text, calls } = await lastOf(tents, said)
    const written = JSON.stringify(calls.map(({ result }) => result))
    expect(written).not.toMatch(/tone should|second email is|not 300/i)
    expect(text).toMatch(/do not know how|280 euros/)
  })

  it('stands in them word for word where it is quoted', async () => {
    const { templates } = await writtenBy(tents, 'Add "You can forward this email to your colleagues."')
    expect(templates[0]).toContain('You can forward this email to your colleagues.')
  })
})

describe('one change of messages in few words [CAM-CHAT-03]', () => {
  it.each(['get rid of the question', 'lose the question', 'no more questions'])(
    'takes out what is asked: “%s”',
    async (said) => {
      const { templates } = await writtenBy(tents, said)
      expect(templates.join('\n')).not.toContain('?')
    },
  )

  it('is made in each message that is named', async () => {
    const { templates } = await writtenBy(tents, 'less formal in 1 and 2')
    expect(templates.map((text) => text.startsWith('Hi '))).toEqual([true, true, false])
  })

  it('asks something of its own in each message', async () => {
    const { templates } = await writtenBy(tents, 'in the first ask how many people come, in the second when it is')
    expect(templates[0]).toContain('how many people come?')
    expect(templates[1]).toContain('when it is?')
  })

  it('leaves out messages, and keeps who signs the others', async () => {
    const { templates } = await writtenBy(tents, 'only one email is enough')
    expect(templates).toHaveLength(1)
    expect(templates[0]).toMatch(/Lea\s*$/)
  })

  it('says something in other words in one message alone', async () => {
    const [before, after] = [await writtenBy(tents), await writtenBy(tents, 'give the second a different opening')]
    expect(after.templates[0]).toBe(before.templates[0])
    expect(after.templates[1]).not.toBe(before.templates[1])
  })

  it('says no price again where none is wanted', async () => {
    const { calls } = await lastOf(tents, 'no price in the last')
    expect(calls).toEqual([])
    const { templates } = await writtenBy(tents, 'no price in the first')
    expect(templates.map((text) => text.includes('300 euros'))).toEqual([false, true, false])
  })

  it('moves no sentence that several messages say out of all of them', async () => {
    const delivery = 'Write 3 emails: we rent tents, 300 euros a day. We deliver on Mondays.'
    const { templates } = await writtenBy(delivery)
    const { calls } = await lastOf(delivery, 'put the delivery at the end')
    expect(templates.filter((text) => text.includes('We deliver on Mondays.')).length).toBeGreaterThan(1)
    expect(calls).toEqual([])
  })

  it('takes a phone number out of the signature', async () => {
    const { templates } = await writtenBy(
      tents.replace('Lea', 'Lea Kern 040 123456'),
      'remove the phone from the signature',
    )
    expect(templates[0]).toMatch(/Lea Kern\s*$/)
  })

  it('says more of whoever signs under their name', async () => {
    const { templates } = await writtenBy(tents, 'my title is managing director, add that under my name')
    expect(templates[0]).toMatch(/Lea, Managing director\s*$/)
  })
})

describe('what is put right in the same breath [CAM-CHAT-03]', () => {
  it('is done alone where the wish before it is taken back', async () => {
    const { templates } = await writtenBy(tents, 'Shorter. No wait, keep it, just change 300 to 350')
    expect(templates[0]).toContain('350 euros')
    expect(templates).toHaveLength(3)
  })

  it('is a price wherever it stands, and no sentence of its own', async () => {
    const { templates, all } = await writtenBy(tents, 'price is now 280, everywhere')
    expect(all).not.toMatch(/300|everywhere|is now/i)
    expect(templates[0]).toContain('280 euros')
  })
})

describe('messages ordered in one breath with who signs [CAM-CHAT-03]', () => {
  it.each([
    'write one email, we repair grinders in 24 hours, pick up is free, sign jens adler',
    'write one email and one linkedin message, we repair grinders in 24 hours, pick up is free, sign Jens Adler',
  ])('are signed, and say nothing of it: “%s”', async (order) => {
    const { templates } = await writtenBy(order)
    expect(templates[0]).toMatch(/We repair grinders in 24 hours/)
    expect(templates[0]).toMatch(/Jens Adler\s*$/)
    expect(templates[0]).not.toMatch(/sign/i)
  })

  it('look for nobody where a firm says what it builds', async () => {
    const { calls } = await lastOf('Write an email about our open day. We build greenhouses for restaurants.')
    expect(calls.map(({ name }) => name)).toEqual(['draft_content'])
  })

  it('replace none at hand by an order in few words', async () => {
    const { calls } = await lastOf(tents, 'In the second email, refer to the first one and ask whether it arrived.')
    expect(calls).toEqual([])
  })
})
