import { beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../handlers/campaigns/processing/work-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'

describe('what rows say of the first, the last or one of them [CAM-CHAT-03]', () => {
  let talk: TestTalk
  let names: readonly string[]
  let companies: readonly string[]

  beforeAll(async () => {
    talk = await openTalk()
    await talk.say('Find 6 marketing managers in Spain')
    names = (await readRows(talk, talk.campaignId, 'contact')).map((row) => String(row['name']))
    companies = (await readRows(talk, talk.campaignId, 'account')).map((row) => String(row['name']))
  })

  const shown = (text: string, all: readonly string[]) =>
    all.filter((name) => text.includes(`| ${name} |`)).map((name) => all.indexOf(name))

  it.each<readonly [string, readonly number[]]>([
    ['job title and city of the first three', [0, 1, 2]],
    ['What are the titles and companies of the last 2 contacts?', [4, 5]],
    ["What's the job title of the second one?", [1]],
    ['which city is the last one in?', [5]],
    ['where does the third contact work?', [2]],
    ['Who are the first three contacts?', [0, 1, 2]],
    ['Where is the second one based and how many people work there?', [1]],
    ['please tell me the company of the first one', [0]],
  ])('is shown, and nobody else: “%s”', async (words, places) => {
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(shown(text, names)).toEqual(places)
    expect(text).toContain('| Name | Title | Company | City |')
  })

  it('is shown with the company that they work for, where that is asked for too', async () => {
    const { text } = await talk.say('Where is the second one based and how many people work there?')
    expect(text).toMatch(
      /\| Company \| Industry \| City \| Employees \|\n.*\n\| [^|]+ \| [^|]+ \| [^|]+ \| \d[\d,]* \|$/,
    )
  })

  it('is shown of companies as well', async () => {
    const { text } = await talk.say('industry and size of the first two companies')
    expect(shown(text, companies)).toEqual([0, 1])
    expect(text).toContain('| Company | Industry | City | Employees |')
  })

  it.each<readonly [string, number]>([
    ['How many people does the first company employ?', 0],
    ['How big is the second company?', 1],
    ['How many employees does the last one have?', 5],
    ['how many people work at the 3rd company', 2],
    ['What does the second company do?', 1],
    ['Tell me about the first company', 0],
  ])('is told of the one company that is asked about: “%s”', async (words, place) => {
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(shown(text, companies)).toEqual([place])
    expect(text).toContain('| Company | Industry | City | Employees |')
  })

  it('is a company where companies were listed last', async () => {
    await talk.say('list all companies')
    expect(shown((await talk.say('Where is the third one based?')).text, companies)).toEqual([2])
    await talk.say('list all contacts')
    expect(shown((await talk.say('Where is the third one based?')).text, names)).toEqual([2])
  })

  it.each(['which of them are hiring right now?', 'who is hiring?', 'which companies are recruiting?'])(
    'is not known of whom they hire: “%s”',
    async (words) => {
      const { calls, text } = await talk.say(words)
      expect(calls).toEqual([])
      expect(text).toContain('its rows do not say who is hiring')
    },
  )

  it.each([
    'sort by company size',
    'sort them by city',
    'Can you sort the list by title?',
    'order the contacts alphabetically',
    'rank them by size',
  ])('are sorted by a person, in their table: “%s”', async (words) => {
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toContain('press the header of a column')
  })
})

describe('a trade that is left out [CAM-CHAT-03]', () => {
  it.each<readonly [string, string, string]>([
    ['find 6 food companies in France outside consultancies', 'consultancies', 'food companies in France'],
    ['find 6 software companies in Berlin, but not agencies', 'agencies', 'software companies in Berlin'],
    ['find 6 hotels in Spain, no agencies please', 'agencies', 'hotels in Spain'],
  ])('is said as a trade, and not as a place: “%s”', async (words, trade, others) => {
    const talk = await openTalk()
    expect((await talk.say(words)).calls[0]?.args).toMatchObject({ other_than: trade })
    const { text } = await talk.say('who did you look for last?')
    expect(text).toContain(`${others} other than ${trade}`)
  })
})
