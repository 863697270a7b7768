import { smartAssist, type Suggestion } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'

async function cardOf(talk: TestTalk): Promise<string> {
  const answer = await talk.call(smartAssist, { params: { campaignId: talk.campaignId } })
  const suggested: readonly Suggestion[] = await answer.json()
  return suggested.find(({ type }) => type === 'find-leads')?.text ?? ''
}

describe('more of those who were looked for [CAM-SMART-03]', () => {
  it.each<readonly [asked: readonly string[], card: string, search: Record<string, unknown>]>([
    [['Find 3 CFOs in Berlin'], 'CFOs at companies in Berlin', { location: 'Berlin', with_title: 'CFOs' }],
    [['Find 3 CFOs in Bavaria'], 'CFOs at companies in Bavaria', { location: 'Bavaria' }],
    [
      ['Find 3 CFOs in Berlin, Hamburg and Munich'],
      'CFOs at companies in Berlin, Hamburg or Munich',
      { location: 'Berlin, Hamburg, Munich' },
    ],
    [
      ['Find 3 CFOs in Berlin', 'find 3 heads of sales at hotels in Spain'],
      'heads of sales at hotels in Spain',
      { location: 'Spain', industry: 'hotels' },
    ],
    [['Find 3 CFOs in Germany', 'narrow it down to Bavaria'], 'CFOs at companies in Bavaria', { location: 'Bavaria' }],
    [
      ['Find 3 CFOs in Berlin', 'find 3 CTOs there'],
      'CTOs at companies in Berlin',
      { location: 'Berlin', with_title: 'CTOs' },
    ],
    [
      ['Find 3 SaaS companies in Hamburg', 'get 2 decision makers at each'],
      'decision makers at SaaS companies in Hamburg',
      { location: 'Hamburg', industry: 'SaaS' },
    ],
    [
      ['Find 3 CFOs outside Berlin in Germany'],
      'CFOs at companies in Germany outside Berlin',
      { location: 'Germany', outside: 'Berlin' },
    ],
  ])('are proposed with their place, and found as proposed: %j', async (asked, whom, search) => {
    const talk = await openTalk()
    for (const words of asked) await talk.say(words)
    const card = await cardOf(talk)
    expect(card).toBe(`Find 10 more ${whom}.`)
    const { calls } = await talk.say(card)
    expect(calls[0]?.args).toMatchObject({ ...search, people: 10 })
  })
})
