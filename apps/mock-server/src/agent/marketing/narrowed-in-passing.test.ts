import { smartAssist, type Suggestion } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('a search that is narrowed in passing [CAM-CHAT-03]', () => {
  it.each<readonly [string, string, number]>([
    ['Actually only the ones in Hamburg please, and make it 8', 'Hamburg', 8],
    ['just the ones in Munich, and 12 of them', 'Munich', 12],
    ['only those from Berlin, please. 6 is enough', 'Berlin', 6],
    ['No, only people in Hamburg, 8 is enough', 'Hamburg', 8],
    ['Ok, thanks, just those in Munich. 7 of them', 'Munich', 7],
  ])('looks there for so many: “%s”', async (words, location, count) => {
    const talk = await openTalk()
    await talk.say('Find 5 heads of logistics in Germany')
    const { calls, text } = await talk.say(words)
    expect(calls[0]?.args).toMatchObject({ location, with_title: 'heads of logistics', people: count })
    expect(text).not.toMatch(/do not know how to do|cannot search by/)
  })

  it('counts companies where companies were looked for', async () => {
    const talk = await openTalk()
    await talk.say('Find 5 SaaS companies in Germany')
    const { calls } = await talk.say('Actually only the ones in Hamburg please, and make it 8')
    expect(calls[0]?.args).toMatchObject({ industry: 'SaaS', location: 'Hamburg', limit: 8 })
  })
})

it('suggests the wider search in the country as well [CAM-SMART-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 12 marketing managers at hotels in Porto, Portugal')
  const suggested: readonly Suggestion[] = await (
    await talk.call(smartAssist, { params: { campaignId: talk.campaignId } })
  ).json()
  expect(suggested[0]?.text).toMatch(/at hotels in Portugal\.$/)
})

describe('a city with its country in which there are too few [CAM-CHAT-03]', () => {
  it.each<readonly [string, string, string]>([
    ['Find 20 shipping companies in Malmö, Sweden', 'Malmö', 'Sweden'],
    ['Find 12 marketing managers at hotels in Porto, Portugal', 'Porto', 'Portugal'],
  ])('is looked around in that country: “%s”', async (words, city, country) => {
    const talk = await openTalk()
    const { text } = await talk.say(words)
    expect(text).toContain(`**in ${city}**: in all of ${country}, `)
    expect(text).not.toContain(`${city} or ${country}`)
    expect((await talk.say('yes')).calls[0]?.args).toMatchObject({ location: country })
  })
})
