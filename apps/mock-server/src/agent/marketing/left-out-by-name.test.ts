import { getScheduleJob } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { readRows, untilReady } from '../../handlers/campaigns/processing/work-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'

const day = 86_400_000

async function valuesOf(talk: TestTalk, field: string): Promise<readonly unknown[]> {
  return (await readRows(talk, talk.campaignId, 'account')).map((row) => row[field])
}

describe('places and trades in which nobody is wanted [CAM-CHAT-03]', () => {
  it.each([
    ['find 10 SaaS companies in Germany, excluding Berlin and Munich', 'company_city', ['Berlin', 'Munich']],
    ['find software companies outside Germany', 'company_country', ['Germany']],
    ['find 12 heads of operations in Poland but not in Warsaw', 'company_city', ['Warsaw']],
    ['find 12 CTOs in Germany that are not in logistics or retail', 'industry', ['Logistics', 'Retail']],
    ['find 12 CTOs in Norway, excluding Bergen and excluding Oslo', 'company_city', ['Bergen', 'Oslo']],
    ['find 12 CTOs in Norway, no one from Oslo', 'company_city', ['Oslo']],
    ["I'd like 12 CTOs in Norway without anyone from Oslo", 'company_city', ['Oslo']],
  ])('are left out: “%s”', async (words, field, unwanted) => {
    const talk = await openTalk()
    await talk.say(words)
    const values = await valuesOf(talk, field)
    expect(values.length).toBeGreaterThanOrEqual(10)
    expect(values).not.toContain(undefined)
    expect(values.filter((value) => unwanted.some((name) => name === value))).toEqual([])
  })

  it.each(['find 6 more, not in Warsaw', '6 more but not from Warsaw please', 'find 6 more outside Warsaw'])(
    'are left out of what is found beside the others: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say('find 6 heads of operations in Poland')
      const before = await valuesOf(talk, 'company_city')
      const { text } = await talk.say(words)
      expect(text).toContain('From your search before, I took over: heads of operations at companies in Poland.')
      const fresh = (await valuesOf(talk, 'company_city')).slice(before.length)
      expect(fresh).toHaveLength(6)
      expect(fresh).not.toContain('Warsaw')
    },
  )

  it('are asked about where nothing else is said, and wanted again where they are named', async () => {
    const talk = await openTalk()
    await talk.say('find 6 heads of operations in Poland')
    const { calls, text } = await talk.say('not in Warsaw')
    expect(calls).toEqual([])
    expect(text).toBe('Shall I look for heads of operations at companies in Poland outside Warsaw?')
    await talk.say('yes')
    const { calls: then } = await talk.say('find 3 more in Warsaw')
    expect(then[0]?.args).toMatchObject({ location: 'Warsaw' })
    expect(then[0]?.args).not.toHaveProperty('outside')
  })

  it('are never looked for where the words for them are not understood', async () => {
    const talk = await openTalk()
    const { calls, text } = await talk.say('find 5 CTOs in Spain, but no company with fewer than 200 employees')
    expect(calls).toEqual([])
    expect(text).toBe(
      'I cannot search by “but no company with fewer than 200 employees”. Shall I find CTOs at companies in Spain without it?',
    )
    expect((await talk.say('yes')).calls[0]?.args).not.toHaveProperty('company_size')
  })

  it('add up, until the place is forgotten', async () => {
    const talk = await openTalk()
    await talk.say('find 3 CTOs in Poland outside Warsaw')
    const more = await talk.say('3 more but without anyone from Krakow')
    expect(more.calls[0]?.args).toMatchObject({ outside: 'Warsaw, Krakow' })
    const anywhere = await talk.say('forget the place')
    expect(anywhere.calls[0]?.args).not.toHaveProperty('outside')
  })

  it('say of nobody who is wanted', async () => {
    const talk = await openTalk()
    const { calls, text } = await talk.say('find companies not in Berlin')
    expect(calls).toEqual([])
    expect(text).toBe('Whom shall I look for outside Berlin? Name a role, an industry or a place.')
    expect((await talk.say('CFOs')).calls[0]?.args).toMatchObject({ outside: 'Berlin', with_title: 'CFOs' })
  })

  it('are told by the audience, and left out by its schedule', async () => {
    const talk = await openTalk()
    await talk.say('find 20 heads of operations at logistics companies in Germany, but not in Hamburg')
    expect((await talk.say('who is not in Berlin?')).text).toMatch(/fit: outside Berlin\.|fits: outside Berlin\./)
    const params = { campaignId: talk.campaignId }
    expect((await (await talk.call(getScheduleJob, { params })).json()).looksFor).toBe(
      'heads of operations at logistics companies in Germany outside Hamburg',
    )
    talk.server.clock.advance(1_500 * day)
    const before = await readRows(talk, talk.campaignId, 'contact')
    await talk.say('check for new leads')
    await untilReady(talk, talk.campaignId)
    expect((await readRows(talk, talk.campaignId, 'contact')).length).toBeGreaterThan(before.length)
    expect(await valuesOf(talk, 'company_city')).not.toContain('Hamburg')
  })
})

