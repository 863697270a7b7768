import { beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../handlers/campaigns/processing/work-in-test'
import { openTalk, type TestTalk } from './marketing-in-test'

let talk: TestTalk
let accounts: readonly Record<string, unknown>[]

beforeAll(async () => {
  talk = await openTalk()
  await talk.say('Find 5 CFOs at retail companies in Munich')
  await talk.say('Find 4 retail companies in Hamburg')
  accounts = await readRows(talk, talk.campaignId, 'account')
})

async function asked(question: string): Promise<string> {
  const { calls, text } = await talk.say(question)
  expect(calls.filter(({ name }) => name !== 'summarise_audience')).toEqual([])
  return text
}

describe('a question', () => {
  it.each([
    'how many accounts and contacts are there?',
    'how many accounts and contacts do we have?',
    'how many contacts and companies have we got?',
    'count the accounts and contacts',
    'count all accounts and all contacts',
    'what is the number of companies and people?',
  ])('counts both: “%s” [CAM-CHAT-03]', async (question) => {
    const contacts = await readRows(talk, talk.campaignId, 'contact')
    expect(await asked(question)).toContain(`**${accounts.length} accounts** and **${contacts.length} contacts**`)
  })

  it.each([
    'which accounts have no contact?',
    'which accounts have no contacts?',
    'which companies have no contacts yet?',
    'which accounts are without a contact?',
    'which companies don’t have any contacts?',
    'which accounts do not have a contact?',
    'which accounts have zero contacts?',
    'which companies lack a contact?',
    'companies without a contact',
    'list the accounts without any contact',
  ])('finds those without people: “%s” [CAM-CHAT-03]', async (question) => {
    const text = await asked(question)
    expect(text).toContain('without contacts')
    expect(text).toMatch(/^\*\*4 of \d+ accounts\*\* fit/)
  })

  it.each([
    'which accounts have a contact?',
    'which accounts have any contacts?',
    'which companies have at least one contact?',
    'companies with contacts',
  ])('finds those with people: “%s”', async (question) => {
    expect(await asked(question)).toContain(': with contacts.')
  })

  it.each(['which accounts have warenhaus?', 'who is a blorp?', 'which companies are se?', 'which contacts are no?'])(
    'takes no word that it does not know for a name, and offers nothing: “%s” [CAM-CHAT-03]',
    async (question) => {
      const text = await asked(question)
      expect(text).not.toContain('Shall I find')
      expect(text).not.toContain('fits:')
      expect(text).not.toMatch(/^\|/m)
    },
  )

  it('looks for a name that is written as one', async () => {
    const name = String(accounts[0]?.['name'])
    expect(await asked(`who works at ${name}?`)).toContain(name)
  })
})

const sizeOf = (name: unknown) => Number(accounts.find((row) => row['name'] === name)?.['employee_count'])
const bySize = () => accounts.map((row) => Number(row['employee_count'])).toSorted((one, other) => other - one)

describe('a search at the largest companies', () => {
  it.each([
    ['find the CTOs at the biggest companies', 3, 'most'],
    ['find the CFOs at the three largest companies', 3, 'most'],
    ['find CTOs at our 2 largest accounts', 2, 'most'],
    ['find the CTO at the largest company', 1, 'most'],
    ['find the CTO of the smallest company in the audience', 1, 'least'],
    ['find CTOs at the top 4 companies by size', 4, 'most'],
    ['get me the heads of marketing at the smallest companies by employees', 3, 'least'],
  ] as const)('looks at those alone, and says so: “%s” [CAM-CHAT-03]', async (request, count, end) => {
    const { calls, text } = await talk.say(request)
    const sorted = end === 'most' ? bySize() : bySize().toReversed()
    expect(calls.map(({ name }) => name)).toEqual(['find_contacts'])
    const names = calls[0]?.args['accounts'] as string[]
    expect(names.slice(0, count).map(sizeOf)).toEqual(sorted.slice(0, count))
    expect(text).toContain(`By “${end === 'most' ? 'largest' : 'smallest'}” I took the `)
    expect(text).not.toContain('I have no way to search')
  })

  it.each([
    ['find 3 CFOs at family-run retail companies in Germany', '“family-run”'],
    ['find profitable retail companies in Hamburg', '“profitable”'],
  ])('asks before it leaves something out: “%s” [CAM-CHAT-03]', async (request, words) => {
    const own = await openTalk()
    const { calls, text } = await own.say(request)
    expect(calls).toEqual([])
    expect(text).toContain(`I cannot search by ${words}. Shall I find `)
    expect(text).toMatch(/ without it\?$/)
    const done = await own.say('yes')
    expect(done.calls[0]?.name).toBe('find_accounts')
    expect(done.text).toContain(`As you said, I searched without ${words}.`)
  })
})
