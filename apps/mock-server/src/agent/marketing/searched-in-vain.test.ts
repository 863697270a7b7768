import { getScheduleJob, smartAssist, type Suggestion } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'

const found = 'Find 3 CFOs at retailers in the Netherlands'
const inVain = 'Find 3 owners of breweries in Munich'

async function searchesOf({ call, campaignId }: TestTalk) {
  const { searches } = await (await call(getScheduleJob, { params: { campaignId } })).json()
  return (searches as { words: string; isLookedFor: boolean }[]).map(({ words, isLookedFor }) => [words, isLookedFor])
}

describe('a search that has found nobody', () => {
  it('is no search of checks beside one that has, until somebody chooses it [CAM-SCHED-02]', async () => {
    const talk = await openTalk()
    await talk.say(found)
    await talk.say(inVain)
    expect(await searchesOf(talk)).toEqual([
      ['owners at breweries in Munich', false],
      ['CFOs at retailers in the Netherlands', true],
    ])
  })

  it('is what checks look for where there is no other [CAM-SCHED-02]', async () => {
    const talk = await openTalk()
    await talk.say(inVain)
    expect(await searchesOf(talk)).toEqual([['owners at breweries in Munich', true]])
    await talk.say(found)
    expect(await searchesOf(talk)).toEqual([
      ['CFOs at retailers in the Netherlands', true],
      ['owners at breweries in Munich', true],
    ])
  })

  it('is not proposed as more of those who are there [CAM-SMART-03]', async () => {
    const talk = await openTalk()
    const finding = async () => {
      const answer = await talk.call(smartAssist, { params: { campaignId: talk.campaignId } })
      return ((await answer.json()) as Suggestion[]).find(({ type }) => type === 'find-leads')?.text
    }
    await talk.say(found)
    expect(await finding()).toMatch(/^Find 10 more /)
    await talk.say('Find 3 marketing managers at fintech companies in Hamburg')
    expect(await finding()).toMatch(/^Find 10 (?!more)/)
  })
})
