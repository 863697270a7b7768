import { describe, expect, it } from 'vitest'
import { readRows } from '../../handlers/campaigns/processing/work-in-test'
import { openTalk, type TestTalk, type ToldRun } from './marketing-in-test'

const contactsOf = (talk: TestTalk) => readRows(talk, talk.campaignId, 'contact')
const namesOf = ({ calls }: ToldRun) => calls.map(({ name }) => name)

describe('“find them”', () => {
  it('means whom the campaign was planned for, also in the sentence before [CAM-CHAT-03]', async () => {
    const talk = await openTalk()
    const run = await talk.say(
      'Plan a campaign for a dozen CFOs at fintech companies in London, find them and write a three-step email sequence about faster invoicing',
    )
    expect(namesOf(run)).toEqual(['find_accounts', 'find_contacts', 'write_overview', 'draft_content'])
    expect(run.calls[0]?.args).toMatchObject({ industry: 'fintech', location: 'London', with_title: 'CFOs', limit: 12 })
    expect(run.text).not.toMatch(/do not know|changed nothing/)
    expect(run.state.agentState).toMatchObject({
      campaign_overview: expect.stringContaining('Reach CFOs at fintech companies in London.'),
    })
    const other = await talk.say(
      'Plan a campaign to reach heads of logistics at furniture retailers in Germany. Find 10 of them and draft a first email about lower transport damage',
    )
    expect(other.calls[0]?.args).toMatchObject({ with_title: 'heads of logistics', location: 'Germany', limit: 10 })
    expect(namesOf(other).at(-1)).toBe('draft_content')
  })

  it('looks them up as well when asked to', async () => {
    const run = await (
      await openTalk()
    ).say('I want to reach CTOs at SaaS companies in Munich, find them and enrich them')
    expect(namesOf(run)).toEqual(expect.arrayContaining(['find_contacts', 'enrich_contacts']))
    expect(run.text).not.toContain('In this campaign I can')
  })

  it.each([
    ['find them', 10],
    ['yes', 10],
    ['find 3 of them', 3],
  ])('takes what was offered with the plan: “%s” [CAM-CHAT-03]', async (answer, limit) => {
    const talk = await openTalk()
    const planned = await talk.say('Plan a campaign for CFOs at fintech companies in London')
    expect(namesOf(planned)).toEqual(['write_overview'])
    expect(planned.text).toContain('Shall I find CFOs at fintech companies in London?')
    expect(await contactsOf(talk)).toEqual([])
    const { calls } = await talk.say(answer)
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { with_title: 'CFOs', location: 'London', limit } })
    expect((await contactsOf(talk)).length).toBeGreaterThan(0)
  })

  it('says who is there already, and asks where nobody was named', async () => {
    const talk = await openTalk()
    const asked = await talk.say('find them')
    expect(asked.calls).toEqual([])
    expect(asked.text).toContain('Shall I find ')
    const other = await openTalk()
    const named = await other.say('Our ideal customers are CFOs at fintech companies in London')
    expect(named.calls).toEqual([])
    expect(named.text).toBe('Shall I find CFOs at fintech companies in London?')
    await other.say('Find 2 CFOs at retail companies in Spain and enrich them')
    const count = (await contactsOf(other)).length
    const again = await other.say('find them')
    expect(again.calls).toEqual([])
    expect(again.text).toContain('I have looked for those already: CFOs at retail companies in Spain')
    expect(await contactsOf(other)).toHaveLength(count)
  })
})

describe('what is not understood', () => {
  it('is told once, and never that nothing was changed where something was', async () => {
    const talk = await openTalk()
    const { calls, text } = await talk.say('Sing me a song. Write the overview. Dance with me.')
    expect(calls.map(({ name }) => name)).toEqual(['write_overview'])
    expect(text).toContain('so I have left it out: “Sing me a song” and “Dance with me”.')
    expect(text).not.toContain('changed nothing')
    const nothing = await talk.say('Sing me a song. Dance with me.')
    expect(nothing.text.split('In this campaign I can').length + nothing.text.split('I can\n\n').length).toBe(3)
  })
})
