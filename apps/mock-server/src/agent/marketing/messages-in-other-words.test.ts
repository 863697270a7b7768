import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'

async function withEmails(): Promise<TestTalk> {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at retailers in Denmark')
  await talk.say('write three emails about our overnight service and ask whether they ship at night')
  return talk
}

describe('what a message should say [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>, RegExp]>([
    [
      'the second one should say that we answer within one hour',
      { step: 2, add: [{ sentence: 'We answer within one hour.', at: 'end' }] },
      /^Changed: it says “We answer within one hour\.”\.\n/,
    ],
    [
      'the first email should mention our 98% punctuality',
      { step: 1, add: [{ sentence: 'I would also like to mention our 98% punctuality.', at: 'end' }] },
      /^Changed: it says “I would also like to mention our 98% punctuality\.”\.\n/,
    ],
    [
      'Change the second email so that it asks whether they use a competitor',
      { step: 2, question: 'Do you use a competitor?' },
      /^Changed: it asks “Do you use a competitor\?”\.\n/,
    ],
    [
      'Change the second email so that it mentions our night ferry to Rotterdam and asks for a short reply',
      { step: 2, add: [{ sentence: 'I would also like to mention our night ferry to Rotterdam.', at: 'end' }] },
      /^Changed: it says “I would also like to mention our night ferry to Rotterdam\.” and it asks /,
    ],
  ])('is put into it, and nothing else is taken out: “%s”', async (words, changes, said) => {
    const { calls, text } = await (await withEmails()).say(words)
    expect(calls.map(({ args }) => args['changes'])).toEqual([expect.objectContaining(changes)])
    expect(calls[0]?.args['shorter']).not.toBe(true)
    expect(text).toMatch(said)
    expect(text).not.toContain('do not know how')
  })

  it.each([
    ['shorten the second', { step: 2 }],
    ['make the first friendlier', { step: 1, tone: 'friendly' }],
    ['drop the third', { drop: [3] }],
  ])('is that of the one that is named by its number alone: “%s”', async (words, changes) => {
    const { calls } = await (await withEmails()).say(words)
    expect(calls.map(({ args }) => args['changes'])).toEqual([changes])
  })

  it('asks beside what it says', async () => {
    const { text } = await (
      await withEmails()
    ).say('Say in the second one that I saw their new warehouse and ask who runs it')
    expect(text).toMatch(/^Changed: it says “I saw your new warehouse\.” and it asks “Who runs it\?”\./)
  })

  it('is short, asks for no call and says no prices where that is wanted', async () => {
    const talk = await withEmails()
    const { text } = await talk.say(
      'Write a 3-step email sequence about our night ferry. No call, under 80 words each, do not mention prices.',
    )
    expect(text).not.toMatch(/do not know|find no sentence|\bcall\b|\?\s*$/)
    expect(text).toContain('It has at most 80 words already.')
    expect((await talk.say('At most 70 words per email.')).text).toMatch(/^It has at most 70 words already\./)
    expect((await talk.say('Keep each under 75 words.')).text).toMatch(/^It has at most 75 words already\./)
  })

  it('asks for no call once that is said, and for nothing else less', async () => {
    const talk = await openTalk()
    await talk.say('find 3 CFOs at retailers in Denmark')
    expect((await talk.say('write an email about our freight audit')).text).toContain(
      'Shall we talk about it next week?',
    )
    const { text } = await talk.say('no call please')
    expect(text).toMatch(/^Changed: it asks for no call and no meeting\./)
    expect(text).not.toContain('talk about it')
    expect(text).toContain('our freight audit')
  })

  it('loses what was added about prices, in the subject too, and keeps the rest', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our new service with all its prices and dates')
    const { text } = await talk.say('do not mention prices')
    expect(text).toMatch(/^Changed: what was said with “prices” is out/)
    expect(text).toContain('our new service.')
    expect(text.split('\n').find((line) => line.startsWith('**Subject:**'))).not.toContain('prices')
  })

  it('takes other words in all of them, and makes a sentence of what is only given', async () => {
    const talk = await withEmails()
    await talk.say('write two emails about our pallets, but not about prices')
    const { text } = await talk.say('in all emails write trailers instead of pallets')
    expect(text).toMatch(/^Changed: “pallets” is now “trailers”\.\n/)
    expect(text).toContain('**Subject:** About our trailers')
    expect((await talk.say('add a P.S. with our phone number 040 1234')).text).toContain(
      'P.S. Our phone number is 040 1234.',
    )
  })

  it('takes another date in place of the one that it names', async () => {
    const talk = await openTalk()
    await talk.say('find 3 CFOs at retailers in Denmark')
    await talk.say('write three emails inviting them to our open day in Hamburg on 12 March')
    for (const [words, date] of [
      ['Actually the date is 14 March', '14 March'],
      ['sorry, the correct date is 16 March, not 14 March', '16 March'],
      ['make that 18 March', '18 March'],
    ] as const) {
      const { text } = await talk.say(words)
      expect(text).toMatch(new RegExp(`^Changed: “1\\d March” is now “${date}”\\.\\n`))
      expect(text).toContain(`in Hamburg on ${date}.`)
    }
    await talk.say('write an email about our ferry')
    expect((await talk.say('the date is 5 May')).text).toMatch(/^I do not know which date is to be 5 May/)
  })
})

describe('what was changed [CAM-CHAT-03]', () => {
  it('is said by what is written from then on, and by a reminder that is shortened', async () => {
    const talk = await openTalk()
    await talk.say(
      'write 2 emails that invite them to our webinar on 5 March at 3 pm about shifts, mention that it is free',
    )
    await talk.say('change 3 pm to 4 pm')
    const { text } = await talk.say('add a reminder one day before')
    expect(text).toContain('A short reminder of our webinar on 5 March at 4 pm about shifts.')
    expect(text).not.toContain('3 pm')
    expect((await talk.say('make it shorter')).text).toContain(
      'A short reminder of our webinar on 5 March at 4 pm about shifts.',
    )
  })

  it('is a limit of the one message that it was said of', async () => {
    const talk = await openTalk()
    await talk.say('write a LinkedIn connection note and a follow-up about our shift planning app')
    const { calls, text } = await talk.say('make the note under 100 characters')
    expect(calls[0]?.args['changes']).toEqual({ step: 1, most_characters: 100 })
    expect(text).toMatch(/^Changed: it is shorter .* and it has at most 100 characters\.\n/)
    expect((await talk.say('make it friendlier')).text).not.toContain('that were wanted')
    expect((await talk.say('and now an email version')).text).toMatch(
      /^Here are 2 emails about our shift planning app\./,
    )
  })
})

it('says goodbye in the last message also where that is shortened [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('tell them about our new service in three emails')
  const { text } = await talk.say('shorten the third one')
  expect(text).toContain('I have left it as it is.')
  expect((await talk.say('show me the messages')).text).toContain('the last you will hear from me')
})

it('puts nothing behind a goodbye [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write a three-step email sequence about our groupage service')
  const { text } = await talk.say('add a reminder')
  expect(text).toMatch(
    /\*\*Step 3\*\*\s[^*]*A short reminder[^*]*\*\*Step 4\*\*\s[^*]*(?:my last note|the last you will hear from me)/,
  )
})
