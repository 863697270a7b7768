import { describe, expect, it } from 'vitest'
import { readRows } from '../../handlers/campaigns/processing/work-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'
import { readCountWish } from './request/read-count-wish'

const contactsOf = async (talk: TestTalk) => (await readRows(talk, talk.campaignId, 'contact')).length

describe('a number that is wanted after all [CAM-CHAT-03]', () => {
  it.each([
    ['no, I meant 8', 8],
    ['sorry, 8 not 12', 8],
    ['I only want 5', 5],
    ['only 5', 5],
    ['just three people please', 3],
    ['8, not 12', 8],
    ['make it 9', 9],
    ['actually I need 20 contacts', 20],
    ['8', undefined],
    ['5 more', undefined],
    ['no, I meant three emails', undefined],
    ['only VPs', undefined],
    ['I only want 5 emails', undefined],
    ['only in Berlin', undefined],
  ])('is read: “%s”', (words, count) => expect(readCountWish(words)?.count).toBe(count))

  it('drops no condition, and counts in what comes next', async () => {
    const talk = await openTalk()
    await talk.say('Find 12 marketing managers at hotels in Spain')
    const found = await contactsOf(talk)
    expect(found).toBeLessThan(8)
    for (const words of ['no, I meant 8', '8 please', 'sorry, 8 not 12']) {
      const { calls, text } = await talk.say(words)
      expect(calls).toEqual([])
      expect(text).toBe(
        `I found ${found}, and no more fit: marketing managers at hotels in Spain. Shall I find ${8 - found} marketing managers at hotels, without the place (**in Spain**)?`,
      )
    }
    expect((await talk.say('no, in Portugal instead')).text).toContain('You asked for 8, and I found')
  })

  it('finds as many as are missing, and removes nobody', async () => {
    const talk = await openTalk()
    await talk.say('find 5 CFOs at retailers in Spain')
    expect((await talk.say('make it 8')).text).toContain('I added **3 contacts**')
    const { calls, text } = await talk.say('no, I meant 6')
    expect(calls).toEqual([])
    expect(text).toMatch(
      /^Of CFOs at retailers in Spain I found 8, and do not remove any\..* From now on I look for 6\.$/,
    )
    expect(await contactsOf(talk)).toBe(8)
    await talk.say('make it 7')
    expect((await talk.say('I want 9')).text).toContain('I added **1 contact**')
    expect((await talk.say('in Sweden instead')).calls[0]?.args).toMatchObject({ location: 'Sweden', people: 9 })
    expect((await talk.say('no, I meant 6')).calls).toEqual([])
    expect((await talk.say('in Italy instead')).calls[0]?.args).toMatchObject({ location: 'Italy', people: 6 })
    expect((await talk.say('the same in Lisbon, but only 4')).calls[0]?.args).toMatchObject({
      location: 'Lisbon',
      people: 4,
    })
  })

  it('is asked about where it may be of messages', async () => {
    const talk = await openTalk()
    await talk.say('find 5 CFOs at retailers in Spain')
    await talk.say('write three emails about faster invoicing')
    const { calls, text } = await talk.say('only 2')
    expect(calls).toEqual([])
    expect(text).toMatch(/^Do you mean 2 messages, or 2 people\?/)
    expect((await talk.say('2 people')).text).toMatch(/^Of CFOs at retailers in Spain I found 5/)
    await talk.say('make it shorter')
    // No sequence has so many.
    expect((await talk.say('no, I meant 8')).text).toContain('I added **3 contacts**')
  })
})

describe('an offer [CAM-CHAT-03]', () => {
  it('is taken by “yes” right after it, and asked once more after anything else', async () => {
    const talk = await openTalk()
    await talk.say('Find 12 marketing managers at hotels in Spain')
    const before = await contactsOf(talk)
    await talk.say('write an email about group bookings')
    const { calls, text } = await talk.say('yes')
    expect(calls).toEqual([])
    expect(text).toBe(
      `To be sure, since I offered that a while ago: shall I find ${12 - before} marketing managers at hotels, without the place (**in Spain**)? Say “yes”, and I do.`,
    )
    expect(await contactsOf(talk)).toBe(before)
    expect((await talk.say('yes')).text).toContain('As you said, I searched without the place (**in Spain**).')
    expect(await contactsOf(talk)).toBe(12)
    // As many as were wanted in all, and not the rest alone.
    expect((await talk.say('in Italy instead')).calls[0]?.args).toMatchObject({ location: 'Italy', people: 12 })
  })
})
