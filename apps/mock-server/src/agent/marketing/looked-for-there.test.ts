import { describe, expect, it } from 'vitest'
import { openTalk, type ToldRun } from './marketing-in-test'

const namesOf = ({ calls }: ToldRun) => calls.map(({ name }) => name)
const placesOf = ({ calls }: ToldRun, name: string) => {
  const { accounts } = calls.find((call) => call.name === name)?.args ?? {}
  return Array.isArray(accounts) ? accounts.length : accounts
}

describe('people “there”, where a search has found nobody', () => {
  it.each([
    ['only in Hamburg and Bremen please', 'find the managing directors there', 'the 7 companies that I found'],
    ['only in Hamburg and Bremen please', 'and their managing directors', 'the 7 companies that I found'],
    ['only in Hamburg and Bremen please', 'find the managing directors', 'the 7 accounts of the audience'],
    ['find CFOs at banks in Vienna with 90000 employees', 'then the CTOs at these companies', 'the 7 companies'],
  ])(
    'are looked for nowhere else before that is agreed to: “%s”, “%s” [CAM-CHAT-03]',
    async (narrowed, asked, where) => {
      const talk = await openTalk()
      await talk.say('I want to reach logistics companies in Germany with 50 to 200 employees that are hiring')
      const none = await talk.say(narrowed)
      expect(none.text).toContain('I found no company for this')
      const run = await talk.say(asked)
      expect(run.calls).toEqual([])
      expect(run.text).toMatch(/^I found (?:no company|nobody) for this: .*(?:Hamburg or Bremen|Vienna)/)
      expect(run.text).toContain('So there is nobody to look for there. Shall I find ')
      expect(run.text).toContain(where)
      const agreed = await talk.say('yes')
      expect(namesOf(agreed)).toEqual(['find_contacts'])
      expect(agreed.text).toMatch(/I added \*\*\d+ contacts?\*\*/)
    },
  )

  it('are at the accounts that were listed since, or that are named as all [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('find 6 logistics companies in Germany')
    await talk.say('find logistics companies in Vienna with 90000 employees')
    expect(namesOf(await talk.say('find the CFOs at all accounts'))).toEqual(['find_contacts'])
    await talk.say('find logistics companies in Vienna with 80000 employees')
    await talk.say('which accounts do I have?')
    const listed = await talk.say('find the CTOs there')
    expect(placesOf(listed, 'find_contacts')).toBe(6)
  })

  it('are found where the search that found nobody was put right [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('find 6 logistics companies in Germany')
    await talk.say('find banks in Vienna with 90000 employees')
    await talk.say('find 3 banks in Austria')
    const run = await talk.say('find the CFOs there')
    expect(placesOf(run, 'find_contacts')).toBe(3)
  })
})

describe('people in a sentence with their companies', () => {
  it.each([
    'find 5 fintech companies in London and the CFOs there',
    'find 5 fintech companies in London, and then find the CFOs at them',
    'please find me 5 fintech companies in London and also the CFOs at these companies',
  ])('are looked for at those, be there others before or not: “%s” [CAM-CHAT-03]', async (asked) => {
    const talk = await openTalk()
    const alone = await talk.say(asked)
    expect(namesOf(alone).slice(0, 2)).toEqual(['find_accounts', 'find_contacts'])
    expect(alone.calls[0]?.args).toMatchObject({ industry: 'fintech', location: 'London' })
    const other = await openTalk()
    await other.say('find 6 logistics companies in Germany')
    const run = await other.say(asked)
    expect(namesOf(run)).toEqual(['find_accounts', 'find_contacts'])
    expect(placesOf(run, 'find_contacts')).toBe(5)
  })

  it('may come after them, without a word of where [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('find 6 logistics companies in Germany')
    await talk.say('find 3 banks in Austria')
    const run = await talk.say('and the managing directors')
    expect(placesOf(run, 'find_contacts')).toBe(3)
    expect(run.calls[0]?.args).toMatchObject({ title: 'managing directors' })
    const others = await talk.say('the CFOs too')
    expect(others.calls[0]).toMatchObject({ name: 'find_contacts', args: { title: 'CFOs' } })
  })

  it('are no parts of messages [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    await talk.say('find 3 CFOs at banks in Austria and write them an email about audits')
    for (const part of ['the subject too', 'and the greeting']) expect((await talk.say(part)).calls).toEqual([])
  })
})
