import { loadAgentThread } from '@inlay/sdk-core/contract/workspace'
import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it('answers all that was said while it was at work [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 2 CFOs at retailers in Norway')
  const { calls, text } = await talk.say('also Finland', 'how many contacts do we have?')
  expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { location: 'Finland' } })
  expect(text).toContain('**4 contacts**')
})

it('does nothing once more that was asked before, and stopped before it began [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.begin('Find 2 CFOs at retailers in Norway')
  await talk.stop()
  const { call, campaignId } = talk
  const thread = (await (
    await call(loadAgentThread, { params: { agentId: 'marketing-expert', threadId: campaignId } })
  ).json()) as { readonly messages: string }
  expect(JSON.parse(thread.messages)).toMatchObject([{ role: 'user' }])
  const { calls, text } = await talk.say('how many contacts do we have?')
  expect(calls.map(({ name }) => name)).toEqual(['summarise_audience'])
  expect(text).toContain('**0 contacts**')
})
