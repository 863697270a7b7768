import { describe, expect, it } from 'vitest'
import { readRows } from '../../handlers/campaigns/processing/work-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'

async function inTwoCountries(): Promise<TestTalk> {
  const talk = await openTalk()
  await talk.say('find 8 CFOs at retailers in Denmark and Sweden')
  return talk
}

async function withEmails(): Promise<TestTalk> {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at retailers in Denmark')
  await talk.say('write three emails about our overnight service and ask whether they ship at night')
  return talk
}

describe('whom somebody leaves out before, or behind, what is to be done [CAM-CHAT-03]', () => {
  it.each([
    'Leave out the Swedish ones and enrich the rest',
    'Skip the ones in Sweden and enrich the rest',
    'Ignore the Swedish ones, then look up the others',
    'Do not enrich anyone in Sweden, only the rest',
    'Enrich them but skip the Swedish ones',
    'Enrich everyone except the Swedish ones',
    "don't touch the contacts in Sweden, but enrich the others",
    'leave the Swedish ones alone and enrich the others',
    'not the Swedish ones, enrich the rest',
  ])('is not looked up: “%s”', async (words) => {
    const { calls } = await (await inTwoCountries()).say(words)
    expect(calls.map(({ name, args }) => [name, args['names']])).toEqual([
      ['enrich_contacts', ['Signe Thomsen', 'Karoline Nielsen']],
    ])
  })
})

it.each([
  ['enrich only the first group', 'group'],
  ['enrich just the second half', 'second half'],
  ['enrich the good ones', 'good'],
])('looks nobody up where it is not known who is meant: “%s” [CAM-CHAT-03]', async (words, said) => {
  const { calls, text } = await (await inTwoCountries()).say(words)
  expect(calls).toEqual([])
  expect(text).toContain(`I do not know whom “${said}” means, so I have looked up nobody.`)
})

it('looks for no companies like the sender [CAM-CHAT-03]', async () => {
  const { calls, text } = await (
    await openTalk()
  ).say('We are a haulage company. Find 4 logistics managers at food producers in Spain')
  expect(calls.filter(({ name }) => name === 'find_accounts')).toHaveLength(1)
  expect(calls[0]?.args).toMatchObject({ industry: 'food', location: 'Spain' })
  expect(text).toContain('I keep that in mind for the messages: “We are a haulage company.”')
})

it('looks nobody up where it is not known who the others are [CAM-CHAT-03]', async () => {
  const { calls, text } = await (await inTwoCountries()).say('The Swedes are not interesting, enrich the others')
  expect(calls).toEqual([])
  expect(text).toContain('I do not know whom “The Swedes are not interesting” leaves out, so I have looked up nobody.')
})

describe('who is to be sold to, or spoken to [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>, string]>([
    [
      'I want to sell cooling units to breweries in Bavaria',
      { industry: 'breweries', location: 'Bavaria', with_seniority: 'decision makers' },
      'I keep that in mind for the messages: “offer them cooling units”',
    ],
    [
      'We would like to offer our night ferry to heads of logistics at Dutch retailers',
      { industry: 'retailers', with_title: 'heads of logistics' },
      '“offer them our night ferry”',
    ],
    [
      'Who should I contact at breweries in Bavaria?',
      { industry: 'breweries', location: 'Bavaria', with_seniority: 'decision makers' },
      'I added',
    ],
  ])('is found: “%s”', async (words, args, said) => {
    const { calls, text } = await (await openTalk()).say(words)
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args })
    expect(text).toContain(said)
  })

  it('is nobody new twice, which need not be said', async () => {
    const talk = await openTalk()
    await talk.say('find 3 marketing people at hotels in Spain')
    const { calls, text } = await talk.say('find 2 more but skip the companies we already have')
    expect(calls[0]?.args).toMatchObject({ with_title: 'marketing', people: 2 })
    expect(text).not.toMatch(/do not know|marketings/)
  })
})

describe('how many of them are meant, from either end [CAM-CHAT-03]', () => {
  it.each([
    ['enrich the first two', 0, 2],
    ['enrich the last two', -2, undefined],
    ['enrich all but the last two', 0, -2],
    ['enrich everyone except the first three', 3, undefined],
    ['enrich all but the last one', 0, -1],
  ])('is looked up: “%s”', async (words, from, to) => {
    const talk = await inTwoCountries()
    const names = (await readRows(talk, talk.campaignId, 'contact')).map((row) => row['name'])
    const { calls } = await talk.say(words)
    expect(calls.map(({ args }) => args['names'])).toEqual([names.slice(from, to)])
    const again = await talk.say(words)
    expect(again.text).toBe(
      'All who are meant were looked up before. Say the same with “again” behind it, and I look them up anew.',
    )
    expect((await talk.say(`${words} again`)).calls[0]?.args).toMatchObject({ again: true })
  })
})

it('counts who is left [CAM-CHAT-03]', async () => {
  const { text } = await (await inTwoCountries()).say('how many are left?')
  expect(text).toContain('**8 contacts**')
})

describe('questions in other words [CAM-CHAT-03]', () => {
  it.each([
    'What is in the second email?',
    'What emails does this campaign have?',
    'What is saved right now?',
    'show me the second email',
  ])('about the messages show them: “%s”', async (words) => {
    const talk = await withEmails()
    await talk.say('save it')
    expect((await talk.say(words)).text).toMatch(/^Saved in this campaign: 3 emails\./)
  })

  it.each(['What does the reefer trailer cost?', 'how much is a mega trailer?', 'How much does our ferry cost?'])(
    'about a price look into the documents: “%s”',
    async (words) => {
      const { calls, text } = await (await openTalk()).say(words)
      expect(calls).toEqual([])
      expect(text).toMatch(/documents/)
      expect(text).not.toContain('I do not know how to do this')
    },
  )

  it('go on with whom the answer before spoke of', async () => {
    const talk = await inTwoCountries()
    const { text: lacking } = await talk.say('who has no email address?')
    const { text } = await talk.say('which of them is at the biggest company?')
    const [, biggest = ''] = /the largest is \*\*(.+?)\*\*/.exec(text) ?? []
    expect(biggest).not.toBe('')
    expect(lacking).toContain(biggest)
  })

  it('about two places are answered one after the other', async () => {
    const { text } = await (await inTwoCountries()).say('how many contacts are in Denmark and how many in Sweden?')
    expect(text).toContain('**2 of 8 contacts** fit: in Denmark.')
    expect(text).toContain('**6 of 8 contacts** fit: in Sweden.')
  })
})
