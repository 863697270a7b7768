import { expect, it } from 'vitest'
import { readRows } from '../../handlers/campaigns/processing/work-in-test'
import { openTalk } from './marketing-in-test'

it.each([
  ['find 12 fintech startups in London with 50 to 200 employees', 50, 200],
  ['find SaaS startups in Berlin with 100 to 500 employees', 100, 500],
  ['also add a dozen CFOs at fintech startups in London with 50 to 200 employees', 50, 200],
  ['find small SaaS companies in Germany with more than 120 and fewer than 300 employees', 120, 300],
])('finds only companies of the size that figures say: %s [CAM-CHAT-03]', async (request, least, most) => {
  const talk = await openTalk()
  const { text } = await talk.say(request)
  const sizes = (await readRows(talk, talk.campaignId, 'account')).map((row) => Number(row['employee_count']))
  expect(sizes.length).toBeGreaterThan(0)
  for (const size of sizes) {
    expect(size).toBeGreaterThanOrEqual(least)
    expect(size).toBeLessThanOrEqual(most)
  }
  expect(text).toMatch(/You gave figures for the size, so those count, and “(?:startups|small)” is no condition/)
})
