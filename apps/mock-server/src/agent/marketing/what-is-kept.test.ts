import { getCampaign, updateCampaign, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'

type Messages = Campaign['messagesMetadata'][number]

async function savedIn({ call, campaignId }: TestTalk): Promise<readonly Messages[]> {
  return ((await (await call(getCampaign, { params: { campaignId } })).json()) as Campaign).messagesMetadata
}

const countOf = async (talk: TestTalk, type: Messages['type']) =>
  (await savedIn(talk)).find((each) => each.type === type)?.templates.length ?? 0

async function withBoth(): Promise<TestTalk> {
  const talk = await openTalk()
  await talk.say('Write three emails about our new warehouse')
  await talk.say('Write a LinkedIn note too')
  return talk
}

describe('what is to be saved [CAM-CHAT-03]', () => {
  it.each([
    ['save the LinkedIn note but not the emails', 0, 1],
    ['save the emails but not the note', 3, 0],
    ['save the LinkedIn note, not the emails', 0, 1],
    ['save only the LinkedIn note', 0, 1],
    ['save both', 3, 1],
  ])('is that alone: “%s”', async (words, emails, notes) => {
    const talk = await withBoth()
    await talk.say(words)
    expect([await countOf(talk, 'email'), await countOf(talk, 'linkedin')]).toEqual([emails, notes])
  })

  it.each([
    'save the first email only',
    'save it without the third email',
    'save it only if it has fewer than 50 words',
    'save the second and third emails',
    'use that',
    'use that in the email',
    'do not save it',
  ])('is nothing where it can only be all of it: “%s”', async (words) => {
    const talk = await openTalk()
    await talk.say('Write three emails about our new warehouse')
    const { calls } = await talk.say(words)
    expect(calls).toEqual([])
    expect(await savedIn(talk)).toEqual([])
  })

  it('takes the place of what is there by a clear yes alone', async () => {
    const talk = await openTalk()
    await talk.say('write two emails about our parcel lockers and save them')
    await talk.say('write an email about our overnight routes')
    expect((await talk.say('save it')).text).toContain('Shall I save')
    expect((await talk.say('save only the second email')).calls).toEqual([])
    expect(await countOf(talk, 'email')).toBe(2)
  })
})

describe('what is to be left alone [CAM-CHAT-03]', () => {
  it.each(['do not change the subject to "Sale"', 'don’t write anything yet', 'please do not shorten it'])(
    'is left alone: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say('write an email about our new warehouse')
      const { calls, text } = await talk.say(words)
      expect(calls).toEqual([])
      expect(text).toBe('All right, I leave it as it is.')
    },
  )

  it('is found, and nothing is written where that is to wait', async () => {
    const { calls } = await (await openTalk()).say('Find 3 CFOs at retailers in Sweden. Do not write anything yet.')
    expect(calls.map(({ name }) => name)).toEqual(['find_accounts', 'find_contacts', 'write_overview'])
  })
})

describe('messages that are to go as a whole [CAM-CHAT-03]', () => {
  it('stay, and it is said where they are', async () => {
    const talk = await withBoth()
    expect((await talk.say('remove the LinkedIn note')).text).toBe(
      'I have removed nothing. The LinkedIn message that I wrote is not saved, so nobody gets it unless you say “save”.',
    )
    await talk.say('save both')
    expect((await talk.say('delete the emails')).text).toContain('The emails that I wrote are saved in the campaign')
  })
})

describe('emails of the campaign beside a draft of one’s own [CAM-CHAT-03]', () => {
  const [first, second] = [
    'Hello {{first_name}},\n\nWe sail at night.\n\nShall we talk?\n\nBest regards\nMaren',
    'Hello {{first_name}},\n\nIt now carries refrigerated trailers as well. You can book up to six hours before departure.\n\nShall we talk?\n\nBest regards\nMaren',
  ]

  async function withWizard(): Promise<TestTalk> {
    const talk = await openTalk()
    await talk.say('write three emails about our night ferry')
    const messagesMetadata = [
      { type: 'email', instructions: 'Ferry', templates: [first, second], subjectLine: 'Ferry' },
    ]
    const { call, campaignId } = talk
    expect((await call(updateCampaign, { params: { campaignId }, body: { messagesMetadata } })).status).toBe(200)
    return talk
  }

  it('are not taken for it, which is said', async () => {
    const talk = await withWizard()
    const { text } = await talk.say('sign it Theo')
    expect(text).toContain('This is my own version: the emails in the campaign were changed elsewhere since')
    expect((await savedIn(talk))[0]?.templates).toEqual([first, second])
  })

  it('are what is changed where the saved ones are named', async () => {
    const talk = await withWizard()
    const { text } = await talk.say('make the saved second email shorter')
    expect(text).toMatch(/^Changed: it is shorter \(left out: “[^”]*(?:trailers|departure)/)
    expect(text).toContain('We sail at night.')
  })
})

it('checks for nobody where nobody was looked for [CAM-CHAT-03]', async () => {
  const { calls, text } = await (await openTalk()).say('check for new leads')
  expect(calls).toEqual([])
  expect(text).toMatch(/^Nobody was looked for in this campaign yet/)
})

it.each(['our parcel lockers', 'our lockers'])('writes about %s, which are nobody [CAM-CHAT-03]', async (thing) => {
  const { text } = await (await openTalk()).say(`Write two emails about ${thing}`)
  expect(text).toContain(`**Subject:** About ${thing}`)
})

it('tells of each way whether it is saved [CAM-CHAT-03]', async () => {
  const talk = await withBoth()
  await talk.say('save the note')
  expect((await talk.say('is the note saved?')).text).toBe(
    'Saved in the campaign: 1 LinkedIn message. Not saved: what I wrote (3 emails); say “save it” to keep it.',
  )
})

it('writes nothing anew for a wish about the subject that it cannot fulfil [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our new warehouse')
  expect((await talk.say('make the subject a question')).calls).toEqual([])
})

it('takes an order for no matter of a message [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 2 CFOs at retailers in Berlin')
  const { text } = await talk.say('write them an email, but don’t mention prices')
  expect(text).toContain('Here is the email about what we do.')
  expect(text).toContain('This I do not know how to do: “don’t mention prices”.')
  expect((await talk.say('delete the campaign')).text).toMatch(/^I do not delete campaigns/)
})
