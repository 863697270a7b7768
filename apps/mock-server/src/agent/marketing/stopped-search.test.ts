import type { AgentEvent } from '@inlay/sdk-core/agent'
import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it('speaks of the companies that were found before it was stopped, and of whom it looked for there [CAM-CHAT-05]', async () => {
  const talk = await openTalk()
  const runId = await talk.begin('Find 8 heads of sales at software companies in Madrid')
  const log = talk.store.workspace('northwind').log<AgentEvent>(`agent-run/${runId}`)
  const isLookingForPeople = async () =>
    (await log.read({ limit: 10_000 })).some(
      ({ entry }) => entry.type === 'TOOL_CALL_START' && entry.toolCallName === 'find_contacts',
    )
  for (let turn = 0; turn < 1_000 && !(await isLookingForPeople()); turn += 1) {
    talk.server.clock.advance(50)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  expect(await talk.stop()).toBe(true)
  const { calls, text } = await talk.say('Find contacts at these accounts')
  expect(calls[0]).toMatchObject({ name: 'find_contacts', args: { title: 'heads of sales' } })
  expect(calls[0]?.args['accounts']).toHaveLength(8)
  expect(text).toContain('From your search before, I took over: heads of sales.')
  expect(text).not.toContain('No companies were found or listed before')
})