describe('people at some of the accounts [CAM-CHAT-03]', () => {
  it('are looked for only at those that are as is said', async () => {
    const talk = await openTalk()
    await talk.say('find 10 SaaS companies in Germany')
    const cities = new Map(
      (await readRows(talk, talk.campaignId, 'account')).map((row) => [row['name'], String(row['company_city'])]),
    )
    const [city = ''] = cities.values()
    const { text } = await talk.say(`find decision makers at our accounts in ${city}`)
    const count = [...cities.values()].filter((each) => each === city).length
    expect(text).toContain(`Of 10 accounts, ${count} ${count === 1 ? 'fits' : 'fit'}, and I looked there: in ${city}.`)
    const employers = (await readRows(talk, talk.campaignId, 'contact')).map((row) => row['organization_name'])
    expect(new Set(employers.map((name) => cities.get(name)))).toEqual(new Set([city]))
  })

  it('are looked for nowhere where none is so, and elsewhere only if that is wanted', async () => {
    const talk = await openTalk()
    await talk.say('find 10 SaaS companies in Germany')
    const { calls, text } = await talk.say('CFOs at our accounts in retail')
    expect(calls).toEqual([])
    expect(text).toBe(
      'None of the 10 accounts fits: retail companies. So I have looked nowhere. Shall I find CFOs at retail companies?',
    )
    expect((await talk.say('yes')).calls[0]?.args).toMatchObject({ industry: 'retail', with_title: 'CFOs' })
  })
})

describe('companies in which nobody is wanted [CAM-CHAT-03]', () => {
  it.each([
    ['find 4 finance directors at retailers in Sweden, but not at Britragruppen', 'Britragruppen'],
    ['find 4 finance directors at retailers in Sweden, except those at Britragruppen AB', 'Britragruppen AB'],
    ['find 4 finance directors at retailers in Sweden, excluding Britragruppen and Fitoivo', 'Britragruppen, Fitoivo'],
  ])('are left out, and stay so where more are wanted: “%s”', async (words, unwanted) => {
    const talk = await openTalk()
    for (const each of [words, '2 more']) {
      const { calls } = await talk.say(each)
      expect(calls[0]?.args).toMatchObject({ not_at: unwanted, location: 'Sweden' })
    }
    const names = await valuesOf(talk, 'name')
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => /^(?:Britragruppen|Fitoivo)\b/.test(String(name))).length).toBe(
      unwanted.includes('Fitoivo') ? 0 : 1,
    )
    expect(names).not.toContain('Britragruppen AB')
  })

  it('are told with the search, and left out by its schedule', async () => {
    const talk = await openTalk()
    await talk.say('find 4 finance directors at retailers in Sweden')
    const { text } = await talk.say('not at Britragruppen')
    expect(text).toBe('Shall I look for finance directors at retailers in Sweden other than Britragruppen?')
    await talk.say('yes')
    const job = await talk.call(getScheduleJob, { params: { campaignId: talk.campaignId } })
    expect(job.status).toBe(200)
    expect(JSON.stringify(await job.json())).toContain('other than Britragruppen')
  })

  it('are not people', async () => {
    const { calls, text } = await (await openTalk()).say('find 3 CFOs at banks in Germany, except Jana Schröder')
    expect(calls).toEqual([])
    expect(text).toContain('I cannot search by “except Jana Schröder”.')
  })

  it('are not roles', async () => {
    const { calls, text } = await (await openTalk()).say('find 5 people at banks in Spain, but not CFOs')
    expect(calls).toEqual([])
    expect(text).toContain('I cannot search by “but not CFOs”.')
  })

  it('are left out of the first of two groups alone', async () => {
    const { calls } = await (
      await openTalk()
    ).say('find 3 COOs at logistics companies in Denmark, not at Maersk, and 2 CEOs in Norway')
    const searches = calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args)
    expect(searches).toEqual([
      expect.objectContaining({ industry: 'logistics', location: 'Denmark', not_at: 'Maersk', with_title: 'COOs' }),
      expect.objectContaining({ industry: 'logistics', location: 'Norway', with_title: 'CEOs' }),
    ])
    expect(searches[1]).not.toHaveProperty('not_at')
  })
})

