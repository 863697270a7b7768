import { describe, expect, it } from 'vitest'
import { openTalk, type ToldRun } from './marketing-in-test'

function searchIn({ calls }: Pick<ToldRun, 'calls'>): Record<string, unknown> {
  return calls.find(({ name }) => name === 'find_accounts')?.args ?? {}
}

const ordered: readonly (readonly [string, Record<string, unknown>])[] = [
  [
    'Get me 8 general counsels or heads of legal at banks and insurers in Switzerland',
    { with_title: 'general counsels, heads of legal', industry: 'banks, insurers', location: 'Switzerland', people: 8 },
  ],
  [
    'Find 8 general counsels or heads of legal at banks and insurance companies in Switzerland',
    {
      with_title: 'general counsels, heads of legal',
      industry: 'banks, insurance',
      location: 'Switzerland',
      people: 8,
    },
  ],
  [
    'Find 10 logistics directors at supermarket chains in France',
    { with_title: 'logistics directors', industry: 'supermarket', location: 'France', people: 10 },
  ],
]

describe('a search that names several kinds [CAM-CHAT-02]', () => {
  it.each(ordered)('“%s”', async (words, search) => {
    const told = await (await openTalk()).say(words)
    expect(searchIn(told)).toMatchObject(search)
  })
})

const tried: readonly (readonly [string, string])[] = [
  ['Try Portugal instead', 'Portugal'],
  ['try Portugal', 'Portugal'],
  ['Also try Rome and Turin', 'Rome, Turin'],
  ['Also try Germany', 'Germany'],
]

describe('another place for a search [CAM-CHAT-02]', () => {
  it.each(tried)('“%s”', async (words, location) => {
    const talk = await openTalk()
    await talk.say('Find 10 CFOs at banks in France')
    expect(searchIn(await talk.say(words))).toMatchObject({ location, with_title: 'CFOs', industry: 'banks' })
  })

  it('stays the country where a city of it is left out, also for more of them', async () => {
    const talk = await openTalk()
    await talk.say('I need HR managers at hospitals in the UK, about 20 of them')
    const { text } = await talk.say('not London')
    expect(text).toBe('Shall I look for HR managers at hospitals in the UK outside London?')
    expect(searchIn(await talk.say('10 more please'))).toMatchObject({ location: 'UK', outside: 'London' })
  })

  it('stays the country where nobody is removed from it', async () => {
    const talk = await openTalk()
    await talk.say('20 CEOs of construction companies in Poland with at least 100 employees')
    const { text } = await talk.say('Exclude Warsaw')
    expect(text).toContain('construction companies in Poland outside Warsaw with at least 100 employees?')
  })

  it('is anywhere else where the whole place is left out', async () => {
    const talk = await openTalk()
    await talk.say('Find 8 CEOs or founders at hotels and restaurants in Vienna')
    const { text } = await talk.say('not Vienna')
    expect(text).toMatch(/^Shall I look for CEOs and founders at hotels or restaurants outside Vienna\?$/)
  })

  it.each(['not Vienna', 'drop Vienna again'])('is not there and elsewhere at once: “%s”', async (words) => {
    const talk = await openTalk()
    await talk.say('Find 3 CIOs at hospitals in Vienna')
    expect((await talk.say(words)).text).toContain('Shall I look for CIOs at hospitals outside Vienna?')
  })

  it('is the narrower one of two', async () => {
    const talk = await openTalk()
    expect(searchIn(await talk.say('Find 3 CIOs at hospitals in Belgium, but only in Flanders'))).toMatchObject({
      location: 'Flanders',
    })
  })

  it('is no search alone where nobody was looked for before', async () => {
    const talk = await openTalk()
    await talk.say('Find 10 dragon tamers at flying castle zoos in France')
    const { calls, text } = await talk.say('Give me 5 more from Germany')
    expect(calls).toEqual([])
    expect(text).toContain('Whom shall I look for in Germany?')
    expect(searchIn(await talk.say('CFOs at banks'))).toMatchObject({
      location: 'Germany',
      industry: 'banks',
      people: 5,
    })
  })
})

it('names several companies where several are asked for [CAM-CHAT-04]', async () => {
  const talk = await openTalk()
  await talk.say('Find 30 hotels in Spain')
  const { text } = await talk.say('Which companies are the largest?')
  expect(text).toMatch(/the largest are \*\*.+\*\*.+, \*\*.+\*\*.+ and \*\*/)
})

it('says that there is no overview yet, and how to get it [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const { text } = await talk.say('Show me the overview')
  expect(text).toMatch(/there is none yet.+“write the overview”/)
  await talk.say('Find 5 banks in France')
  expect((await talk.say('Show me the overview')).text).toMatch(/^The overview is in the Overview tab, where/)
})
