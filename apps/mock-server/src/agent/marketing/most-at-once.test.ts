import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it('says how many were asked for, and that more than 200 are looked for one part after the other [CAM-CHAT-03]', async () => {
  const talk = await openTalk({ agentId: 'marketing-expert-simple' })
  const first = await talk.say('find 450 SaaS companies')
  expect(first.text).toContain('I added **200 accounts**')
  expect(first.text).toContain('You asked for 450. I look for at most 200 at once. Shall I look for 200 more?')
  const second = await talk.say('yes')
  expect(second.text).toContain('Shall I look for 50 more?')
  const third = await talk.say('yes')
  expect(third.text).toContain('I added **50 accounts**')
  expect(third.text).not.toContain('more?')
})