describe('three and more in which nobody is wanted [CAM-CHAT-03]', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    [
      'Find 5 logistics managers in Germany, no one from Berlin, Hamburg or Munich',
      { location: 'Germany', outside: 'Berlin, Hamburg, Munich' },
    ],
    [
      'find 4 COOs at logistics companies in Germany, but not in Munich, Köln or Hamburg',
      { location: 'Germany', outside: 'Munich, Köln, Hamburg' },
    ],
    [
      'find 3 CEOs at logistics companies in France without Paris, Lyon and Marseille',
      { location: 'France', outside: 'Paris, Lyon, Marseille' },
    ],
    [
      'find 3 CFOs in Germany excluding Berlin, Munich, Hamburg',
      { location: 'Germany', outside: 'Berlin, Munich, Hamburg' },
    ],
    [
      'find 3 logistics managers in Sweden and Denmark, but not in Stockholm, Malmö, or Copenhagen',
      { location: 'Sweden, Denmark', outside: 'Stockholm, Malmö, Copenhagen' },
    ],
    [
      'find 3 CFOs at companies in Germany, excluding retail, construction and manufacturing',
      { location: 'Germany', other_than: 'retail, construction, manufacturing' },
    ],
    [
      'find 4 CFOs at logistics companies in Germany, but not at Fithera, Köhler Spedition and Weiß Spedition',
      { industry: 'logistics', location: 'Germany', not_at: 'Fithera, Köhler Spedition, Weiß Spedition' },
    ],
    [
      'find 3 logistics managers in Poland, leaving out Warsaw and anyone at a bank',
      { location: 'Poland', outside: 'Warsaw', other_than: 'bank' },
    ],
    [
      'find 3 CTOs in Norway, not in Oslo, SaaS companies only',
      { industry: 'SaaS', location: 'Norway', outside: 'Oslo' },
    ],
  ])('are all left out: “%s”', async (words, conditions) => {
    const talk = await openTalk()
    const { calls } = await talk.say(words)
    const { args = {} } = calls.find(({ name }) => name === 'find_accounts') ?? {}
    expect(args).toMatchObject(conditions)
    expect(Object.keys(args)).not.toContain(['outside', 'other_than', 'not_at'].find((name) => !(name in conditions)))
  })

  it.each([
    [
      'Find 6 CFOs at logistics companies in Germany except Berlin, Hamburg and companies with less than 100 employees',
      { outside: 'Berlin, Hamburg', company_size: 'at least 100 employees' },
    ],
    [
      'find 3 CTOs at logistics companies in Spain, no companies with less than 50 employees',
      { location: 'Spain', company_size: 'at least 50 employees' },
    ],
  ])('are left out by their size, and never looked for: “%s”', async (words, conditions) => {
    const { calls, text } = await (await openTalk()).say(words)
    expect(calls[0]?.args).toMatchObject(conditions)
    expect(text).not.toMatch(/find [^?]*with less than/)
  })

  it('are left out of answers, and of what is put right', async () => {
    const talk = await openTalk()
    await talk.say('find 6 CFOs in Germany')
    expect((await talk.say('Who is not in Köln, Lyon or Hamburg?')).text).toContain('outside Köln, Lyon or Hamburg')
    const { calls } = await talk.say('no, not in Hamburg, Dortmund and Karlsruhe')
    expect(calls[0]?.args).toMatchObject({ location: 'Germany', outside: 'Hamburg, Dortmund, Karlsruhe' })
    expect((await talk.say('nobody from Munich please')).text).toMatch(/^Shall I look for .* outside .*Munich/)
  })

  it('stay as they are put where they are to be said', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our depots')
    const { text } = await talk.say('say that we are not in Berlin, Hamburg or Munich')
    expect(text).toContain('We are not in Berlin, Hamburg or Munich.')
  })

  it('are two groups where each has a number, also without a trade', async () => {
    const { calls } = await (await openTalk()).say('find 3 CTOs in Norway, not in Oslo, and 2 CEOs in Sweden')
    const searches = calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args['location'])
    expect(searches).toEqual(['Norway', 'Sweden'])
  })
})

describe('people of some who are not looked up [CAM-CHAT-03]', () => {
  it.each([
    ['Look up the contact details of everyone in Denmark again except Signe Thomsen', ['Karoline Nielsen']],
    ['enrich everyone again except the VPs and Signe Thomsen', ['Håkan Åkesson', 'Karoline Nielsen', 'Viktor Öberg']],
    [
      'enrich the people in Sweden again, apart from those in Malmö and Maja Hedlund',
      ['Åsa Blomqvist', 'Linnéa Bergström', 'Linnéa Lindqvist'],
    ],
    [
      'Enrich everybody again except those in Malmö, Lund and Stockholm',
      ['Signe Thomsen', 'Karoline Nielsen', 'Åsa Blomqvist'],
    ],
    [
      'enrich the people in Denmark and Sweden again, not Signe Thomsen and not the ones in Stockholm',
      ['Håkan Åkesson', 'Karoline Nielsen', 'Maja Hedlund', 'Åsa Blomqvist', 'Viktor Öberg'],
    ],
  ])('are those who are named beside them: “%s”', async (words, names) => {
    const talk = await openTalk()
    await talk.say('find 8 CFOs at retailers in Denmark and Sweden')
    const { calls } = await talk.say(words)
    expect(calls.map(({ name, args }) => [name, args['names']])).toEqual([['enrich_contacts', names]])
  })
})
