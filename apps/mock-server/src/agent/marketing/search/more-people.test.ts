import { smartAssist, type Suggestion } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../../handlers/campaigns/processing/work-in-test'
import { openTalk, type TestTalk, type ToldRun } from '../marketing-in-test'
import type { FoundAccounts } from '../tools/find-accounts'
import type { FoundContacts } from '../tools/find-contacts'

const peopleOf = async (talk: TestTalk) =>
  (await readRows(talk, talk.campaignId, 'contact'))
    .map((row) => `${String(row['name'])} (${String(row['title'])}) at ${String(row['organization_name'])}`)
    .toSorted()
const accountsOf = async (talk: TestTalk) =>
  (await readRows(talk, talk.campaignId, 'account')).map((row) => String(row['name'])).toSorted()
const accountsFound = ({ calls }: ToldRun) =>
  calls.find(({ name }) => name === 'find_accounts')?.result as FoundAccounts
const contactsFound = ({ calls }: ToldRun) =>
  calls.find(({ name }) => name === 'find_contacts')?.result as FoundContacts | undefined

const searches = [
  ['CFOs at manufacturing companies in France', 40, 10],
  ['heads of sales in Munich', 30, 5],
  ['heads of operations at logistics companies in Germany', 12, 9],
  ['CTOs at SaaS companies in Sweden', 6, 7],
  ['VPs of Sales at retail companies in Spain', 3, 4],
  ['software engineers at fintech companies in London', 15, 5],
  ['account executives at SaaS companies in Berlin', 5, 12],
  ['marketing managers at retail companies in the Netherlands', 1, 30],
  ['decision makers at healthcare companies in Paris', 4, 4],
  ['leads at construction companies in Hamburg', 7, 3],
] as const

describe('“more” of a search', () => {
  it.each(searches)(
    'finds with it whom one search for all would find: %s, %i and %i [CAM-CHAT-03]',
    async (whom, first, more) => {
      const parted = await openTalk()
      await parted.say(`Find ${first} ${whom}`)
      await parted.say(`${more} more`)
      const whole = await openTalk()
      await whole.say(`Find ${first + more} ${whom}`)
      expect(await peopleOf(parted)).toEqual(await peopleOf(whole))
      expect(await accountsOf(parted)).toEqual(await accountsOf(whole))
    },
  )

  it('says of all companies what is true of them [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    const first = await talk.say('Find 40 CFOs at manufacturing companies in France')
    const there = await accountsOf(talk)
    const { fitting, lacking } = accountsFound(first)
    expect(lacking).toEqual({ nobody: fitting - there.length, known: 0 })
    const people = await peopleOf(talk)
    const second = await talk.say('10 more')
    expect(await peopleOf(talk)).toEqual(people)
    expect(accountsFound(second)).toMatchObject({ added: 0, fitting, there_before: there.length })
    expect(second.text).toContain(`I found no new company for this; ${there.length} that fit were there before.`)
    expect(second.text).toContain(
      `${fitting} companies fit; at ${fitting - there.length} of them I found nobody like that and at ${there.length} everybody like that was there before.`,
    )
  })

  it('passes over those whose people are known, and does not call them companies without [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('Find 30 heads of sales in Munich')
    const run = await talk.say('5 more')
    expect(contactsFound(run)).toMatchObject({ added: 5, accounts_searched: 5, accounts_without: 0 })
    expect(accountsFound(run).there_before).toBe(30)
    expect(run.text).toContain('; 30 that fit were there before.')
    expect(run.text).not.toMatch(/found nobody|without the place|You asked for/)
    expect(await peopleOf(talk)).toHaveLength(35)
  })

  it('finds nobody twice who has been given an address since', async () => {
    const talk = await openTalk()
    const whom = 'heads of logistics at retail companies in Germany'
    await talk.say(`Find 12 ${whom} and enrich them`)
    await talk.say('12 more')
    const people = await peopleOf(talk)
    expect(people).toEqual([...new Set(people)])
  })

  it('is what the card for leads offers [CAM-SMART-03]', async () => {
    const initialPrompt = 'Find 15 heads of sales in Munich'
    const talk = await openTalk({ initialPrompt })
    await talk.say(initialPrompt)
    const answer = await talk.call(smartAssist, { params: { campaignId: talk.campaignId } })
    const [card] = (await answer.json()) as readonly Suggestion[]
    expect(card?.text).toBe('Find 10 more heads of sales at companies in Munich.')
    await talk.say(card?.text ?? '')
    const whole = await openTalk()
    await whole.say('Find 25 heads of sales in Munich')
    expect(await peopleOf(talk)).toEqual(await peopleOf(whole))
  })
})
