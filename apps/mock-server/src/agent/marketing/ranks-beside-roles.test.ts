import { describe, expect, it } from 'vitest'
import { smartAssist, type Suggestion } from '@inlay/sdk-core/contract/campaigns'
import { openTalk } from './marketing-in-test'

describe('where those stand who are sought [CAM-CHAT-03] [CAM-SMART-03]', () => {
  it.each([
    'Find 3 heads of logistics (directors and above) at retailers in Germany',
    'Find 3 heads of logistics, directors and above, at retailers in Germany',
    'Find 3 heads of logistics at retailers in Germany, only directors and above',
  ])('is read beside what they do: “%s”', async (asked) => {
    const talk = await openTalk()
    const { calls } = await talk.say(asked)
    expect(calls[0]).toMatchObject({
      name: 'find_accounts',
      args: { industry: 'retailers', with_title: 'heads of logistics', with_seniority: 'directors and above' },
    })
  })

  it('may stand on a card, which the agent then understands', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 heads of logistics at retailers in Germany')
    await talk.say('only directors and above')
    const answer = await talk.call(smartAssist, { params: { campaignId: talk.campaignId } })
    const cards = (await answer.json()) as readonly Suggestion[]
    const text = cards.find(({ type }) => type === 'find-leads')?.text ?? ''
    expect(text).toContain('(directors and above)')
    const { calls } = await talk.say(text)
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { with_seniority: 'directors and above' } })
  })

  it('lists who of those found last works at the largest company', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 heads of logistics at retailers in Germany')
    const { text } = await talk.say('who of them works at the largest company?')
    expect(text).toMatch(/the largest is \*\*[^*]+\*\*[^]*\| Head of Logistics \|/)
  })

  it('says in the overview whom it looked for first, where others are found beside them', async () => {
    const first = 'Find 5 heads of growth at SaaS companies in Berlin'
    const talk = await openTalk({ initialPrompt: first })
    await talk.say(first)
    const run = await talk.say('make that 4, and also VPs of marketing')
    expect(run.calls[0]).toMatchObject({ args: { with_title: 'VPs of marketing', people: 4 } })
    const { state } = await talk.say('write the overview')
    expect(state.agentState).toMatchObject({
      campaign_overview: expect.stringMatching(/## Goal\n\nLead Gen: reach heads of growth/),
    })
  })
})
